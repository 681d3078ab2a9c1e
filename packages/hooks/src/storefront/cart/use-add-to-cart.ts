import { useCallback, useState } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useService } from '../../shared/services/use-service.ts';
import { localCartService } from '../local-cart/local-cart-client.ts';
import { addToCart } from './add-to-cart.ts';
import { cartService } from './cart-service.ts';
import type { CartItem, CartOutcome } from './cart.types.ts';

/**
 * Puts pieces into the cart, and into the browser's local one, and says 'Producto agregado'; a
 * failure is said too. Creates the anonymous session when there is none.
 *
 * @example const { add, isAdding } = useAddToCart();
 */
export function useAddToCart(): { add(item: CartItem): Promise<CartOutcome>; isAdding: boolean } {
  const context = useShopContext();
  useService(cartService);
  useService(localCartService);
  const [underWay, setUnderWay] = useState(0);
  const add = useCallback(
    async (item: CartItem) => {
      setUnderWay((count) => count + 1);
      const outcome = await addToCart(context, item);
      setUnderWay((count) => count - 1);
      return outcome;
    },
    [context],
  );
  return { add, isAdding: underWay > 0 };
}
