import { toCents } from './money.ts';

/*
 * Two shipping rules live side by side because the specification has two screens that ask for
 * money. The cart and finalizar-compra show the server's cart, whose shipping is the one fee that
 * an administrator configures (`montoEnvio`). The payment page shows the cart of the browser, which
 * no server has seen, and prices its shipping by the tiers below. Only the first is ever charged.
 */

/**
 * Shipping fee until an administrator sets another, US dollars.
 * Source: specification §9 ("Default shipping cost 8 USD").
 */
export const DEFAULT_SHIPPING_FEE = 8;

/**
 * The tiers of the payment page: shipping in US dollars up to and including a subtotal in US
 * dollars. Source: specification §9, "Payment page rule".
 */
export const SHIPPING_TIERS: readonly { upTo: number; fee: number }[] = [
  { upTo: 200, fee: 30 },
  { upTo: 400, fee: 25 },
];

/** Shipping of the payment page above all tiers, US dollars. Source: specification §9. */
export const SHIPPING_ABOVE_TIERS = 20;

/**
 * Shipping that the server's cart carries: the configured fee, or the default while none could be
 * read. Source: specification §8 ("falls back to 8.00"), §9.
 *
 * @param configured US dollars; null or undefined when unknown.
 * @returns US dollars.
 * @example serverShipping(null) // 8
 */
export function serverShipping(configured: number | null | undefined): number {
  return configured ?? DEFAULT_SHIPPING_FEE;
}

/**
 * Shipping that the payment page shows for a subtotal: up to 200 it is 30, up to 400 it is 25,
 * above 400 it is 20. Source: specification §9, "Payment page rule".
 *
 * @param subtotal US dollars.
 * @returns US dollars.
 * @example tieredShipping(200.01) // 25
 */
export function tieredShipping(subtotal: number): number {
  const cents = toCents(subtotal);
  const tier = SHIPPING_TIERS.find(({ upTo }) => cents <= toCents(upTo));
  return tier?.fee ?? SHIPPING_ABOVE_TIERS;
}
