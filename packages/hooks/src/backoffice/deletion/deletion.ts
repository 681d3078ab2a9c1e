import type { ApiError } from '@filigrana/sdk';
import { isUnanswered } from '../../shared/as-api-error.ts';
import { isVersionConflict } from '../../shared/forms/form-definition.ts';

/** Where the deletion of something is. */
export interface DeletionState<Item> {
  /**
   * overtaken: somebody has changed the item since it was asked about; nothing was deleted, and what
   * it is now has still to be read.
   */
  readonly step: 'closed' | 'asking' | 'deleting' | 'overtaken';
  /** What the confirmation is about; null while none is open. */
  readonly item: Item | null;
  /** It has changed since it was asked about first. */
  readonly hasChanged: boolean;
  /** An attempt had no answer: it may be what makes the item disappear. */
  readonly isUnsure: boolean;
  /** Why the last attempt failed. */
  readonly error: ApiError | null;
}

export const CLOSED = {
  step: 'closed',
  item: null,
  hasChanged: false,
  isUnsure: false,
  error: null,
} as const satisfies DeletionState<never>;

export type DeletionEvent<Item> =
  /** With `hasChanged` it is what was asked about before, as it is by now. */
  | { type: 'ask'; item: Item; hasChanged?: boolean }
  | { type: 'cancel' }
  | { type: 'confirm' }
  | { type: 'deleted' }
  | { type: 'failed'; error: ApiError }
  /** The item is no longer in the list. */
  | { type: 'gone' };

/** Whether the item's absence answers a question: who asked it has to be told. */
export const isAnsweredByAbsence = ({ step, isUnsure }: DeletionState<unknown>) =>
  step === 'overtaken' || (step === 'asking' && isUnsure);

/** What an event makes of a deletion; the same object when it changes nothing. Pure. */
export function nextDeletion<Item>(
  state: DeletionState<Item>,
  event: DeletionEvent<Item>,
): DeletionState<Item> {
  const isDeleting = state.step === 'deleting';
  switch (event.type) {
    case 'ask':
      if (isDeleting) return state;
      return { ...CLOSED, step: 'asking', item: event.item, hasChanged: event.hasChanged === true };
    case 'cancel':
      return isDeleting ? state : CLOSED;
    case 'confirm':
      return isDeleting || state.step === 'closed' ? state : { ...state, step: 'deleting' };
    case 'deleted':
      return CLOSED;
    case 'failed':
      return failed(state, event.error);
    case 'gone':
      return isAnsweredByAbsence(state) ? CLOSED : state;
  }
}

function failed<Item>(state: DeletionState<Item>, error: ApiError): DeletionState<Item> {
  if (isVersionConflict(error))
    return { ...state, step: 'overtaken', hasChanged: true, isUnsure: false, error: null };
  return { ...state, step: 'asking', error, isUnsure: state.isUnsure || isUnanswered(error) };
}
