import { useId, type ChangeEventHandler } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../../ui/index.ts';
import { bodyTexts as texts } from './body-texts.ts';

interface Props {
  name: string;
  value: string;
  label: string;
  checked: boolean;
  /** Pieces that it would show; null while nobody knows. */
  pieces: number | null;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/**
 * One value of a filter, with how many pieces it would show. Paler where that is none; it can still be chosen, since
 * a control that cannot be pressed any more loses the focus.
 */
export function FilterOption({ label, pieces, ...input }: Props) {
  const id = useId();
  return (
    <Option
      {...input}
      aria-describedby={pieces === null ? undefined : id}
      data-none={pieces === 0 && !input.checked ? '' : undefined}
    >
      {label}
      {pieces !== null && (
        // The number describes the box: its name stays what is read beside it.
        <Pieces id={id} aria-hidden="true">
          {texts.pieces(pieces)}
        </Pieces>
      )}
    </Option>
  );
}

const Option = styled(Checkbox)`
  &:has([data-none]) {
    color: var(--ink-muted);
  }
`;

const Pieces = styled.span`
  margin-left: 6px;
  color: var(--ink-muted);
  font-size: 0.875rem;
  font-variant-numeric: lining-nums tabular-nums;
`;
