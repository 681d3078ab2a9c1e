import type { Currency, PaymentMethod, ReceivedBy } from '../entities.ts';
import type { OrderPayment } from '../entities.payments.ts';
import {
  formatColones,
  fromCents,
  formatUsd,
  isWholeCents,
  sumCents,
  toCents,
  toColones,
} from './money.ts';
import { PAYMENT_METHOD_LABELS } from './payment-methods.ts';

/** How money comes, as sent, in the order of the form. */
export const RECEIVED_BY = [
  'sinpe',
  'transferencia',
  'efectivo',
  'otro',
] as const satisfies readonly ReceivedBy[];

/** The same in the words people read. */
export const RECEIVED_BY_LABELS: Readonly<Record<ReceivedBy, string>> = {
  ...(PAYMENT_METHOD_LABELS satisfies Record<PaymentMethod, string>),
  efectivo: 'Efectivo',
  otro: 'Otro',
};

/** The currencies that money comes in, as sent. */
export const CURRENCIES = ['USD', 'CRC'] as const satisfies readonly Currency[];

/** The same in the words people read. */
export const CURRENCY_LABELS: Readonly<Record<Currency, string>> = {
  USD: 'Dólares',
  CRC: 'Colones',
};

/** Largest amount of one payment, in its currency. */
export const PAYMENT_MAX = 1_000_000_000;

/** Longest proof that money was given back, characters. Contract, `RefundForm`. */
export const REFUND_PROOF_MAX = 120;

/** A sum in its currency. */
export type Money = Pick<OrderPayment, 'monto' | 'moneda'>;

/**
 * Whether an amount can be one of a payment: above 0, whole cents of dollars, whole colones.
 *
 * @example isPaymentAmount({ monto: 12.5, moneda: 'CRC' }) // false
 */
export const isPaymentAmount = ({ monto, moneda }: Money): boolean =>
  monto > 0 &&
  monto <= PAYMENT_MAX &&
  (moneda === 'CRC' ? Number.isInteger(monto) : isWholeCents(monto));

/**
 * An amount in the smallest unit of its currency, in which it is stored and added: cents of dollars,
 * whole colones.
 *
 * @example toUnits({ monto: 229.5, moneda: 'USD' }) // 22950
 */
export const toUnits = ({ monto, moneda }: Money): number =>
  moneda === 'CRC' ? sumCents([monto]) : toCents(monto);

/**
 * The other way round.
 *
 * @param units Cents of dollars, or whole colones.
 * @param moneda Which of the two they are.
 */
export const fromUnits = (units: number, moneda: Currency): number =>
  moneda === 'CRC' ? sumCents([units]) : fromCents(units);

/**
 * An amount with its currency, as people read it.
 *
 * @example formatPayment({ monto: 116790, moneda: 'CRC' }) // '₡116\u00A0790'
 */
export const formatPayment = ({ monto, moneda }: Money): string =>
  moneda === 'CRC' ? formatColones(monto) : formatUsd(monto);

/** What an order costs; `montoColones` where the shop has told its total in colones too. */
export interface OrderPrice {
  /** US dollars. */
  montoTotal: number;
  /** Whole colones. */
  montoColones?: number | null | undefined;
  /** Colones for a dollar, of the order. */
  tasa?: number | null | undefined;
  /** Its lines: those whose money is returned were paid all the same. */
  productos?: readonly { devuelta?: boolean | undefined; subtotalProducto: number }[] | undefined;
}

/**
 * What was to be paid for an order: its total with the pieces whose money is returned. What comes is compared with
 * this, for what is owed back for such a piece is neither missing nor too much.
 *
 * @example
 * paidPrice({ montoTotal: 38, productos: [{ subtotalProducto: 100, devuelta: true }] }).montoTotal // 138
 */
export function paidPrice({ montoTotal, montoColones, tasa, productos = [] }: OrderPrice): {
  /** US dollars. */
  montoTotal: number;
  /** Whole colones; null where the order has no total in colones. */
  montoColones: number | null;
} {
  const returned = productos.filter(({ devuelta }) => devuelta === true);
  const cents = sumCents(returned.map(({ subtotalProducto }) => toCents(subtotalProducto)));
  const colones = montoColones ?? null;
  if (cents === 0) return { montoTotal, montoColones: colones };
  const paid = fromCents(toCents(montoTotal) + cents);
  return { montoTotal: paid, montoColones: colones && tasa ? toColones(paid, tasa) : colones };
}

/**
 * How what has come for an order compares with what it costs.
 *
 * - `nothing`: no payment has been entered.
 * - `settled`: exactly the total.
 * - `missing`, `extra`: `difference` says by how much.
 * - `unknown`: colones have come and the order has no total in colones, so nothing can be said.
 */
export interface PaymentBalance {
  /** Which of the five cases it is. */
  state: 'nothing' | 'settled' | 'missing' | 'extra' | 'unknown';
  /** What has come, dollars first; a currency in which nothing has come is left out. */
  received: Money[];
  /** Null unless something is missing or too much; never negative. */
  difference: Money | null;
}

/**
 * Compares what has come for an order with what it costs. Colones are compared with the order's own total
 * in colones, never converted by a rate of another day: when only colones have come, in colones; when
 * dollars have come too, colones count for as large a part of the total as they are of the total in
 * colones, and the difference is told in dollars.
 *
 * @example
 * paymentBalance({ montoTotal: 229.5 }, [{ monto: 200, moneda: 'USD' }])
 * // { state: 'missing', received: [{ monto: 200, moneda: 'USD' }], difference: { monto: 29.5, moneda: 'USD' } }
 */
export function paymentBalance(order: OrderPrice, payments: readonly Money[]): PaymentBalance {
  const came = CURRENCIES.map((moneda) => ({
    monto: fromUnits(receivedUnits(payments, moneda), moneda),
    moneda,
  })).filter(({ monto }) => monto > 0);
  const [first] = came;
  if (!first) return { state: 'nothing', received: came, difference: null };
  // Dollars come first: where any have come, they tell the difference.
  const { moneda } = first;
  const left = unitsLeft(order, payments, moneda);
  if (left === null) return { state: 'unknown', received: came, difference: null };
  return {
    state: left === 0 ? 'settled' : left > 0 ? 'missing' : 'extra',
    received: came,
    difference: left === 0 ? null : { monto: fromUnits(Math.abs(left), moneda), moneda },
  };
}

/**
 * What is still to come for an order, in place of its totals: never below 0, and null where nobody knows.
 * What has come in the other currency counts as in `paymentBalance`.
 *
 * @example
 * stillDue({ montoTotal: 50, montoColones: 25_000 }, [{ monto: 10_000, moneda: 'CRC' }])
 * // { montoTotal: 30, montoColones: 15_000 }
 */
export function stillDue(
  order: OrderPrice,
  payments: readonly Money[],
): {
  /** US dollars; null where nobody knows. */
  montoTotal: number | null;
  /** Whole colones; null where nobody knows. */
  montoColones: number | null;
} {
  const due = (moneda: Currency) => {
    const left = unitsLeft(order, payments, moneda);
    return left === null ? null : fromUnits(Math.max(left, 0), moneda);
  };
  return { montoTotal: due('USD'), montoColones: due('CRC') };
}

/**
 * The same under the names of the contract, once a payment has been noted: before that, what the receipt shows
 * may have come, and whoever is told the total would pay twice.
 *
 * @example notedDue({ montoTotal: 50 }, [{ monto: 20, moneda: 'USD' }]) // { faltaDolares: 30 }
 */
export function notedDue(
  order: OrderPrice,
  payments: readonly Money[],
): { faltaDolares?: number; faltaColones?: number } {
  if (payments.length === 0) return {};
  const { montoTotal: faltaDolares, montoColones: faltaColones } = stillDue(order, payments);
  return {
    ...(faltaDolares !== null && { faltaDolares }),
    ...(faltaColones !== null && { faltaColones }),
  };
}

/** What is missing of the total in a currency, below 0 where too much has come; null where nobody knows. */
function unitsLeft(order: OrderPrice, payments: readonly Money[], moneda: Currency): number | null {
  const { montoTotal, montoColones } = paidPrice(order);
  const [cents, colones] = [receivedUnits(payments, 'USD'), receivedUnits(payments, 'CRC')];
  const total = toCents(montoTotal);
  if (moneda === 'CRC')
    return montoColones ? montoColones - colones - partOf(montoColones, cents, total) : null;
  if (colones === 0) return total - cents;
  return montoColones ? total - cents - partOf(total, colones, montoColones) : null;
}

/** As large a part of `total` as `came` is of `whole`, rounded half up. */
export function partOf(total: number, came: number, whole: number): number {
  if (came === 0 || whole === 0) return 0;
  // Twice the amount and one more, so that whole numbers round half up.
  const part = (BigInt(came) * BigInt(total) * 2n) / BigInt(whole) + 1n;
  return Number(part / 2n);
}

/** What has come in a currency, in its smallest unit. */
export const receivedUnits = (payments: readonly Money[], moneda: Currency): number =>
  sumCents(payments.filter((one) => one.moneda === moneda).map(toUnits));

/**
 * The payment that is to be expected next: what is missing, in the currency that it is told in, or all that
 * the order costs, in colones where it has a total in colones. `monto` is null where nobody knows.
 *
 * @param wanted The currency that the amount is wanted in.
 * @example expectedPayment({ montoTotal: 229.5, montoColones: 116790 }, []) // { monto: 116790, moneda: 'CRC' }
 */
export function expectedPayment(
  order: OrderPrice,
  payments: readonly Money[],
  wanted?: Currency,
): {
  /** In its `moneda`: dollars, or whole colones; null where nobody knows. */
  monto: number | null;
  moneda: Currency;
} {
  const { state, difference } = paymentBalance(order, payments);
  const { montoTotal, montoColones } = paidPrice(order);
  const moneda = wanted ?? difference?.moneda ?? (montoColones ? 'CRC' : 'USD');
  const known = { USD: montoTotal, CRC: montoColones };
  if (state === 'nothing') return { monto: known[moneda], moneda };
  const isMissing = state === 'missing' && difference?.moneda === moneda;
  return { monto: isMissing ? difference.monto : null, moneda };
}

/** Whether accepting an order is asked about first: something is missing, or too much has come. */
export const hasDifference = ({ state }: PaymentBalance): boolean =>
  state === 'missing' || state === 'extra';
