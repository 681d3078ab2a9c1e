import { useEffect, useSyncExternalStore } from 'react';
import { useService } from '../../shared/services/use-service.ts';
import type { CartClient } from './cart-client.ts';
import { cartService } from './cart-service.ts';
import type { CartView } from './cart.types.ts';
import { LOADING_CART } from './cart-placeholders.ts';

const unknownCart = () => LOADING_CART;

/** The cart on the screen. `eager` reads it at once, else when the browser has nothing to do. */
export function useCartView(eager: boolean): { client: CartClient; view: CartView } {
  const client = useService(cartService);
  const view = useSyncExternalStore(client.subscribe, client.get, unknownCart);
  useEffect(() => (eager ? client.load() : whenIdle(client.load)), [client, eager]);
  return { client, view };
}

function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 1);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(task, { timeout: 2_000 });
  return () => cancelIdleCallback(id);
}
