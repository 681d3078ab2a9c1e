import { quantityProblem, type HoldState } from '@filigrana/sdk/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useStore } from '../../shared/use-store.ts';
import { useCartView } from '../cart/use-cart-view.ts';
import { notice as noticeOf, type StorefrontNotice } from '../texts/storefront-notice.ts';
import { provideHold } from './hold.machine.ts';
import { shopHoldPort } from './hold-port.ts';

export interface CartHolding {
  /** Null while nothing is held, also where the backend holds nothing. */
  state: HoldState | null;
  /** Until when the pieces are held, ISO 8601; null while they are not. */
  hasta: string | null;
  /** Why nothing is held, where a person has to know. */
  notice: StorefrontNotice | null;
  /**
   * Holds the pieces once more, after their time is over or the shop has ended it; does nothing in any other
   * state. Where it cannot be, `notice` says why and `state` is `expired`.
   *
   * @example
   * {state === 'expired' && <button onClick={holdAgain}>Guardarlas otra vez</button>};
   */
  holdAgain: () => void;
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
  const isFree = state.matches('free');

  useEffect(() => {
    const hold = hasta === undefined ? null : { hasta, segundos, prolongado };
    actor.send({ type: 'hold.told', hold });
  }, [actor, hasta, segundos, prolongado]);
  useEffect(() => {
    // What has ended is held again only when somebody wants it.
    if (isFree && isPayable && !isBought) actor.send({ type: 'hold.start' });
  }, [actor, isFree, isPayable, isBought]);
  useEffect(() => {
    if (hasReceipt && isHolding) actor.send({ type: 'hold.prolong' });
  }, [actor, hasReceipt, isHolding]);
  useEffect(() => {
    if (isBought) actor.send({ type: 'hold.bought' });
  }, [actor, isBought]);

  const holdAgain = useCallback(() => {
    // The first time is not for a button: it comes with the cart.
    if (!actor.getSnapshot().matches('free')) actor.send({ type: 'hold.start' });
  }, [actor]);
  const { hold, notice } = state.context;
  const isHeld = isHolding || state.matches('prolonged');
  // The shop has less than it had when it promised: what it still tells of the hold cannot be kept.
  const isShort =
    isHeld && cart?.productos.some(({ cantidad, stock }) => quantityProblem(cantidad, stock));
  return {
    state: stateOf(state),
    hasta: isHeld && !isShort ? (hold?.hasta ?? null) : null,
    notice: isShort ? noticeOf('hold.refused') : notice,
    holdAgain,
    isPending: !view.isSettled || state.matches('starting') || (isPayable && isFree),
  };
}

function stateOf(
  state: ReturnType<ReturnType<typeof provideHold>['getInitialSnapshot']>,
): HoldState | null {
  const names = ['holding', 'prolonged', 'used', 'expired', 'released'] as const;
  return names.find((name) => state.matches(name)) ?? null;
}
