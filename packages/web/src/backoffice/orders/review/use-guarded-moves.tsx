import type { OrderReview } from '@filigrana/hooks/backoffice';
import { useEffect, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { DiscardQuestion } from '../../shared/discard-question.tsx';
import { sharedTexts } from '../../shared/texts.ts';
import { hasUnsaved } from '../../shared/unsaved.ts';
import { reviewTexts as texts } from './texts.ts';
import { useJustFollowed } from './use-just-followed.ts';

type Move = 'next' | 'previous' | 'accept' | 'askReject';

/** A payment of the bank that the order is accepted with. */
export interface PaidWith {
  entradas: readonly number[];
  /** What speaks against it, in a sentence. */
  doubt: string | null;
}

const decides = (move: Move) => move === 'accept' || move === 'askReject';

interface Asked {
  move: Move;
  paid?: PaidWith | undefined;
  idPedido: number;
  /** `facts`: nothing is asked; it waits until it is known whether there is something to ask. */
  about: 'unsaved' | 'facts' | 'doubts';
}

interface GuardedMoves {
  moves: Readonly<Record<Move, () => void>> & { acceptWith(paid: PaidWith): void };
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
  const to = (move: Move, paid?: PaidWith) => () => {
    if (decides(move) && hasJustFollowed()) return;
    if (hasUnsaved()) setAsked({ move, paid, idPedido, about: 'unsaved' });
    else goOn(move, paid);
  };
  const doubtsOf = (paid?: PaidWith) => [...doubts, ...(paid?.doubt ? [paid.doubt] : [])];
  const take = (move: Move, paid?: PaidWith) =>
    paid ? queue.acceptWith(paid.entradas) : queue[move]();
  const goOn = (move: Move, paid?: PaidWith) => {
    const waits = move === 'accept' && (isReading || doubtsOf(paid).length > 0);
    setAsked(waits ? { move, paid, idPedido, about: isReading ? 'facts' : 'doubts' } : null);
    if (!waits) take(move, paid);
  };
  const goesOn = asked?.about === 'facts' && !isStale && !isReading;
  useEffect(() => {
    if (goesOn) goOn(asked.move, asked.paid);
  });
  const stay = () => setAsked(null);
  const question =
    asked &&
    !isStale &&
    (asked.about === 'unsaved' ? (
      <DiscardQuestion onDiscard={() => goOn(asked.move, asked.paid)} onStay={stay} />
    ) : asked.about === 'facts' ? null : (
      <ConfirmDialog
        title={sharedTexts.acceptAnyway}
        confirm={texts.accept}
        onConfirm={() => {
          setAsked(null);
          take(asked.move, asked.paid);
        }}
        onCancel={stay}
      >
        {doubtsOf(asked.paid).join('\n')}
      </ConfirmDialog>
    ));
  return {
    moves: {
      next: to('next'),
      previous: to('previous'),
      accept: to('accept'),
      acceptWith: (paid) => to('accept', paid)(),
      askReject: to('askReject'),
    },
    question,
  };
}
