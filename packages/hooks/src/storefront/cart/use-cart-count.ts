import { useCartView } from './use-cart-client.ts';

/**
 * Distinct lines of the cart, for a badge; 0 while unknown. Loads no machine for somebody who has
 * no cart yet, and for everybody else only after the page is there.
 *
 * @example
 * const count = useCartCount();
 * const badge = count > 0 ? <sup>{count}</sup> : null;
 */
export function useCartCount(): number {
  return useCartView(false).view.count;
}
