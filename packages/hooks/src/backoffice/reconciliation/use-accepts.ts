import { ApiError, type MatchOutcome, type OrderStatus, type Reconciliation } from '@filigrana/sdk';
import { orderLifecycle, type OrderEvent } from '@filigrana/sdk/domain';
import { useCallback, useMemo } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { reconciliationKeys } from '../../shared/reads/keys.ts';
import { createStore } from '../../shared/store.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { useStore } from '../../shared/use-store.ts';
import { orderMachine } from '../orders/order.machine.ts';
import { useSteps } from '../steps/use-steps.ts';
import { ORDER_WORDS, useUndoing, type UndoWords } from '../steps/use-undoing.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import { useCached } from '../writes/use-cached.ts';
import { useWrite } from '../writes/use-write.ts';
import {
  acceptedOf,
  choiceOf,
  ordersOf,
  withoutOrders,
  type MatchedSides,
} from './matched-sides.ts';

/** Accepting matches, one or many in the same way. */
export interface Accepts {
  /**
   * Accepts the orders of matches: all that are sure, or one that a person has judged. With `undoable` they are gone
   * from the lists at once, and the call waits for six seconds, the next accept, or the end of the page.
   */
  accept(matches: readonly MatchedSides[]): void;
  /** A call is on its way that was not shown as done at once: nothing else is accepted meanwhile. */
  isAccepting: boolean;
  /** Orders whose accept can be taken back now: it waits to be sent. Empty when there are none. */
  undoable: readonly number[];
  /** Takes the accept back that is `undoable`, all of it. */
  undo(): void;
  /** What became of the matches that were accepted last; empty before. */
  outcomes: readonly MatchOutcome[];
}

type Matches = readonly MatchedSides[];
type Told = Pick<Accepts, 'isAccepting' | 'outcomes'>;

/** Matches of one call. */
const MATCHES_MAX = 500;

/** Not all were accepted: the outcomes say which, and why. */
const REFUSED = new ApiError({
  ...{ kind: 'http', status: 409, code: 'INVALID_STATE', message: 'acceptMatches: refused' },
});

/** One order is named as wherever one is accepted; more are counted. */
const worded =
  (one: UndoWords<number>['accepted'], more: `reconciliation.${'accepted' | 'leftUnaccepted'}`) =>
  (matches: Matches) => {
    const [idPedido = 0, ...others] = ordersOf(matches);
    return others.length === 0 ? one(idPedido) : notice(more, { n: others.length + 1 });
  };

const WORDS: UndoWords<Matches> = {
  accepted: worded(ORDER_WORDS.accepted, 'reconciliation.accepted'),
  failed: worded(ORDER_WORDS.failed, 'reconciliation.leftUnaccepted'),
};

/** `taken`: orders that are shown as accepted although the server has not said so yet. */
export function useAccepts(isUndoable: boolean): Accepts & { taken: readonly number[] } {
  const write = useWrite();
  const notify = useNotify();
  const changeCached = useCached();
  const store = useMemo(() => createStore<Told>({ isAccepting: false, outcomes: [] }), []);

  const send = useCallback(
    (matches: Matches) =>
      write('acceptMatches', async (shop) => {
        const all: MatchOutcome[] = [];
        for (let from = 0; from < matches.length; from += MATCHES_MAX) {
          const coincidencias = matches.slice(from, from + MATCHES_MAX).map(choiceOf);
          const { resultados } = await shop.reconciliation.accept({ coincidencias });
          await changeCached<Reconciliation>(reconciliationKeys.read(), (data) =>
            withoutOrders(data, acceptedOf(resultados)),
          );
          const now = store.get();
          store.set({ ...now, outcomes: [...now.outcomes, ...resultados] });
          all.push(...resultados);
        }
        return all;
      }),
    [changeCached, store, write],
  );
  const fail = useCallback(
    (error: ApiError) => notify(orSaid(notice('reconciliation.acceptFailed'), error)),
    [notify],
  );

  const perform = useCallback(
    async (matches: Matches) => {
      const outcomes = await send(matches);
      if (outcomes.some(({ resultado }) => resultado !== 'aceptada')) throw REFUSED;
    },
    [send],
  );
  const back = useCallback(
    (_matches: Matches, error: ApiError | null) => {
      if (error && error !== REFUSED) fail(error);
    },
    [fail],
  );
  const { role, take, takenNow, ...steps } = useSteps<Matches, OrderStatus, OrderEvent>(
    orderMachine,
    perform,
    useUndoing(WORDS, isUndoable, back),
  );

  const sendNow = async (matches: Matches): Promise<void> => {
    store.set({ isAccepting: true, outcomes: [] });
    try {
      await send(matches);
    } catch (cause) {
      fail(asApiError(cause));
    } finally {
      store.set({ ...store.get(), isAccepting: false });
    }
  };
  const accept = (matches: Matches): void => {
    const taken = ordersOf([...takenNow().keys()].flat());
    const free = matches.filter((match) => !ordersOf([match]).some((id) => taken.includes(id)));
    if (store.get().isAccepting || free.length === 0) return;
    // Whom the lifecycle does not allow it is told so by the server.
    if (!isUndoable || !orderLifecycle.can('aceptar', orderLifecycle.initial, role))
      return void sendNow(free);
    store.set({ ...store.get(), outcomes: [] });
    take(free, { state: orderLifecycle.initial, role }, 'aceptar');
  };
  return {
    ...useStore(store),
    accept,
    taken: useMemo(() => ordersOf([...steps.taken.keys()].flat()), [steps.taken]),
    undoable: useMemo(() => ordersOf(steps.undoable ?? []), [steps.undoable]),
    undo: steps.undo,
  };
}
