import type { InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { Input } from '../../ui/index.ts';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type'> {
  value: string;
  onValue: (typed: string) => void;
}

/** Pieces in stock: a whole number from 0. Neither a letter nor the mouse wheel changes it. */
export function StockInput({ onValue, ...rest }: Props) {
  return (
    <Plain
      {...rest}
      type="number"
      min={0}
      step={1}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => onValue(event.target.value)}
      onBeforeInput={(event) => {
        const { data } = event as unknown as { data: string | null };
        if (data && /\D/.test(data)) event.preventDefault();
      }}
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}

const Plain = styled(Input)`
  appearance: textfield;
  font-variant-numeric: lining-nums tabular-nums;
  &::-webkit-inner-spin-button,
  &::-webkit-outer-spin-button {
    appearance: none;
    margin: 0;
  }
`;
