import type { OrderReview } from '@filigrana/hooks/backoffice';
import { useState, type ReactNode } from 'react';
import { DiscardQuestion } from '../../shared/discard-question.tsx';
import { hasUnsaved } from '../../shared/unsaved.ts';
import { useJustFollowed } from './use-just-followed.ts';

type Move = 'next' | 'previous' | 'accept' | 'askReject';

const decides = (move: Move) => move === 'accept' || move === 'askReject';

interface GuardedMoves {
  moves: Readonly<Record<Move, () => void>>;
  /** Drawn while it is asked. */
  question: ReactNode;
}

/**
 * Going on would lose a note or a reference that is typed and not saved: asks first. The question
 * belongs to the order that it was asked about. Once another one is on the page, or this one cannot be
 * decided any more, it goes away and nothing is done.
 */
export function useGuardedMoves(queue: OrderReview, idPedido: number): GuardedMoves {
  const [asked, setAsked] = useState<{ move: Move; idPedido: number } | null>(null);
  const hasJustFollowed = useJustFollowed(idPedido, queue.hasFollowed);
  const isStale =
    asked !== null && (asked.idPedido !== idPedido || (decides(asked.move) && !queue.canDecide));
  if (isStale) setAsked(null);
  const to = (move: Move) => () => {
    if (decides(move) && hasJustFollowed()) return;
    if (hasUnsaved()) setAsked({ move, idPedido });
    else queue[move]();
  };
  const question = asked && !isStale && (
    <DiscardQuestion
      onDiscard={() => {
        setAsked(null);
        queue[asked.move]();
      }}
      onStay={() => setAsked(null)}
    />
  );
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
