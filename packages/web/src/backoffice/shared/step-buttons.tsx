import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button, type ButtonVariant, type IconName } from '../../ui/index.ts';

/** A step of a lifecycle as a button. */
export interface StepButton<Step extends string> {
  step: Step;
  label: string;
  /** While it is under way, for example 'Aceptando…'. */
  busy: string;
  variant?: ButtonVariant;
  icon?: IconName;
}

interface Props<Step extends string> {
  buttons: readonly StepButton<Step>[];
  /** Whether the state of the thing offers a step; what it does not offer is not shown. */
  offers: (step: Step) => boolean;
  can: Readonly<Record<Step, boolean>>;
  /** The step under way. */
  pending: Step | null;
  onStep: (step: Step) => void;
  /** Id of the card's title, which tells these buttons from those of other cards. */
  describedBy: string;
}

/** The steps that something can take now. When one is done the focus goes to the next one. */
export function StepButtons<Step extends string>(props: Props<Step>) {
  const { buttons, offers, can, pending, onStep, describedBy } = props;
  const offered = buttons.filter(({ step }) => offers(step));
  const place = useFocusAfter<HTMLSpanElement>(pending !== null);
  return (
    <Row ref={place}>
      {offered.map(({ step, label, busy, variant = 'solid', icon }) => (
        <Button
          key={step}
          size="sm"
          variant={variant}
          {...(icon && { icon })}
          busy={pending === step && busy}
          disabled={!can[step] && pending !== step}
          aria-describedby={describedBy}
          onClick={() => onStep(step)}
        >
          {label}
        </Button>
      ))}
    </Row>
  );
}

/**
 * A step that is done takes its button away, and the focus with it: hands it to the next step, or
 * else to whatever button follows.
 */
function useFocusAfter<Place extends HTMLElement>(isPending: boolean) {
  const place = useRef<Place>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    const isOver = wasPending.current && !isPending;
    wasPending.current = isPending;
    if (!isOver || document.activeElement !== document.body) return;
    const foot = place.current?.parentElement;
    foot?.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true });
  }, [isPending]);
  return place;
}

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
