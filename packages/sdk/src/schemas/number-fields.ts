import * as v from 'valibot';
import { parseAmount, parsePrice } from '../domain/amount-input.ts';
import { AMOUNT_MAX, ID_MAX, STOCK_MAX } from '../domain/limits.ts';
import { fromCents, toCents } from '../domain/money.ts';
import { quantityProblem } from '../domain/stock.ts';
import type { Flag } from '../entities.ts';
import { code, type FieldCode } from './codes.ts';

/** What a field holds where a number is meant: fields of a page hold text, '' for nothing. */
export type NumberInput = string | number;

/** Pieces in stock that were typed, or null. */
export function readStock(input: NumberInput): number | null {
  return readWhole(input, STOCK_MAX);
}

/** What is wrong with pieces in stock that cannot be read. */
export function stockProblem(input: NumberInput): 'STOCK_TOO_LARGE' | 'STOCK_INVALID' {
  const text = String(input).trim();
  return /^\d+$/.test(text) && Number(text) > STOCK_MAX ? 'STOCK_TOO_LARGE' : 'STOCK_INVALID';
}

/** A field that holds a number or its text; '' when it holds nothing. */
/* @__NO_SIDE_EFFECTS__ */
export function numberInput(wrong: FieldCode) {
  return v.nullish(v.union([v.string(), v.number()], wrong), '');
}

/**
 * A field whose text can be read, as `read` does; null means that it cannot. `reasonOf` tells what is
 * wrong with what it holds.
 */
/* @__NO_SIDE_EFFECTS__ */
export function readField<Value>(
  read: (input: NumberInput) => Value | null,
  wrong: FieldCode,
  missing: FieldCode = wrong,
  reasonOf: (input: NumberInput) => FieldCode = () => wrong,
) {
  return v.pipe(
    numberInput(wrong),
    v.rawTransform<NumberInput, Value>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value);
      if (value !== null) return value;
      addIssue({ message: isBlank(dataset.value) ? missing : reasonOf(dataset.value) });
      return NEVER;
    }),
  );
}

/** The same, and null when the field is left empty. `reasonOf` tells what is wrong with what it holds. */
/* @__NO_SIDE_EFFECTS__ */
export function readOptionalField<Value>(
  read: (input: NumberInput) => Value | null,
  wrong: FieldCode,
  reasonOf: (input: NumberInput) => FieldCode = () => wrong,
) {
  return v.pipe(
    numberInput(wrong),
    v.rawTransform<NumberInput, Value | null>(({ dataset, addIssue, NEVER }) => {
      if (isBlank(dataset.value)) return null;
      const value = read(dataset.value);
      if (value !== null) return value;
      addIssue({ message: reasonOf(dataset.value) });
      return NEVER;
    }),
  );
}

/** The id of a chosen row of a lookup; no choice is REQUIRED. */
export const idField = /* @__PURE__ */ readField(readId, 'INVALID', 'REQUIRED');

/** The id of a chosen row of a lookup, or null when none is chosen. */
export const optionalIdField = /* @__PURE__ */ readOptionalField(readId, 'INVALID');

/**
 * A price in US dollars, above 0, thousands with or without commas; null when left empty. Above
 * `AMOUNT_MAX` it is PRICE_TOO_LARGE.
 */
export const priceField = /* @__PURE__ */ readOptionalField(
  readPrice,
  'PRICE_INVALID',
  priceProblem,
);

/** An amount in US dollars, 0 or more, rounded to cents. Above `AMOUNT_MAX` it is AMOUNT_TOO_LARGE. */
export const amountField = /* @__PURE__ */ readField(
  readAmount,
  'AMOUNT_INVALID',
  'AMOUNT_INVALID',
  amountProblem,
);

/** An amount that a program sends: a number, 0 or more, at most two decimals. */
export const wireAmountField = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(code('AMOUNT_INVALID')),
  /* @__PURE__ */ v.check(isAmount, code('AMOUNT_INVALID')),
);

/** Pieces of a cart line: a whole number from 1. */
export const quantityField = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(code('QUANTITY_INVALID')),
  /* @__PURE__ */ v.check(
    (pieces) => quantityProblem(pieces, null) === null,
    code('QUANTITY_INVALID'),
  ),
);

/** A yes or no: a check box, or the wire's 0 and 1. `absent` counts when nothing is said. */
/* @__NO_SIDE_EFFECTS__ */
export function flagField(absent: Flag) {
  return v.pipe(
    v.nullish(v.union([v.boolean(), v.picklist([0, 1, '0', '1'])], code('INVALID')), absent),
    v.transform((value): Flag => (Number(value) === 1 ? 1 : 0)),
  );
}

/** Whether a field holds nothing. */
export function isBlank(input: NumberInput): boolean {
  return String(input).trim() === '';
}

/** A whole number from 0 that was typed, or null: digits only, nothing else. */
export function readWhole(input: NumberInput, max: number): number | null {
  const text = String(input).trim();
  if (!/^\d{1,15}$/.test(text)) return null;
  const whole = Number(text);
  return whole <= max ? whole : null;
}

function readId(input: NumberInput): number | null {
  const id = readWhole(input, ID_MAX);
  return id === 0 ? null : id;
}

function readPrice(input: NumberInput): number | null {
  return upToMax(parsePrice(String(input)));
}

function priceProblem(input: NumberInput): FieldCode {
  return isTooLarge(input) ? 'PRICE_TOO_LARGE' : 'PRICE_INVALID';
}

function amountProblem(input: NumberInput): FieldCode {
  return isTooLarge(input) ? 'AMOUNT_TOO_LARGE' : 'AMOUNT_INVALID';
}

function isTooLarge(input: NumberInput): boolean {
  return Number(String(input).replaceAll(',', '')) > AMOUNT_MAX;
}

function readAmount(input: NumberInput): number | null {
  return upToMax(parseAmount(String(input)));
}

function upToMax(usd: number | null): number | null {
  return usd !== null && usd <= AMOUNT_MAX ? usd : null;
}

function isAmount(usd: number): boolean {
  return usd >= 0 && usd <= AMOUNT_MAX && fromCents(toCents(usd)) === usd;
}
