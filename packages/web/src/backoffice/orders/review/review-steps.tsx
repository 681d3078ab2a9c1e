import type { OrderReviewDesk } from '@filigrana/hooks/backoffice';
import { styled } from 'styled-components';
import { Button } from '../../../ui/index.ts';
import { reviewTexts as texts } from './texts.ts';

interface Props {
  desk: OrderReviewDesk;
  moves: Readonly<Record<'next' | 'previous' | 'accept' | 'askReject', () => void>>;
  /** Id of what is decided about. */
  describedBy: string;
}

/** Deciding, and going to the next one. They keep their place, whatever order is on the screen. */
export function ReviewSteps({ desk, moves, describedBy }: Props) {
  const { canDecide, isDecidedElsewhere, isDecidedHere, pending, total } = desk;
  return (
    <Row>
      <Button
        aria-keyshortcuts="A"
        aria-controls={describedBy}
        busy={pending === 'aceptar' && texts.accepting}
        disabled={!canDecide && pending !== 'aceptar'}
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
      <Spacer />
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
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 14px;
`;

const Spacer = styled.span`
  flex: 1 1 0;
`;

/** The key that does the same; screen readers hear of it by `aria-keyshortcuts`. */
const Key = styled.kbd.attrs({ 'aria-hidden': true })`
  display: none;
  @media (hover: hover) and (pointer: fine) {
    display: inline-block;
  }
  min-width: 20px;
  padding: 0 5px;
  border: 1px solid currentColor;
  border-radius: var(--r-sm);
  font: inherit;
  font-size: 0.75rem;
  line-height: 18px;
  opacity: 0.8;
`;
