import { toCents } from '../money.ts';
import { cleanReference } from '../payment-reference.ts';
import { normalizeText } from '../text.ts';
import { sharesReference, type BankEntry } from './bank-entry.ts';
import { likenessOf, nameWords, type WordsLikeness } from './names.ts';

/** An entry of a bank that nothing is known to be paid with. */
export interface OpenEntry extends BankEntry {
  idEntrada: number;
  /** Orders of which a person has said that it does not pay them. */
  noPaga?: readonly number[] | undefined;
}

/** An order that waits for its payment to be judged. */
export interface OpenOrder {
  idPedido: number;
  /** Day in Costa Rica on which it was placed. */
  dia: string;
  /** US dollars that are still to come. */
  montoTotal: number;
  /** The same in whole colones, where the order says it. */
  montoColones?: number | null | undefined;
  /** As the customer or a clerk typed it. */
  referencia: string | null;
  /** Full name of the customer. */
  nombre: string;
}

/** Days before the order, and after it, in which money for it comes in. */
const EARLIEST_DAYS = 7;
const LATEST_DAYS = 30;

/** Shorter references are running numbers of a day that two banks may share. */
export const LONG_REFERENCE = 15;
const REFERENCE_MIN = 5;

/** What a bank may keep, or a person round: two of a hundred. */
const NEAR_SHARE = 0.02;

/** An entry as it is compared. */
export interface Entry {
  own: OpenEntry;
  cents: number;
  reference: string | null;
  words: readonly string[];
  day: number;
}

/** An order as it is compared. */
export interface Order {
  own: OpenOrder;
  reference: string | null;
  words: readonly string[];
  usd: number;
  crc: number | null;
  day: number;
}

/** An entry and an order that have something in common. */
export interface Pair {
  entry: Entry;
  order: Order;
  reference: 'igual' | 'parecida' | 'distinta' | null;
  amount: 'igual' | 'cercano' | 'distinto' | 'desconocido';
  name: WordsLikeness | null;
  numbered: boolean;
  /** Days from the order to the money. */
  days: number;
  score: number;
}

const DAY_MS = 86_400_000;
const dayNumber = (day: string): number => Math.round(Date.parse(day) / DAY_MS);

export function prepareEntry(own: OpenEntry): Entry {
  return {
    own,
    cents: toCents(own.monto),
    reference: usable(own.referencia),
    words: nameWords(own.nombre ?? ''),
    day: dayNumber(own.dia),
  };
}

export function prepareOrder(own: OpenOrder): Order {
  return {
    own,
    reference: usable(own.referencia),
    words: nameWords(own.nombre),
    usd: toCents(own.montoTotal),
    crc: own.montoColones == null ? null : own.montoColones * 100,
    day: dayNumber(own.dia),
  };
}

function usable(reference: string | null): string | null {
  const clean = cleanReference(reference ?? '');
  return clean.length >= REFERENCE_MIN ? clean : null;
}

/** Every pair that has something in common, by what it is found by. */
export function pairsOf(entries: readonly Entry[], orders: readonly Order[]): Pair[] {
  const byUsd = groupBy(orders, ({ usd }) => usd);
  const byCrc = groupBy(orders, ({ crc }) => crc);
  const byPiece = new Map<string, Order[]>();
  const byWord = new Map<string, number[]>();
  const byNumber = new Map(orders.map((order) => [order.own.idPedido, order]));
  orders.forEach((order, index) => {
    for (const piece of piecesOf(order.reference)) push(byPiece, piece, order);
    for (const word of new Set(order.words)) push(byWord, word, index);
  });
  const common = new Uint8Array(orders.length);
  const pairs: Pair[] = [];
  for (const entry of entries) {
    if (entry.cents < 0) continue;
    const found = new Set<Order>((entry.own.moneda === 'USD' ? byUsd : byCrc).get(entry.cents));
    for (const piece of piecesOf(entry.reference))
      for (const order of byPiece.get(piece) ?? []) found.add(order);
    for (const number of numbersIn(entry.own.texto)) {
      const order = byNumber.get(number);
      if (order) found.add(order);
    }
    for (const word of new Set(entry.words))
      for (const index of byWord.get(word) ?? []) common[index] = (common[index] ?? 0) + 1;
    for (const word of new Set(entry.words))
      for (const index of byWord.get(word) ?? []) {
        const order = orders[index];
        if (order && ((common[index] ?? 0) >= 2 || (common[index] === 1 && isNear(entry, order))))
          found.add(order);
        common[index] = 0;
      }
    for (const order of found) {
      const pair = compare(entry, order);
      if (pair !== null) pairs.push(pair);
    }
  }
  return pairs;
}

/** Parts of a reference, of which one stays whole when a digit or two are wrong. */
function piecesOf(reference: string | null): string[] {
  if (reference === null) return [];
  const bare = reference.replace(/^0+/, '');
  if (bare.length < LONG_REFERENCE) return [bare, bare.slice(-6), bare.slice(0, 6)];
  // The day and the bank before it are everybody's: what tells one payment are the last digits.
  return [
    bare.slice(-5),
    bare.slice(-6),
    bare.slice(-10, -5),
    bare.slice(-11, -6),
    bare.slice(-9, -4),
  ];
}

const ORDER_NUMBER = /(?:pedido|orden|compra|ped)\.? ?(?:no\.?|n[°º]|#)? ?#?(\d{1,9})(?!\d)/g;

function numbersIn(text: string): number[] {
  return [...normalizeText(text).matchAll(ORDER_NUMBER)].map(([, digits]) => Number(digits));
}

export const dueIn = ({ own }: Entry, { usd, crc }: Order): number | null =>
  own.moneda === 'USD' ? usd : crc;

function isNear(entry: Entry, order: Order): boolean {
  const due = dueIn(entry, order);
  return due !== null && Math.abs(entry.cents - due) <= due * NEAR_SHARE;
}

function compare(entry: Entry, order: Order): Pair | null {
  if (entry.own.noPaga?.includes(order.own.idPedido)) return null;
  const days = entry.day - order.day;
  const reference = compareReferences(entry.reference, order.reference);
  const numbered = numbersIn(entry.own.texto).includes(order.own.idPedido);
  if (reference !== 'igual' && (days < -EARLIEST_DAYS || days > LATEST_DAYS)) return null;
  const due = dueIn(entry, order);
  const amount =
    due === null
      ? 'desconocido'
      : due === entry.cents
        ? 'igual'
        : isNear(entry, order)
          ? 'cercano'
          : 'distinto';
  const name = entry.words.length === 0 ? null : likenessOf(entry.words, order.words);
  const pair = { entry, order, reference, amount, name, numbered, days, score: 0 } as const;
  const score = scoreOf(pair);
  return score === 0 ? null : { ...pair, score };
}

function compareReferences(a: string | null, b: string | null): Pair['reference'] {
  if (a === null || b === null) return null;
  if (a === b || sharesReference(a, b)) return 'igual';
  const long = Math.min(a.length, b.length) >= LONG_REFERENCE;
  if (isMistyped(a, b, long ? 2 : 1)) return 'parecida';
  // Banks show short numbers of several kinds for one payment: only two long ones are against it.
  return long ? 'distinta' : null;
}

/** Whether so many letters too many, too few, wrong or turned round tell two references apart. */
function isMistyped(a: string, b: string, letters: number, start = 0, shift = 0): boolean {
  let at = start;
  while (at < a.length && a[at] === b[at + shift]) at += 1;
  const [restA, restB] = [a.length - at, b.length - at - shift];
  if (restA === 0 || restB === 0) return Math.max(restA, restB) <= letters;
  if (letters === 0 || Math.abs(restA - restB) > letters) return false;
  const turned = a[at] === b[at + shift + 1] && a[at + 1] === b[at + shift];
  return (
    (turned && isMistyped(a, b, letters - 1, at + 2, shift)) ||
    isMistyped(a, b, letters - 1, at + 1, shift) ||
    isMistyped(a, b, letters - 1, at + 1, shift - 1) ||
    isMistyped(a, b, letters - 1, at, shift + 1)
  );
}

export const isPerson = (name: WordsLikeness | null): boolean =>
  name !== null && name.whole && name.exact >= 2;

/** Three words or more: two are the name of several people in a town. */
export const isWholeName = (pair: Pair): boolean => isPerson(pair.name) && wordsOf(pair) >= 3;

/** How much speaks for a pair; zero where nothing is worth showing. */
function scoreOf({ reference, amount, name, numbered, days }: Omit<Pair, 'score'>): number {
  const words = name === null ? 0 : name.exact + name.loose;
  const byName = words === 0 ? 0 : Math.min(words, 4) * 6 + (name?.whole ? 6 : 0);
  const byAmount = { igual: 30, cercano: 14, desconocido: 0, distinto: 0 }[amount];
  const byReference = reference === 'igual' ? 60 : reference === 'parecida' ? 35 : 0;
  const telling =
    byReference > 0 ||
    numbered ||
    (amount === 'igual' && (words > 0 || days >= -1)) ||
    (amount === 'cercano' && words >= 2) ||
    (words >= 2 && name?.whole === true);
  if (!telling) return 0;
  const far = days < 0 ? -days / EARLIEST_DAYS : days / LATEST_DAYS;
  const against = (reference === 'distinta' ? 8 : 0) + (name !== null && words === 0 ? 4 : 0);
  return 1 + byReference + byAmount + byName + (numbered ? 40 : 0) + 8 * (1 - far) - against;
}

export const hasSomeName = (pair: Pair): boolean => wordsOf(pair) > 0;
export const wordsOf = ({ name }: Pair): number => (name === null ? 0 : name.exact + name.loose);

/** All pairs that share the entry or the order of one. */
export function neighbours(pairs: readonly Pair[]): (pair: Pair) => Pair[] {
  const byEntry = groupBy(pairs, ({ entry }) => entry);
  const byOrder = groupBy(pairs, ({ order }) => order);
  return ({ entry, order }) => [...(byEntry.get(entry) ?? []), ...(byOrder.get(order) ?? [])];
}

export function push<Key, Value>(groups: Map<Key, Value[]>, key: Key, value: Value): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}

export function groupBy<Key, Value>(
  values: readonly Value[],
  keyOf: (value: Value) => Key,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) push(groups, keyOf(value), value);
  return groups;
}
