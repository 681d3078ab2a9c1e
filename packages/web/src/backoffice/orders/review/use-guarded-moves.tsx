import type { OrderReview } from '@filigrana/hooks/backoffice';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { DiscardQuestion } from '../../shared/discard-question.tsx';
import { hasUnsaved } from '../../shared/unsaved.ts';
import { reviewTexts as texts } from './texts.ts';
import { useJustFollowed } from './use-just-followed.ts';

type Move = 'next' | 'previous' | 'accept' | 'askReject';

const decides = (move: Move) => move === 'accept' || move === 'askReject';

interface Asked {
  move: Move;
  idPedido: number;
  about: 'unsaved' | 'used';
}

interface GuardedMoves {
  moves: Readonly<Record<Move, () => void>>;
  /** Drawn while it is asked. */
  question: ReactNode;
}

/**
 * Going on would lose a note or a reference that is typed and not saved, or accept a receipt that
 * another order has used: asks first. A question belongs to the order that it was asked about. Once another one is on the page, or this one cannot be
 * decided any more, it goes away and nothing is done.
 */
export function useGuardedMoves(
  queue: OrderReview,
  { idPedido, isUsed }: { idPedido: number; isUsed: boolean },
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
    const asksAgain = move === 'accept' && isUsed;
    setAsked(asksAgain ? { move, idPedido, about: 'used' } : null);
    if (!asksAgain) queue[move]();
  };
  const stay = () => setAsked(null);
  const question =
    asked &&
    !isStale &&
    (asked.about === 'unsaved' ? (
      <DiscardQuestion onDiscard={() => goOn(asked.move)} onStay={stay} />
    ) : (
      <ConfirmDialog
        title={texts.acceptUsed.title}
        confirm={texts.accept}
        onConfirm={() => {
          setAsked(null);
          queue[asked.move]();
        }}
        onCancel={stay}
      >
        {texts.acceptUsed.text}
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
