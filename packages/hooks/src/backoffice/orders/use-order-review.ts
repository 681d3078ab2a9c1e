import type { ApiError, DoubtForm, Order } from '@filigrana/sdk';
import { isWithoutPiece, orderLifecycle } from '@filigrana/sdk/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { isUnanswered } from '../../shared/as-api-error.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { AdminList } from '../reads/admin-list.types.ts';
import { useSteps } from '../steps/use-steps.ts';
import { ORDER_WORDS, useUndoing } from '../steps/use-undoing.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import { useWrite } from '../writes/use-write.ts';
import { orderMachine } from './order.machine.ts';
import { provideOrderReview } from './order-review.machine.ts';
import type { ReviewStep } from './order-review.types.ts';
import { ENTRY_USED } from './order-steps.ts';
import { usePerformOrder } from './use-orders.ts';
import { useWaitingOrders } from './use-waiting-orders.ts';

export interface OrderReview extends AdminList {
  /** The order that is looked at; null when none waits: 'No quedan pedidos por revisar.'. */
  order: Order | null;
  /** The one that comes next, so that its receipt can be fetched ahead; null when there is none. */
  following: Order | null;
  /** The order has taken the place of one that was decided, here or elsewhere: nobody chose it. */
  hasFollowed: boolean;
  /** Somebody else has decided the order, and it stays on the screen until one goes on. */
  isDecidedElsewhere: boolean;
  /** The same of one's own decision: its answer was lost, and the list shows that it was taken. */
  isDecidedHere: boolean;
  /** Place of the order among those that wait, from 1. */
  position: number;
  /** How many wait; one that stays although it is decided elsewhere is counted until one goes on. */
  total: number;
  /** How many have been decided since the screen was opened. */
  reviewed: number;
  next(): void;
  previous(): void;
  /** This role may decide, and nothing is on its way. */
  canDecide: boolean;
  /** The same, and nothing of the order is paid without its piece: what becomes of that is decided first. */
  canAccept: boolean;
  accept(): void;
  /** The same with the entries of the bank that pay it, as `useReconciliation` has found them. */
  acceptWith(entradas: readonly number[]): void;
  /** The order whose accept can still be undone, where that was asked for; else null. */
  undoable: number | null;
  /** Takes that accept back, and looks at its order again: the server never hears of it. */
  undo(): void;
  /** Opens the question whether to reject; `reject` is its answer. */
  askReject(): void;
  /** The question is open. */
  isAsking: boolean;
  /** With a reason (extension `payments`), which the customer is told. */
  reject(reason?: DoubtForm): void;
  cancel(): void;
  /** The decision on its way. */
  pending: ReviewStep | null;
  /** Why the last decision was not taken, or that its answer was lost; gone with the next step. */
  failure: BackofficeNotice | null;
}

const SAID = { aceptar: 'review.accepted', rechazar: 'review.rejected' } as const;

/** Whether the order is what the step makes of it. */
const isAfter = (step: ReviewStep | null, order: Order | undefined) =>
  step !== null && order?.estadoPedido === orderLifecycle.table.steps[step].to;

const failureOf = (step: ReviewStep | null, error: ApiError): BackofficeNotice =>
  isUnanswered(error)
    ? notice('review.unanswered')
    : error.code === ENTRY_USED
      ? notice('review.entryUsed')
      : orSaid(notice('orders.actionFailed', { action: step ?? '' }), error);

export interface OrderReviewOptions {
  /**
   * Accepting can be undone for six seconds, as in `useOrders`: the next order takes the place of the
   * accepted one at once, which comes back when it is undone or its call fails.
   */
  undoable?: boolean;
}

/** What is looked at first: paid for a piece that was gone, a new receipt has come; last: one is waited for. */
function urgency(order: Order): number {
  if (isWithoutPiece(order)) return 0;
  if (order.solicitud === 'recibida') return 1;
  return order.solicitud === 'abierta' ? 3 : 2;
}

/** Orders that wait, the urgent ones first; of the same urgency, the one that has waited longest. */
function waitingOf(orders: readonly Order[]): Order[] {
  return orders
    .filter(({ estadoPedido }) => estadoPedido === orderLifecycle.initial)
    .sort(
      (a, b) =>
        urgency(a) - urgency(b) ||
        a.fechaPedido.localeCompare(b.fechaPedido) ||
        a.idPedido - b.idPedido,
    );
}

function useReviewActor() {
  const { running } = useShopContext();
  const write = useWrite();
  const perform = usePerformOrder();
  const notify = useNotify();
  const logic = useMemo(
    () =>
      provideOrderReview(async ({ idPedido, step, reason, entradas }) => {
        await perform(idPedido, step, write, { reason, entradas });
        notify(notice(SAID[step], { idPedido }));
      }),
    [notify, perform, write],
  );
  const actor = useActorRef(logic, running);
  useEffect(() => {
    const gone = actor.on('decidedElsewhere', ({ idPedido }) =>
      notify(notice('review.decidedElsewhere', { idPedido })),
    );
    const found = actor.on('foundTaken', ({ idPedido, step }) =>
      notify(notice(SAID[step], { idPedido })),
    );
    return () => {
      gone.unsubscribe();
      found.unsubscribe();
    };
  }, [actor, notify]);
  return actor;
}

type ReviewActor = ReturnType<typeof useReviewActor>;

/** Makes the calls of accepts that can be undone, and brings back what is undone or fails. */
function useUndoableAccepts(
  actor: ReviewActor,
  isWanted: boolean,
  asked: { readonly current: (() => boolean) | undefined },
) {
  const notify = useNotify();
  const back = useCallback(
    (idPedido: number, error: ApiError | null) => {
      actor.send({ type: 'review.back', idPedido, error, stays: asked.current?.() === true });
      const isSeen = actor.getSnapshot().context.current === idPedido;
      if (error && !isSeen) notify(orSaid(ORDER_WORDS.failed(idPedido), error));
    },
    [actor, asked, notify],
  );
  const steps = useSteps(orderMachine, usePerformOrder(), useUndoing(ORDER_WORDS, isWanted, back));
  const { take, role } = steps;
  useEffect(() => {
    const accepted = actor.on('accepted', ({ idPedido, entradas }) =>
      take(idPedido, { state: orderLifecycle.initial, role }, 'aceptar', { entradas }),
    );
    return () => accepted.unsubscribe();
  }, [actor, role, take]);
  return steps;
}

/**
 * Reviewing the orders that wait, one after the other, oldest first. A decision whose answer was lost
 * counts as taken once the list shows it. What is known of each one's payment: `useReceiptReview`.
 * Key: `listOrders`. Machine: `orderReviewMachine`.
 *
 * @param first The order to begin with, when it waits.
 * @param stays Asked when the list shows that the order that is looked at was decided: true keeps it on
 * the screen, for example because a note about it is typed and not saved. Else the next one takes its
 * place.
 * @param options Whether accepting can be undone.
 * @example
 * const { order, position, total, accept, next } = useOrderReview();
 * <p>{position} de {total}</p>
 */
export function useOrderReview(
  first?: number,
  stays?: () => boolean,
  { undoable = false }: OrderReviewOptions = {},
): OrderReview {
  const { role } = useSession();
  const actor = useReviewActor();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { queue, current, hasFollowed, reviewed, step, error, isOwn } = state.context;
  const { items, ...list } = useWaitingOrders(current);
  const isDeciding = state.matches('deciding');

  const waiting = useMemo(() => waitingOf(items), [items]);
  const isReady = list.status === 'ready';
  const asked = useRef(stays);
  useEffect(() => {
    asked.current = stays;
  });
  const steps = useUndoableAccepts(actor, undoable, asked);
  useEffect(() => {
    if (!isReady) return;
    const now = actor.getSnapshot();
    const listed = items.find(({ idPedido }) => idPedido === now.context.current);
    actor.send({
      type: 'review.orders',
      ids: waiting.map(({ idPedido }) => idPedido),
      stays: listed !== undefined && (now.matches('held') || asked.current?.() === true),
      taken: isAfter(now.context.step, listed),
    });
    // Once decided or undone, what has come in meanwhile is looked at again.
  }, [actor, isDeciding, isReady, items, steps.taken, waiting]);
  useEffect(() => {
    if (isReady && first !== undefined) actor.send({ type: 'review.show', idPedido: first });
  }, [actor, first, isReady]);

  const commands = useMemo(() => {
    const waits = undoable && orderLifecycle.can('aceptar', orderLifecycle.initial, role);
    const accept = (more: { entradas?: readonly number[] } = {}) =>
      actor.send({ type: 'review.accept', waits, ...more });
    return {
      next: () => actor.send({ type: 'review.next' }),
      previous: () => actor.send({ type: 'review.previous' }),
      accept: () => accept(),
      acceptWith: (entradas: readonly number[]) => accept({ entradas }),
      askReject: () => actor.send({ type: 'review.askReject' }),
      reject: (reason?: DoubtForm) => actor.send({ type: 'review.reject', reason }),
      cancel: () => actor.send({ type: 'review.cancel' }),
    };
  }, [actor, role, undoable]);
  const place = queue.indexOf(current ?? 0);
  const orderOf = (id: number | undefined | null) =>
    items.find(({ idPedido }) => idPedido === id) ?? null;
  const order = orderOf(current);
  const canDecide =
    order !== null && !isDeciding && orderLifecycle.can('aceptar', order.estadoPedido, role);
  return {
    ...list,
    order,
    following: queue.length > 1 ? orderOf(queue[(place + 1) % queue.length]) : null,
    hasFollowed,
    isDecidedElsewhere: state.matches('held') && !isOwn,
    isDecidedHere: isOwn,
    position: place + 1,
    total: queue.length,
    reviewed,
    ...commands,
    undoable: steps.undoable,
    undo: steps.undo,
    canDecide,
    canAccept: canDecide && !isWithoutPiece(order),
    isAsking: state.matches('asking'),
    pending: isDeciding ? step : null,
    failure: error && failureOf(step, error),
  };
}
