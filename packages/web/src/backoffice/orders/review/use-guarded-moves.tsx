import type { OrderReview } from '@filigrana/hooks/backoffice';
import { useEffect, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { DiscardQuestion } from '../../shared/discard-question.tsx';
import { sharedTexts } from '../../shared/texts.ts';
import { hasUnsaved } from '../../shared/unsaved.ts';
import { reviewTexts as texts } from './texts.ts';
import { useJustFollowed } from './use-just-followed.ts';

type Move = 'next' | 'previous' | 'accept' | 'askReject';

const decides = (move: Move) => move === 'accept' || move === 'askReject';

interface Asked {
  move: Move;
  idPedido: number;
  /** `facts`: nothing is asked; it waits until it is known whether there is something to ask. */
  about: 'unsaved' | 'facts' | 'doubts';
}

interface GuardedMoves {
  moves: Readonly<Record<Move, () => void>>;
  /** Drawn while it is asked. */
  question: ReactNode;
}

interface Facts {
  idPedido: number;
  /** What speaks against accepting it, in sentences. */
  doubts: readonly string[];
  /** They are still being read. */
  isReading: boolean;
}

/**
 * Going on would lose a note or a reference that is typed and not saved, or accept an order against
 * which something speaks: asks first. A question belongs to the order that it was asked about. Once
 * another one is on the page, or this one cannot be decided any more, it goes away and nothing is
 * done.
 */
export function useGuardedMoves(
  queue: OrderReview,
  { idPedido, doubts, isReading }: Facts,
): GuardedMoves {
  const [asked, setAsked] = useState<Asked | null>(null);
  const hasJustFollowed = useJustFollowed(idPedido, queue.hasFollowed);
  const isStale =
    asked !== null && (asked.idPedido !== idPedido || (decides(asked.move) && !queue.canDecide));
  if (isStale) setAsked(null);
  const to = (move: Move) => () => {
    if (decides(move) && hasJustFollowed()) return;
    if (hasUnsaved()) setAsked({ move, idPedido, about: 'unsaved' });
    else goOn(move);
  };
  const goOn = (move: Move) => {
    const waits = move === 'accept' && (isReading || doubts.length > 0);
    setAsked(waits ? { move, idPedido, about: isReading ? 'facts' : 'doubts' } : null);
    if (!waits) queue[move]();
  };
  const goesOn = asked?.about === 'facts' && !isStale && !isReading;
  useEffect(() => {
    if (goesOn) goOn(asked.move);
  });
  const stay = () => setAsked(null);
  const question =
    asked &&
    !isStale &&
    (asked.about === 'unsaved' ? (
      <DiscardQuestion onDiscard={() => goOn(asked.move)} onStay={stay} />
    ) : asked.about === 'facts' ? null : (
      <ConfirmDialog
        title={sharedTexts.acceptAnyway}
        confirm={texts.accept}
        onConfirm={() => {
          setAsked(null);
          queue[asked.move]();
        }}
        onCancel={stay}
      >
        {doubts.join('\n')}
      </ConfirmDialog>
    ));
  return {
    moves: {
      next: to('next'),
      previous: to('previous'),
      accept: to('accept'),
      askReject: to('askReject'),
    },
    question,
  };
}
