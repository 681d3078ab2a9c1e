import type { ApiError } from '@filigrana/sdk';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { isSame } from '../reads/reuse-items.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import { provideDeletion } from './deletion.machine.ts';
import type { Deletion } from './deletion.types.ts';

/** What is deleted, how, and what is said. The same object in every render. */
export interface DeletionOptions<Item> {
  remove(item: Item, write: Write): Promise<unknown>;
  failed(error: ApiError): BackofficeNotice;
  deleted: BackofficeNotice;
}

/**
 * Runs the machine of a deletion. The outcome is said by toast, also when the screen is gone.
 *
 * @param items The things of now, in which what is asked about is looked up by its `id`.
 */
export function useDeletion<Id extends string, Item extends { [Key in Id]: number }>(
  { remove, failed, deleted }: DeletionOptions<Item>,
  items: readonly Item[],
  id: Id,
): Deletion<Item> {
  const { clock } = useShopContext();
  const write = useWrite();
  const notify = useNotify();
  const logic = useMemo(
    () =>
      provideDeletion(async (item) => {
        try {
          // What `ask` was given; the machine does not care what it is.
          await remove(item as Item, write);
        } catch (error) {
          notify(failed(asApiError(error)));
          throw error;
        }
        notify(deleted);
      }),
    [deleted, failed, notify, remove, write],
  );
  const actor = useActorRef(logic, { clock });
  const state = useSelector(actor, (snapshot) => snapshot);
  const commands = useMemo(
    () => ({
      ask: (item: Item) => actor.send({ type: 'deletion.ask', item }),
      cancel: () => actor.send({ type: 'deletion.cancel' }),
    }),
    [actor],
  );
  const asked = state.context.item as Item | null;
  const confirm = useCallback(() => {
    const item = asked && items.find((each) => each[id] === asked[id]);
    const hasChanged = item ? !isSame(item, asked) : false;
    actor.send(
      hasChanged ? { type: 'deletion.ask', item, hasChanged } : { type: 'deletion.confirm' },
    );
  }, [actor, asked, id, items]);
  const { error, hasChanged } = state.context;
  return {
    item: asked,
    pending: state.matches('deleting'),
    notice: error ? failed(error) : hasChanged ? notice('deletion.changed') : null,
    ...commands,
    confirm,
  };
}
