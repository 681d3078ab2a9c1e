import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useTakeOver } from './use-take-over.ts';

export interface SizeOption {
  value: string;
  /** What is read aloud when the value alone says too little, for example 'Talla 5, agotada'. */
  label?: string | undefined;
  /** Sold out: shown with a diagonal and cannot be chosen. */
  disabled?: boolean;
  /** How many pieces have it, said below; null while nobody knows, with room for it. */
  pieces?: number | null;
}

interface Props {
  /** What is chosen, read aloud, for example 'Talla'. */
  legend: string;
  options: readonly SizeOption[];
  value: string | null;
  onChange: (value: string) => void;
  /** Ids of the sentences that explain the choice. */
  describedBy?: string;
}

/** Sizes as circles, like rings: one may be chosen. A native radio group underneath. */
export function SizeRadios({ legend, options, value, onChange, describedBy }: Props) {
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  // A size chosen while the page was still loading counts: the browser has kept it, until the next
  // rendering takes it away.
  const takeEarlyChoice = useEffectEvent(() => {
    const early = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (early !== undefined && early !== value) onChange(early);
  });
  useLayoutEffect(() => takeEarlyChoice(), []);
  return (
    <Group ref={group} role="radiogroup" aria-label={legend} aria-describedby={describedBy}>
      {options.map((option) => (
        <Circle key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            aria-label={option.label}
            checked={value === option.value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.value}</span>
        </Circle>
      ))}
    </Group>
  );
}

/** Sizes as circles where several may be chosen. */
export function SizeChecks(props: {
  legend: string;
  options: readonly SizeOption[];
  values: readonly string[];
  onToggle: (value: string) => void;
  /** Name of the values in a form that is sent without scripts. */
  name?: string;
}) {
  const id = useId();
  const early = useTakeOver();
  return (
    <Group role="group" aria-label={props.legend}>
      {props.options.map((option) => (
        <Circle key={option.value}>
          <input
            ref={early}
            type="checkbox"
            name={props.name}
            value={option.value}
            checked={props.values.includes(option.value)}
            disabled={option.disabled}
            aria-describedby={option.pieces == null ? undefined : id + option.value}
            onChange={() => props.onToggle(option.value)}
          />
          <span>{option.value}</span>
          {option.pieces !== undefined && (
            <small id={id + option.value} aria-hidden="true">
              {option.pieces !== null && `(${option.pieces})`}
            </small>
          )}
        </Circle>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

const Circle = styled.label`
  position: relative;
  display: grid;
  input {
    appearance: none;
    position: absolute;
    inset: 0 0 auto;
    height: 50px;
    margin: 0;
    border-radius: 50%;
    cursor: pointer;
    z-index: 1;
  }
  span {
    width: 50px;
    height: 50px;
    border-radius: 50%;
    border: 1px solid var(--line-strong);
    background: var(--surface-raised);
    font-weight: 500;
    font-size: 1.0313rem;
    font-variant-numeric: lining-nums tabular-nums;
    display: grid;
    place-items: center;
    transition:
      box-shadow var(--t-base) var(--ease-standard),
      border-color var(--t-fast),
      background-color var(--t-fast);
  }
  small {
    min-height: 20px;
    color: var(--ink-muted);
    font-size: 0.8125rem;
    line-height: 20px;
    text-align: center;
    font-variant-numeric: lining-nums tabular-nums;
  }
  input:hover:not(:disabled) + span {
    border-color: var(--ink);
    box-shadow:
      inset 0 0 0 3px var(--surface-raised),
      inset 0 0 0 4px var(--thread);
  }
  input:checked + span {
    border: 1.5px solid var(--accent);
    color: var(--accent);
    font-weight: 600;
    box-shadow:
      inset 0 0 0 3px var(--surface-raised),
      inset 0 0 0 4.5px var(--accent);
  }
  input:disabled {
    cursor: not-allowed;
  }
  input:disabled + span {
    color: #6f726b;
    border-color: var(--line);
    background:
      linear-gradient(
        to top right,
        transparent calc(50% - 0.6px),
        var(--line-strong) calc(50% - 0.6px) calc(50% + 0.6px),
        transparent calc(50% + 0.6px)
      ),
      var(--surface);
  }
`;
