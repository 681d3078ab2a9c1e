import { useCallback, useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface Words<Item> {
  rejectTitle: (item: Item) => string;
  rejectText: (item: Item) => string;
  reject: string;
}

/**
 * The steps of the cards of a list. A rejection cannot be undone: it is asked about first.
 *
 * @param act Stays the same function from one drawing to the next, so that the cards can, too.
 */
export function useAskedRejection<Item, Step extends string>(
  act: (item: Item, step: Step | 'rechazar') => void,
  words: Words<Item>,
): { onStep: (item: Item, step: Step | 'rechazar') => void; question: ReactNode } {
  const [asked, setAsked] = useState<Item | null>(null);
  const onStep = useCallback(
    (item: Item, step: Step | 'rechazar') => {
      if (step === 'rechazar') setAsked(item);
      else act(item, step);
    },
    [act],
  );
  const question = asked !== null && (
    <ConfirmDialog
      title={words.rejectTitle(asked)}
      confirm={words.reject}
      onConfirm={() => {
        setAsked(null);
        act(asked, 'rechazar');
      }}
      onCancel={() => setAsked(null)}
    >
      {words.rejectText(asked)}
    </ConfirmDialog>
  );
  return { onStep, question };
}
