import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button, type ButtonVariant, type IconName } from '../../ui/index.ts';
import { Key } from './key.tsx';
import { sharedTexts } from './texts.ts';

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
  /** Takes the last step back, while that can be done. */
  onUndo?: (() => void) | null;
  /** Id of the card's title, which tells these buttons from those of other cards. */
  describedBy: string;
}

/**
 * The steps that something can take now, and taking the last one back. When one is done the focus goes
 * to the next one; when one is taken back it goes to what can be done again.
 */
export function StepButtons<Step extends string>(props: Props<Step>) {
  const { buttons, offers, can, pending, onStep, onUndo = null, describedBy } = props;
  const offered = buttons.filter(({ step }) => offers(step));
  const phase = onUndo ? 'undoable' : pending === null ? 'idle' : 'pending';
  const place = useFocusAfter<HTMLSpanElement>(
    phase,
    offered.some(({ step }) => can[step]),
  );
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
      {/* Behind them: when it goes, no step comes to where it was pressed. */}
      {onUndo && (
        <Button
          size="sm"
          variant="line"
          aria-keyshortcuts="Z"
          aria-describedby={describedBy}
          onClick={onUndo}
        >
          {sharedTexts.undo} <Key>Z</Key>
        </Button>
      )}
    </Row>
  );
}

type Phase = 'idle' | 'pending' | 'undoable';

/**
 * A step that is done takes its button away, and the focus with it: hands it to the next step, or
 * else to whatever button follows. What was taken back gets the focus from wherever that was done.
 */
function useFocusAfter<Place extends HTMLElement>(phase: Phase, canStep: boolean) {
  const place = useRef<Place>(null);
  const before = useRef<Phase>(phase);
  useEffect(() => {
    const was = before.current;
    before.current = phase;
    if (phase === was || phase === 'pending') return;
    const isBack = was === 'undoable' && canStep;
    if (!isBack && document.activeElement !== document.body) return;
    const foot = place.current?.parentElement;
    const next = foot?.querySelector<HTMLElement>('button:not(:disabled)');
    next?.focus({ preventScroll: !isBack });
  }, [canStep, phase]);
  return place;
}

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
