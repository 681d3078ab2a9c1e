import type { HoldState } from '@filigrana/sdk/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useStore } from '../../shared/use-store.ts';
import { useCartView } from '../cart/use-cart-view.ts';
import type { StorefrontNotice } from '../texts/storefront-notice.ts';
import { provideHold } from './hold.machine.ts';
import { shopHoldPort } from './hold-port.ts';

export interface CartHolding {
  /** Null while nothing is held, also where the backend holds nothing. */
  state: HoldState | null;
  /** Until when the pieces are held, ISO 8601; null while they are not. */
  hasta: string | null;
  /** Why nothing is held, where a person has to know. */
  notice: StorefrontNotice | null;
  /** The cart or its hold is on its way: what is said of it may keep its place until then. */
  isPending: boolean;
}

export interface HoldWishes {
  /** A receipt is chosen: the hold is prolonged, once. */
  hasReceipt: boolean;
  /** The cart is bought. */
  isBought?: boolean;
}

const nothing = () => null;

/**
 * Keeps the pieces of the cart, and their prices, for whoever is on the way to pay them: on a page on which one
 * pays. What is held keeps its time when the page is opened again.
 *
 * @example
 * const { hasta } = useHold({ hasReceipt: false });
 * {hasta && <p>Te las guardamos hasta las {new Date(hasta).toLocaleTimeString('es-CR')}</p>};
 */
export function useHold({ hasReceipt, isBought = false }: HoldWishes): CartHolding {
  const context = useShopContext();
  const { client, view } = useCartView(true);
  const port = useMemo(() => shopHoldPort(context.shop, client.refresh), [context, client]);
  const actor = useActorRef(
    useMemo(() => provideHold(port), [port]),
    context.running,
  );
  const state = useSelector(actor, (snapshot) => snapshot);
  const cart = useStore(client.settled, nothing);
  const { hasta, segundos = 0, prolongado = false } = cart?.apartado ?? {};
  const isPayable = view.isSettled && view.count > 0;
  const isHolding = state.matches('holding');

  useEffect(() => {
    const hold = hasta === undefined ? null : { hasta, segundos, prolongado };
    actor.send({ type: 'hold.told', hold });
  }, [actor, hasta, segundos, prolongado]);
  useEffect(() => {
    if (isPayable && !isBought) actor.send({ type: 'hold.start' });
  }, [actor, isPayable, isBought]);
  useEffect(() => {
    if (hasReceipt && isHolding) actor.send({ type: 'hold.prolong' });
  }, [actor, hasReceipt, isHolding]);
  useEffect(() => {
    if (isBought) actor.send({ type: 'hold.bought' });
  }, [actor, isBought]);

  const { hold, notice } = state.context;
  const isHeld = isHolding || state.matches('prolonged');
  return {
    state: stateOf(state),
    hasta: isHeld ? (hold?.hasta ?? null) : null,
    notice,
    isPending: !view.isSettled || state.matches('starting') || (isPayable && state.matches('free')),
  };
}

function stateOf(
  state: ReturnType<ReturnType<typeof provideHold>['getInitialSnapshot']>,
): HoldState | null {
  const names = ['holding', 'prolonged', 'used', 'expired', 'released'] as const;
  return names.find((name) => state.matches(name)) ?? null;
}
