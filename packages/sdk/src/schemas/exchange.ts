import * as v from 'valibot';
import { parseAmount } from '../domain/amount-input.ts';
import { isRate, REMINDER_DAYS_MAX, SINPE_LIMIT_MAX } from '../domain/exchange.ts';
import { code } from './codes.ts';
import { form } from './form.ts';
import { readField, readOptionalField, readWhole } from './number-fields.ts';

/**
 * The rate of the colones and how the shop shows it: digits and one dot, two decimals at most; a blank
 * rate ends it, a blank limit says nothing of one.
 *
 * Codes: REQUIRED, AMOUNT_INVALID, INVALID.
 */
export const exchangeRateSchema = /* @__PURE__ */ form({
  tasa: /* @__PURE__ */ readOptionalField((input) => {
    const tasa = parseAmount(String(input));
    return tasa !== null && isRate(tasa) ? tasa : null;
  }, 'AMOUNT_INVALID'),
  topeSinpe: /* @__PURE__ */ readOptionalField(
    (input) => readWhole(input, SINPE_LIMIT_MAX) || null,
    'AMOUNT_INVALID',
  ),
  diasAviso: /* @__PURE__ */ readField(
    (input) => readWhole(input, REMINDER_DAYS_MAX) || null,
    'INVALID',
    'REQUIRED',
  ),
  enPrecios: /* @__PURE__ */ v.boolean(code('INVALID')),
});

export type ExchangeRateValues = v.InferOutput<typeof exchangeRateSchema>;
