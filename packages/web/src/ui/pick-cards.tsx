import { useId } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from './icon.tsx';
import { from } from './media.ts';
import { Hint } from './hint.tsx';
import { useTakeOver } from './use-take-over.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface PickOption<V extends string> {
  value: V;
  label: string;
  description?: string;
  icon?: IconName;
}

interface Props<V extends string> {
  /** What is chosen, read aloud. */
  legend: string;
  options: readonly PickOption<V>[];
  value: V | null;
  onChange: (value: V) => void;
  error?: string | null | undefined;
  disabled?: boolean;
}

/** One choice among a few, each a card; the chosen one has the filete. A native radio group underneath. */
export function PickCards<V extends string>(props: Props<V>) {
  const { legend, options, value, onChange, error, disabled } = props;
  const early = useTakeOver();
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset
      aria-describedby={error ? errorId : undefined}
      data-invalid={error ? '' : undefined}
      disabled={disabled}
    >
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <Grid>
        {options.map((option) => (
          <Card key={option.value}>
            <input
              ref={early}
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon name={option.icon} size="lg" />}
            <b>{option.label}</b>
            {option.description && <small>{option.description}</small>}
          </Card>
        ))}
      </Grid>
      {error && (
        <ErrorLine>
          <Hint id={errorId} tone="error">
            {error}
          </Hint>
        </ErrorLine>
      )}
    </fieldset>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  ${from.sm} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Card = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 14px;
  padding: 18px 20px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-sm);
  background: var(--surface-raised);
  cursor: pointer;
  align-items: center;
  transition: box-shadow var(--t-base);
  &:hover {
    border-color: var(--ink);
  }
  input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    cursor: pointer;
    border-radius: var(--r-sm);
  }
  svg {
    color: var(--accent);
    grid-row: 1 / span 2;
  }
  b {
    font-weight: 600;
  }
  small {
    grid-column: 2;
    font-size: 0.875rem;
    color: var(--ink-muted);
    line-height: 1.4;
  }
  &:has(:checked) {
    border-color: var(--accent);
    box-shadow:
      inset 0 0 0 3px var(--surface-raised),
      inset 0 0 0 4.5px var(--accent);
  }
`;

const ErrorLine = styled.div`
  margin-top: 8px;
`;
