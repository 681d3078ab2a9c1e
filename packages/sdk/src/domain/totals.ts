import type { Cart, CartLine } from '../entities.ts';
import { fromCents, multiplyCents, sumCents, toCents } from './money.ts';
import { tieredShipping } from './shipping.ts';

type PricedLine = Pick<CartLine, 'precioUnitario' | 'cantidad'> &
  Partial<Pick<CartLine, 'disponible'>>;
type CartAmounts = Pick<Cart, 'subtotal' | 'montoEnvio' | 'montoTotal'>;

/**
 * Price of a whole line.
 * Source: specification §2.12 ("line items use price and quantity").
 *
 * @param precioUnitario US dollars.
 * @param cantidad Pieces, a whole number.
 * @returns US dollars.
 * @example lineSubtotal(19.99, 3) // 59.97
 */
export function lineSubtotal(precioUnitario: number, cantidad: number): number {
  return fromCents(multiplyCents(toCents(precioUnitario), cantidad));
}

/**
 * Subtotal, shipping and total of a cart. A line that was withdrawn does not count; where nothing
 * is left to be shipped all three are 0.
 * Source: specification §3 (server cart), decisions ("The server decides prices, shipping and totals").
 *
 * @param lines What the cart holds.
 * @param fee Shipping, US dollars.
 * @returns US dollars with at most two decimals, under the wire's names.
 * @example cartTotals([{ precioUnitario: 145, cantidad: 2 }], 8)
 *   // { subtotal: 290, montoEnvio: 8, montoTotal: 298 }
 */
export function cartTotals(lines: readonly PricedLine[], fee: number): CartAmounts {
  const subtotal = subtotalCents(lines);
  const shipping = lines.some(isCounted) ? toCents(fee) : 0;
  return {
    subtotal: fromCents(subtotal),
    montoEnvio: fromCents(shipping),
    montoTotal: fromCents(sumCents([subtotal, shipping])),
  };
}

/**
 * Whether a purchase costs what its buyer was shown, to the cent.
 *
 * @param shown US dollars; null when the client does not say, which any total satisfies.
 * @param montoTotal What the cart costs today, shipping included, US dollars.
 */
export function isShownTotal(shown: number | null, montoTotal: number): boolean {
  return shown === null || toCents(shown) === toCents(montoTotal);
}

/**
 * The amounts of the payment page, whose shipping depends on the subtotal.
 * Source: specification §9, "Payment page rule".
 *
 * @returns US dollars with at most two decimals.
 * @example paymentPageTotals([{ precioUnitario: 200, cantidad: 1 }])
 *   // { subtotal: 200, montoEnvio: 30, montoTotal: 230 }
 */
export function paymentPageTotals(lines: readonly PricedLine[]): CartAmounts {
  return cartTotals(lines, tieredShipping(fromCents(subtotalCents(lines))));
}

const isCounted = ({ disponible = true }: PricedLine): boolean => disponible;

function subtotalCents(lines: readonly PricedLine[]): number {
  return sumCents(
    lines
      .filter(isCounted)
      .map((line) => multiplyCents(toCents(line.precioUnitario), line.cantidad)),
  );
}
