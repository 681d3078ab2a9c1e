import type { OrderReview } from '@filigrana/hooks/backoffice';
import { createGlobalStyle, styled } from 'styled-components';
import { below, Button } from '../../../ui/index.ts';
import { Key } from '../../shared/key.tsx';
import { reviewTexts as texts } from './texts.ts';

interface Props {
  queue: OrderReview;
  moves: Readonly<Record<'next' | 'previous' | 'accept' | 'askReject', () => void>>;
  /** Id of what is decided about. */
  describedBy: string;
}

/** Deciding, and going to the next one. They keep their place, whatever order is on the screen. */
export function ReviewSteps({ queue, moves, describedBy }: Props) {
  const { canAccept, canDecide, isDecidedElsewhere, isDecidedHere, pending, total } = queue;
  return (
    <Row>
      <AboveDecision />
      <Decision data-bottom-bar="" data-screen="">
        <Button
          aria-keyshortcuts="A"
          aria-controls={describedBy}
          busy={pending === 'aceptar' && texts.accepting}
          disabled={!canAccept && pending !== 'aceptar'}
          onClick={moves.accept}
        >
          {texts.accept} <Key>A</Key>
        </Button>
        <Button
          variant="danger"
          aria-keyshortcuts="R"
          aria-controls={describedBy}
          busy={pending === 'rechazar' && texts.rejecting}
          disabled={!canDecide && pending !== 'rechazar'}
          onClick={moves.askReject}
        >
          {texts.reject} <Key>R</Key>
        </Button>
      </Decision>
      <Pair>
        <Button
          variant="line"
          aria-keyshortcuts="P ArrowLeft"
          disabled={total < 2}
          onClick={moves.previous}
        >
          {texts.previous} <Key>P</Key>
        </Button>
        <Button
          variant="line"
          aria-keyshortcuts="N ArrowRight"
          disabled={total < 2 && !isDecidedElsewhere && !isDecidedHere}
          onClick={moves.next}
        >
          {texts.next} <Key>N</Key>
        </Button>
      </Pair>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 14px;
  ${below.sm} {
    button {
      padding-inline: 8px;
    }
  }
`;

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

/** On a phone it stays at the bottom, whatever of the receipt and the order is read. */
const Decision = styled(Pair)`
  ${below.sm} {
    position: fixed;
    z-index: var(--z-raised);
    inset: auto 0 0;
    display: grid;
    grid-template-columns: 1fr 1fr;
    padding: 8px 16px calc(8px + env(safe-area-inset-bottom, 0px));
    background: var(--surface-raised);
    border-top: 1px solid var(--line);
  }
`;

/** What gets the focus comes to rest above the decision, not under it. */
const AboveDecision = createGlobalStyle`
  ${below.sm} {
    :root {
      scroll-padding-bottom: calc(76px + env(safe-area-inset-bottom, 0px));
    }
  }
`;
