import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from './icon.tsx';
import { useEarlyPress } from './use-take-over.ts';
import { controlTexts } from './control-texts.ts';

interface Props {
  value: number;
  min?: number;
  /** Highest value; `null` when there is none known. */
  max?: number | null;
  onDecrease: () => void;
  onIncrease: () => void;
  /** Both buttons off. */
  disabled?: boolean;
  /** Only the plus button off. */
  increaseDisabled?: boolean;
  /** What is counted, read aloud. */
  label?: string;
  /** Height in px: 46, or 54 beside the main button of a screen. */
  height?: 46 | 54;
}

/** A quantity with minus and plus. At its limits the button is off. */
export function Stepper(props: Props) {
  const { value, min = 1, max = null, onDecrease, onIncrease, disabled = false } = props;
  return (
    <Box
      role="group"
      aria-label={props.label ?? controlTexts.quantity}
      $height={props.height ?? 46}
    >
      <Step
        icon="minus"
        label={controlTexts.decrease}
        off={disabled || value <= min}
        onPress={onDecrease}
      />
      <output aria-live="polite">{value}</output>
      <Step
        icon="plus"
        label={controlTexts.increase}
        off={disabled || props.increaseDisabled === true || (max !== null && value >= max)}
        onPress={onIncrease}
      />
    </Box>
  );
}

interface StepProps {
  icon: IconName;
  label: string;
  off: boolean;
  onPress: () => void;
}

/** The button that reaches its limit under somebody's finger keeps the focus until they go on. */
function Step({ icon, label, off, onPress }: StepProps) {
  const [isHeld, setHeld] = useState(false);
  const early = useEarlyPress();
  return (
    <button
      {...early}
      type="button"
      aria-label={label}
      disabled={off && !isHeld}
      aria-disabled={(off && isHeld) || undefined}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onClick={off ? undefined : onPress}
    >
      <Icon name={icon} size="sm" />
    </button>
  );
}

const Box = styled.div<{ $height: number }>`
  display: inline-grid;
  grid-template-columns: 44px 46px 44px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-sm);
  background: var(--surface-raised);
  height: ${({ $height }) => $height}px;
  button {
    display: grid;
    place-items: center;
    color: var(--ink);
  }
  button:hover:not(:disabled, [aria-disabled]) {
    background: var(--surface-tint);
    color: var(--accent);
  }
  button:is(:disabled, [aria-disabled]) {
    color: #a9aba4;
    cursor: not-allowed;
  }
  output {
    display: grid;
    place-items: center;
    border-inline: 1px solid var(--line);
    font-weight: 600;
    font-variant-numeric: lining-nums tabular-nums;
  }
`;
