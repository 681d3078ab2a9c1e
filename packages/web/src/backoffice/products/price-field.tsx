import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { TextField } from '../../ui/index.ts';
import { pasteAmount } from '../shared/pasted-amount.ts';

interface Props {
  label: string;
  note?: string;
  /** With commas between thousands: '1,148'. */
  value: string;
  onValue: (typed: string) => void;
  error?: string | undefined;
  required?: boolean;
  readOnly?: boolean;
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** Where the caret stands behind so many digits of a text. */
function placeAfter(text: string, digits: number): number {
  let place = 0;
  for (let left = digits; left > 0 && place < text.length; place += 1)
    if (/\d/.test(text[place] ?? '')) left -= 1;
  return place;
}

/** A price in whole dollars. The commas come and go by themselves and the caret stays where it was. */
export function PriceField({ value, onValue, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number | null>(null);
  useLayoutEffect(() => {
    const { current: element } = input;
    if (!element || digitsBefore.current === null) return;
    const place = placeAfter(element.value, digitsBefore.current);
    digitsBefore.current = null;
    element.setSelectionRange(place, place);
  });
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const caret = target.selectionStart ?? target.value.length;
    digitsBefore.current = digitsIn(target.value.slice(0, caret));
    onValue(target.value);
  };
  return (
    <TextField
      {...field}
      ref={input}
      prefix="$"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={change}
      onPaste={pasteAmount(onValue)}
    />
  );
}
