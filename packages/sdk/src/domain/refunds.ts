import { CURRENCIES, fromUnits, paidPrice, partOf, receivedUnits } from './payments.ts';
import type { Money, OrderPrice } from './payments.ts';
import { fromCents, toCents, toColones } from './money.ts';

/**
 * What an order costs without one of its pieces, the colones at the rate of the order.
 *
 * @param order The order with that piece.
 * @param line The piece, as a line of the order.
 */
export function priceWithout(
  { montoTotal, montoColones, tasa }: OrderPrice,
  {
    subtotalProducto,
  }: {
    /** Price of the whole line, US dollars. */
    subtotalProducto: number;
  },
): {
  /** US dollars. */
  montoTotal: number;
  /** Whole colones; null where the order has no total or no rate. */
  montoColones: number | null;
} {
  const left = fromCents(toCents(montoTotal) - toCents(subtotalProducto));
  const hasColones = montoColones != null && tasa != null;
  return { montoTotal: left, montoColones: hasColones ? toColones(left, tasa) : null };
}

/**
 * What is to be given back for one piece of an order: in colones where colones have come and no dollars, in dollars
 * where any have, and before anything was noted in the currency that is expected. Colones are what the total falls
 * by, so that the rest adds up to the colon.
 *
 * @param order As it is before its total falls.
 * @param line The piece, as a line of the order.
 * @param payments What has come for the order.
 * @example
 * pieceRefund({ montoTotal: 138, montoColones: 69000, tasa: 500 }, { subtotalProducto: 100 }, [])
 * // { monto: 50000, moneda: 'CRC' }
 */
export function pieceRefund(
  order: OrderPrice,
  line: {
    /** Price of the whole line, US dollars. */
    subtotalProducto: number;
  },
  payments: readonly Money[],
): Money {
  const came = receivedUnits(payments, 'CRC');
  const inColones = payments.length === 0 ? Boolean(order.montoColones) : came > 0;
  const dollars: Money = { monto: line.subtotalProducto, moneda: 'USD' };
  if (!inColones || receivedUnits(payments, 'USD') > 0) return dollars;
  const { montoColones: left } = priceWithout(order, line);
  if (order.montoColones != null && left !== null)
    return { monto: order.montoColones - left, moneda: 'CRC' };
  // Colones have come for an order without a rate: what came was for all of it.
  const whole = toCents(paidPrice(order).montoTotal);
  return { monto: partOf(came, toCents(line.subtotalProducto), whole), moneda: 'CRC' };
}

/**
 * What is still to be given back of an order that is cancelled, a sum for each currency: what has come without what is
 * owed or was given back already. What was given back in a currency in which nothing came counts for as large a
 * part of the other as it is of the total.
 *
 * @example
 * refundsLeft({ montoTotal: 38 }, [{ monto: 138, moneda: 'USD' }], [{ monto: 100, moneda: 'USD' }])
 * // [{ monto: 38, moneda: 'USD' }]
 */
export function refundsLeft(
  order: OrderPrice,
  payments: readonly Money[],
  refunds: readonly Money[],
): Money[] {
  const { montoTotal, montoColones } = paidPrice(order);
  const total = toCents(montoTotal);
  const colones = montoColones ?? receivedUnits(payments, 'CRC');
  let [usd, crc] = CURRENCIES.map(
    (moneda) => receivedUnits(payments, moneda) - receivedUnits(refunds, moneda),
  ) as [number, number];
  if (usd < 0 && crc > 0) crc -= partOf(colones, -usd, total);
  else if (crc < 0 && usd > 0) usd -= partOf(total, -crc, colones);
  return [
    { monto: fromUnits(Math.max(usd, 0), 'USD'), moneda: 'USD' as const },
    { monto: fromUnits(Math.max(crc, 0), 'CRC'), moneda: 'CRC' as const },
  ].filter(({ monto }) => monto > 0);
}
