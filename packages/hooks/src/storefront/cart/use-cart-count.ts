import { useCartView } from './use-cart-client.ts';

/**
 * Distinct lines of the cart, for a badge; 0 while unknown. Loads no machine for somebody who has
 * no cart yet, and for everybody else only after the page is there.
 *
 * @example const count = useCartCount(); count > 0 && <Badge>{count}</Badge>
 */
export function useCartCount(): number {
  return useCartView(false).view.count;
}
