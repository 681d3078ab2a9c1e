import type { Service } from '../../shared/services/service.ts';
import { createStore, type Store } from '../../shared/store.ts';
import { cartService } from '../cart/cart-client.ts';

/**
 * The image attached last and whose it is. No file survives a reload, but one survives leaving the
 * page: to change the cart, or to log in again when the session has run out. Once the last line is
 * gone it is of a purchase that will not be made.
 */
export const keptReceiptService: Service<
  Store<{ readonly idUsuario: number; readonly file: File } | null>
> = {
  create: () => createStore<{ idUsuario: number; file: File } | null>(null),
  start(kept, context) {
    const cart = context.service(cartService);
    let before = cart.get().status;
    return cart.subscribe(() => {
      const { status } = cart.get();
      if (before === 'filled' && status === 'empty') kept.set(null);
      before = status;
    });
  },
};
