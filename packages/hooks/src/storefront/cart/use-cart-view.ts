import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { cartKeys } from '../../shared/reads/keys.ts';
import { useService } from '../../shared/services/use-service.ts';
import { timings } from '../../shared/timings.ts';
import { useStore } from '../../shared/use-store.ts';
import { cartService, LOADING_CART, type CartClient } from './cart-client.ts';
import type { CartView } from './cart.types.ts';

const unknownCart = () => LOADING_CART;
const nobody = () => null;

/**
 * The cart on the screen. `eager` reads it at once, else when the browser has nothing to do. What the
 * server told is one entry of the cache, which says when to read it again; the machine reads it.
 */
export function useCartView(eager: boolean): { client: CartClient; view: CartView } {
  const client = useService(cartService);
  const view = useStore(client, unknownCart);
  const owner = useStore(client.owner, nobody);
  const isIdle = useIdle();
  const key = owner !== null && (eager || isIdle) ? cartKeys.of(owner) : null;
  const read = () => {
    client.refresh();
    return client.settled.get();
  };
  const { mutate } = useSWR(key, read, {
    // The next component that shows the cart needs no reading of its own.
    revalidateIfStale: false,
    dedupingInterval: timings.cart.sameMoment,
  });
  useEffect(
    () => client.settled.subscribe(() => void mutate(client.settled.get(), { revalidate: false })),
    [client, mutate],
  );
  return { client, view };
}

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

/** Whether the browser has had nothing to do since this was first shown. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  const { environment } = useShopContext();
  useEffect(() => environment.whenIdle(() => setIdle(true), timings.cart.idle), [environment]);
  return isIdle;
}
