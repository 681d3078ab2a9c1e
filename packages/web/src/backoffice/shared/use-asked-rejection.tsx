import { useCallback, useState, type ReactNode } from 'react';

/** What a question hands back. */
interface Answer<Reason> {
  onReject: (reason?: Reason) => void;
  onCancel: () => void;
}

/**
 * The steps of the cards of a list. A rejection cannot be undone: it is asked about first.
 *
 * @param act Stays the same function from one drawing to the next, so that the cards can, too.
 * @param ask Draws the question.
 */
export function useAskedRejection<Item, Step extends string, Reason = never>(
  act: (item: Item, step: Step | 'rechazar', reason?: Reason) => void,
  ask: (item: Item, answer: Answer<Reason>) => ReactNode,
): { onStep: (item: Item, step: Step | 'rechazar') => void; question: ReactNode } {
  const [asked, setAsked] = useState<Item | null>(null);
  const onStep = useCallback(
    (item: Item, step: Step | 'rechazar') => {
      if (step === 'rechazar') setAsked(item);
      else act(item, step);
    },
    [act],
  );
  const question =
    asked !== null &&
    ask(asked, {
      onReject: (reason) => {
        setAsked(null);
        act(asked, 'rechazar', reason);
      },
      onCancel: () => setAsked(null),
    });
  return { onStep, question };
}
