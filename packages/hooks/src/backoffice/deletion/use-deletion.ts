import type { ApiError } from '@filigrana/sdk';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { isVersionConflict } from '../forms/form-definition.ts';
import { isSame } from '../reads/reuse-items.ts';
import type { ListRead } from '../reads/use-list.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import { provideDeletion } from './deletion.machine.ts';
import type { Deletion } from './deletion.types.ts';

/** What is deleted, how, and what is said. The same object in every render. */
export interface DeletionOptions<Item> {
  /** Deletes that version of it; what has another one by now stays. */
  remove(item: Item, write: Write): Promise<unknown>;
  failed(error: ApiError): BackofficeNotice;
  deleted: BackofficeNotice;
}

const GONE = { type: 'deletion.gone' } as const;

/**
 * Runs the machine of a deletion. The outcome is said by toast, also when the screen is gone.
 *
 * @param list The things of now, in which what is asked about is looked up by its `id`.
 */
export function useDeletion<Id extends string, Item extends { [Key in Id]: number }>(
  options: DeletionOptions<Item>,
  { items, status }: Pick<ListRead<Item>, 'items' | 'status'>,
  id: Id,
): Deletion<Item> {
  const { clock } = useShopContext();
  const notify = useNotify();
  const actor = useActorRef(useLogic(options), { clock });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { error, hasChanged } = state.context;
  const isOvertaken = state.matches('overtaken');
  const asked = state.context.item as Item | null;
  const now = asked && items.find((each) => each[id] === asked[id]);
  const change = now && !isSame(now, asked) ? now : null;
  const isGone = asked !== null && !now && status === 'ready';

  useEffect(() => {
    if (isOvertaken && change) actor.send({ type: 'deletion.ask', item: change, hasChanged: true });
  }, [actor, change, isOvertaken]);

  const { deleted } = options;
  const isAnswered = isGone && state.can(GONE);
  useEffect(() => {
    if (!isAnswered || !actor.getSnapshot().can(GONE)) return;
    actor.send(GONE);
    notify(isOvertaken ? notice('deletion.gone') : deleted);
  }, [actor, deleted, isAnswered, isOvertaken, notify]);

  const commands = useMemo(
    () => ({
      ask: (item: Item) => actor.send({ type: 'deletion.ask', item }),
      cancel: () => actor.send({ type: 'deletion.cancel' }),
    }),
    [actor],
  );
  const confirm = useCallback(
    () =>
      actor.send(
        change
          ? { type: 'deletion.ask', item: change, hasChanged: true }
          : { type: 'deletion.confirm' },
      ),
    [actor, change],
  );
  return {
    item: asked,
    pending: state.matches('deleting'),
    notice: error ? options.failed(error) : hasChanged ? notice('deletion.changed') : null,
    ...commands,
    confirm,
  };
}

function useLogic<Item>(options: DeletionOptions<Item>) {
  const write = useWrite();
  const notify = useNotify();
  return useMemo(
    () =>
      provideDeletion(async (item, { isRepeat, signal }) => {
        try {
          // What `ask` was given; the machine does not care what it is.
          await options.remove(item as Item, write);
        } catch (cause) {
          const error = asApiError(cause);
          if (!(isRepeat && error.status === 404)) {
            // What has changed is asked about again, as long as the screen is there.
            if (signal.aborted || !isVersionConflict(error)) notify(options.failed(error));
            throw error;
          }
        }
        notify(options.deleted);
      }),
    [notify, options, write],
  );
}
