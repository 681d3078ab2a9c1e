import type { InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { Input } from '../../ui/index.ts';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type'> {
  value: string;
  onValue: (typed: string) => void;
}

/**
 * Pieces in stock: a whole number from 0. Neither a letter nor the mouse wheel changes it; a sign and a point stay, for
 * without them '-4' would be 4 and '4.5' would be 45: the form says that it is no stock.
 */
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
        if (data && /[^\d.-]/.test(data)) event.preventDefault();
      }}
      onPaste={(event) => {
        const pieces = grouped(event.clipboardData.getData('text'));
        if (pieces === null) return;
        event.preventDefault();
        onValue(pieces);
      }}
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}

/** The digits of a number as tables write it, '1,000'; null for plain digits and everything else. */
const grouped = (text: string): string | null =>
  /^\s*\d{1,3}([.,\s]\d{3})+\s*$/.test(text) ? text.replace(/\D/g, '') : null;

const Plain = styled(Input)`
  appearance: textfield;
  font-variant-numeric: lining-nums tabular-nums;
  &::-webkit-inner-spin-button,
  &::-webkit-outer-spin-button {
    appearance: none;
    margin: 0;
  }
`;
