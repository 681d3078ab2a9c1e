import type { ApiError } from '@filigrana/sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { createStore } from '../../shared/store.ts';
import { useStore } from '../../shared/use-store.ts';
import { isVersionConflict } from '../../shared/forms/form-definition.ts';
import { isEqual } from '../../shared/is-equal.ts';
import type { ListRead } from '../reads/use-list.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import {
  CLOSED,
  isAnsweredByAbsence,
  nextDeletion,
  type DeletionEvent,
  type DeletionState,
} from './deletion.ts';
import type { Deletion } from './deletion.types.ts';

/** What is deleted, how, and what is said. The same object in every render. */
export interface DeletionOptions<Item> {
  /** Deletes that version of it; what has another one by now stays. */
  remove(item: Item, write: Write): Promise<unknown>;
  failed(error: ApiError): BackofficeNotice;
  deleted: BackofficeNotice;
}

/**
 * Deleting a thing of a list after a confirmation. The outcome is said by toast, also when the screen
 * is gone.
 *
 * @param list The things of now, in which what is asked about is looked up by its `id`.
 */
export function useDeletion<Id extends string, Item extends { [Key in Id]: number }>(
  options: DeletionOptions<Item>,
  { items, status }: Pick<ListRead<Item>, 'items' | 'status'>,
  id: Id,
): Deletion<Item> {
  const notify = useNotify();
  const [store] = useState(() => createStore<DeletionState<Item>>(CLOSED));
  const send = useCallback(
    (event: DeletionEvent<Item>) => store.set(nextDeletion(store.get(), event)),
    [store],
  );
  const remove = useRemove(options, send);
  const state = useStore(store);
  const { error, hasChanged, item: asked, step } = state;
  const isOvertaken = step === 'overtaken';
  const now = asked && items.find((each) => each[id] === asked[id]);
  const change = now && !isEqual(now, asked) ? now : null;
  const isGone = asked !== null && !now && status === 'ready';

  useEffect(() => {
    if (isOvertaken && change) send({ type: 'ask', item: change, hasChanged: true });
  }, [change, isOvertaken, send]);

  const { deleted } = options;
  const isAnswered = isGone && isAnsweredByAbsence(state);
  useEffect(() => {
    if (!isAnswered || !isAnsweredByAbsence(store.get())) return;
    send({ type: 'gone' });
    notify(isOvertaken ? notice('deletion.gone') : deleted);
  }, [deleted, isAnswered, isOvertaken, notify, send, store]);

  const commands = useMemo(
    () => ({
      ask: (item: Item) => send({ type: 'ask', item }),
      cancel: () => send({ type: 'cancel' }),
    }),
    [send],
  );
  const confirm = useCallback(() => {
    if (change) return send({ type: 'ask', item: change, hasChanged: true });
    const before = store.get();
    send({ type: 'confirm' });
    // A second press, or nothing that was asked about.
    if (store.get() === before || before.item === null) return;
    void remove(before.item, before.isUnsure);
  }, [change, remove, send, store]);
  return {
    item: asked,
    pending: step === 'deleting',
    notice: error ? options.failed(error) : hasChanged ? notice('deletion.changed') : null,
    ...commands,
    confirm,
  };
}

function useRemove<Item>(
  options: DeletionOptions<Item>,
  send: (event: DeletionEvent<Item>) => void,
) {
  const write = useWrite();
  const notify = useNotify();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return useCallback(
    /** `isRepeat`: an earlier attempt had no answer, so that there is no such item now is no failure. */
    async (item: Item, isRepeat: boolean) => {
      try {
        await options.remove(item, write);
      } catch (cause) {
        const error = asApiError(cause);
        if (!(isRepeat && error.status === 404)) {
          // What has changed is asked about again, as long as the screen is there.
          if (!isShown.current || !isVersionConflict(error)) notify(options.failed(error));
          return send({ type: 'failed', error });
        }
      }
      notify(options.deleted);
      send({ type: 'deleted' });
    },
    [notify, options, send, write],
  );
}
