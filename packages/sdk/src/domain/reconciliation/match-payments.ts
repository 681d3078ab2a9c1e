import { fromCents, toCents } from '../money.ts';
import { sharesReference, type BankEntry } from './bank-entry.ts';
import {
  SURE_EARLIEST_DAYS,
  SURE_LATEST_DAYS,
  doubtsOf,
  isLikeAsWell,
  isSureByName,
  isSureByReference,
  reasonsOf,
  type MatchReason,
} from './match-reasons.ts';
import { likenessOf } from './names.ts';
import {
  dueIn,
  groupBy,
  hasSomeName,
  isPerson,
  isWholeName,
  neighbours,
  pairsOf,
  prepareEntry,
  prepareOrder,
  push,
  wordsOf,
  type Entry,
  type OpenEntry,
  type OpenOrder,
  type Order,
  type Pair,
} from './payment-pairs.ts';

/** Entries and the orders that they pay: one of each, or two of one of them. */
export interface PaymentMatch {
  entradas: number[];
  pedidos: number[];
  motivos: MatchReason[];
}

/** What belongs together among the entries and the orders. */
export interface MatchedPayments {
  seguras: PaymentMatch[];
  /** Of every entry that may be one of several, or is not certain: at most three, the best first. */
  probables: { idEntrada: number; candidatos: PaymentMatch[] }[];
  /** Entries that no order is like. */
  sinPareja: number[];
  /** Payments that the bank took back, with the entries that did. */
  reversadas: number[];
}

/** Candidates that are shown for an entry. */
export const CANDIDATES_MAX = 3;

/** Days within which a bank takes a payment back. */
const REVERSED_WITHIN_DAYS = 30;

/** What a sum that comes out to the cent speaks for itself, beside its better half. */
const SUM_SCORE = 30;

/**
 * Which entries of a bank pay which orders. A match is sure when a reference and the amount say it, or
 * amount, name and day do and nothing else in either list is like it; whatever leaves a doubt is likely,
 * and a person decides.
 *
 * @example
 * const said = { monto: 50, moneda: 'USD', referencia: '90012345', texto: 'SINPE' } as const;
 * const entry = { ...said, idEntrada: 31, dia: '2026-03-14', nombre: 'ANA MORA' };
 * const order = { idPedido: 1024, dia: '2026-03-14', montoTotal: 50, referencia: '90012345', nombre: 'Ana Mora' };
 * matchPayments([entry], [order]).seguras.length // 1
 */
export function matchPayments(
  entries: readonly OpenEntry[],
  orders: readonly OpenOrder[],
): MatchedPayments {
  const { standing, taken, doubted } = withoutReversed(entries.map(prepareEntry));
  const open = orders.map(prepareOrder);
  const pairs = pairsOf(standing, open);
  const seguras: PaymentMatch[] = [];
  const done = new Set<Entry | Order>();
  const isFree = ({ entry, order }: Pair): boolean => !done.has(entry) && !done.has(order);
  const accept = (match: readonly Pair[], motivos: MatchReason[]): void => {
    for (const { entry, order } of match) done.add(entry).add(order);
    seguras.push(matchOf(match, motivos));
  };

  const settle = (isSure: (pair: Pair) => boolean, isRival: (pair: Pair) => boolean): void => {
    const free = pairs.filter(isFree);
    const near = neighbours(free);
    const certain = free.filter(
      (pair) =>
        isSure(pair) &&
        !doubted.has(pair.entry) &&
        !near(pair).some((other) => other !== pair && isRival(other)),
    );
    for (const pair of certain) if (isFree(pair)) accept([pair], reasonsOf(pair));
  };
  settle(
    isSureByReference,
    ({ reference, amount }) =>
      reference === 'igual' || (reference === 'parecida' && amount === 'igual'),
  );
  for (const sum of sumsOf(pairs.filter(isFree), doubted))
    if (sum.sure && sum.pairs.every(isFree)) accept(sum.pairs, sum.motivos);
  settle(isSureByName, isLikeAsWell);

  const free = pairs.filter(isFree);
  const near = neighbours(free);
  const byEntry = groupBy(free, ({ entry }) => entry);
  const sums = new Map<Entry, Sum[]>();
  for (const sum of sumsOf(free, doubted))
    for (const entry of new Set(sum.pairs.map((pair) => pair.entry))) push(sums, entry, sum);
  const likely = standing
    .filter((entry) => !done.has(entry))
    .map((entry) => ({
      idEntrada: entry.own.idEntrada,
      candidatos: candidatesOf(byEntry.get(entry) ?? [], sums.get(entry) ?? [], near, doubted),
    }));
  return {
    seguras,
    probables: likely.filter(({ candidatos }) => candidatos.length > 0),
    sinPareja: likely
      .filter(({ candidatos }) => candidatos.length === 0)
      .map(({ idEntrada }) => idEntrada),
    reversadas: taken.map(({ own }) => own.idEntrada),
  };
}

/**
 * What one entry pays of each of its orders: shares like their totals, to the cent or the colón. The last
 * gets what is left over.
 *
 * @param entry The money that is shared.
 * @param totals What is due of each order, in any one currency; of orders that are paid all get the same.
 * @example sharesOf({ monto: 40_000, moneda: 'CRC' }, [50, 30]) // [25_000, 15_000]
 */
export function sharesOf(
  { monto, moneda }: Pick<BankEntry, 'monto' | 'moneda'>,
  totals: readonly number[],
): number[] {
  // Payments in colones are whole; what a bank has of cents beyond is of no weight.
  const units = moneda === 'CRC' ? Math.round(monto) : toCents(monto);
  const sum = totals.reduce((all, total) => all + total, 0);
  let left = units;
  const shares = totals.map((total, index) => {
    const part = sum === 0 ? units / totals.length : (units * total) / sum;
    const share = index === totals.length - 1 ? left : Math.round(part);
    left -= share;
    return share;
  });
  return moneda === 'CRC' ? shares : shares.map(fromCents);
}

/** Hours after which an order without money is worth a word with its customer. */
export const UNPAID_HOURS = 24;

/**
 * Orders that wait for longer than that, of which something is still to come and that no entry is like, in
 * the order that they came in.
 */
export function unpaidOrders<
  Of extends Pick<OpenOrder, 'idPedido' | 'montoTotal'> & { fechaPedido: string },
>(
  orders: readonly Of[],
  { seguras, probables }: Pick<MatchedPayments, 'seguras' | 'probables'>,
  now: number,
): Of[] {
  const found = [...seguras, ...probables.flatMap(({ candidatos }) => candidatos)];
  const paid = new Set(found.flatMap(({ pedidos }) => pedidos));
  const since = new Date(now - UNPAID_HOURS * 3_600_000).toISOString();
  return orders.filter(
    ({ idPedido, fechaPedido, montoTotal }) =>
      montoTotal > 0 && !paid.has(idPedido) && fechaPedido <= since,
  );
}

/**
 * Without payments that the bank took back. Where it cannot be told which one it was, none of them is
 * ever sure.
 */
function withoutReversed(entries: readonly Entry[]): {
  standing: Entry[];
  taken: Entry[];
  doubted: Set<Entry>;
} {
  const taken = new Set<Entry>();
  const doubted = new Set<Entry>();
  const came = groupBy(
    entries.filter(({ cents }) => cents > 0),
    ({ own, cents }) => `${own.moneda} ${cents}`,
  );
  for (const reversal of entries.filter(({ cents }) => cents < 0)) {
    const same = (came.get(`${reversal.own.moneda} ${-reversal.cents}`) ?? []).filter(
      (entry) => !taken.has(entry) && isReversalOf(reversal, entry),
    );
    const named = same.filter(
      ({ reference }) =>
        reference !== null &&
        reversal.reference !== null &&
        sharesReference(reference, reversal.reference),
    );
    const [only, ...others] = named.length > 0 ? named : same;
    if (only !== undefined && others.length === 0) taken.add(only).add(reversal);
    else for (const entry of same) doubted.add(entry);
  }
  return {
    standing: entries.filter((entry) => !taken.has(entry)),
    taken: [...taken],
    doubted,
  };
}

function isReversalOf(reversal: Entry, entry: Entry): boolean {
  const days = reversal.day - entry.day;
  if (days < 0 || days > REVERSED_WITHIN_DAYS) return false;
  if (reversal.words.length === 0 || entry.words.length === 0) return true;
  return likenessOf(reversal.words, entry.words).exact > 0;
}

interface Sum {
  pairs: [Pair, Pair];
  motivos: MatchReason[];
  sure: boolean;
}

/** Two orders of a person that one entry pays, and two entries of a person that pay one order. */
function sumsOf(pairs: readonly Pair[], doubted: ReadonlySet<Entry>): Sum[] {
  const persons = pairs.filter(
    ({ name, reference, amount }) =>
      (isPerson(name) || reference === 'igual') && (amount === 'distinto' || amount === 'cercano'),
  );
  const near = neighbours(pairs);
  const sums: Sum[] = [];
  for (const [kind, groups] of [
    ['SUMA_DE_PEDIDOS', groupBy(persons, ({ entry }) => entry)],
    ['SUMA_DE_ENTRADAS', groupBy(persons, ({ order }) => order)],
  ] as const)
    for (const own of groups.values()) {
      const whole = twoOf(own).filter((two) => addsUp(two, kind));
      for (const two of whole) {
        const sure =
          whole.length === 1 &&
          two.every(
            (pair) =>
              !doubted.has(pair.entry) &&
              pair.days >= -SURE_EARLIEST_DAYS &&
              pair.days <= SURE_LATEST_DAYS &&
              (isWholeName(pair) || pair.reference === 'igual') &&
              !near(pair).some((other) => !two.includes(other) && isRivalOfSum(other)),
          );
        sums.push({
          pairs: two,
          motivos: [kind, ...reasonsOf(two[0]).filter(isAboutPerson)],
          sure,
        });
      }
    }
  return sums;
}

const isRivalOfSum = (pair: Pair): boolean =>
  pair.reference === 'igual' || (wordsOf(pair) >= 2 && pair.amount === 'igual');

const isAboutPerson = (reason: MatchReason): boolean => !reason.startsWith('MONTO');

function twoOf(pairs: readonly Pair[]): [Pair, Pair][] {
  return pairs.flatMap((first, index) =>
    pairs.slice(index + 1).map((second): [Pair, Pair] => [first, second]),
  );
}

function addsUp([first, second]: readonly [Pair, Pair], kind: MatchReason): boolean {
  const due = dueIn(first.entry, first.order);
  if (due === null || first.entry.own.moneda !== second.entry.own.moneda) return false;
  if (kind === 'SUMA_DE_ENTRADAS') return first.entry.cents + second.entry.cents === due;
  const other = dueIn(second.entry, second.order);
  return other !== null && due + other === first.entry.cents;
}

/** What an entry may pay, the best first: pairs and sums alike. */
function candidatesOf(
  pairs: readonly Pair[],
  sums: readonly Sum[],
  near: (pair: Pair) => Pair[],
  doubted: ReadonlySet<Entry>,
): PaymentMatch[] {
  const nobodys = pairs.filter(isNobodys).length;
  const shown = pairs.filter((pair) => nobodys <= CANDIDATES_MAX || !isNobodys(pair));
  const ranked = [
    ...shown.map((pair) => ({
      score: pair.score,
      match: [pair],
      motivos: [...reasonsOf(pair), ...doubtsOf(pair, near(pair))],
    })),
    ...sums.map(({ pairs: match, motivos }) => ({
      score: SUM_SCORE + Math.max(...match.map(({ score }) => score)),
      match,
      motivos,
    })),
  ];
  return ranked
    .sort((a, b) => b.score - a.score)
    .slice(0, CANDIDATES_MAX)
    .map(({ match, motivos }) => {
      const reversed = match.some(({ entry }) => doubted.has(entry));
      return matchOf(match, reversed ? [...motivos, 'ENTRADA_REVERSADA'] : motivos);
    });
}

/** Of the right amount, and nothing else: worth a look while they are few. */
const isNobodys = (pair: Pair): boolean =>
  pair.reference !== 'igual' &&
  pair.reference !== 'parecida' &&
  !pair.numbered &&
  !hasSomeName(pair);

function matchOf(pairs: readonly Pair[], motivos: MatchReason[]): PaymentMatch {
  return {
    entradas: [...new Set(pairs.map(({ entry }) => entry.own.idEntrada))],
    pedidos: [...new Set(pairs.map(({ order }) => order.own.idPedido))],
    motivos,
  };
}
