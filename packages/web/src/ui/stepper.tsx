import { styled } from 'styled-components';
import { Icon } from './icon.tsx';

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
    <Box role="group" aria-label={props.label ?? 'Cantidad'} $height={props.height ?? 46}>
      <button
        type="button"
        aria-label="Disminuir cantidad"
        disabled={disabled || value <= min}
        onClick={onDecrease}
      >
        <Icon name="minus" size="sm" />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label="Aumentar cantidad"
        disabled={disabled || props.increaseDisabled || (max !== null && value >= max)}
        onClick={onIncrease}
      >
        <Icon name="plus" size="sm" />
      </button>
    </Box>
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
  button:hover:not(:disabled) {
    background: var(--surface-tint);
    color: var(--accent);
  }
  button:disabled {
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
