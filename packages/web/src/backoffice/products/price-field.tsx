import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { formatUsd, parsePrice } from '@filigrana/sdk/domain';
import { TextField } from '../../ui/index.ts';
import { pasteAmount } from '../shared/amount-field.ts';
import { productsTexts as texts } from './texts.ts';

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

/** Digits, and the dot before the cents: all but the commas, which come and go. */
const keptIn = (text: string) => text.replace(/[^\d.]/g, '').length;

/** Where the caret stands behind so many characters of a text, commas not counted. */
function placeAfter(text: string, kept: number): number {
  let place = 0;
  for (let left = kept; left > 0 && place < text.length; place += 1)
    if (text[place] !== ',') left -= 1;
  return place;
}

/** What stands under a price while it is typed: how visitors will read it, or how it is written where it is none. */
function saidOf(value: string): { hint?: string; error?: string } {
  const price = parsePrice(value);
  if (price !== null) return { hint: texts.priceShown(formatUsd(price)) };
  if (!/[1-9]/.test(value)) return {};
  // Cents that are still being typed are no mistake yet.
  return /[.,]\d?$/.test(value) ? { hint: texts.noPrice } : { error: texts.noPrice };
}

/** A price. The commas between thousands come and go by themselves and the caret stays where it was. */
export function PriceField({ value, onValue, error, ...field }: Props) {
  const said = saidOf(value);
  const input = useRef<HTMLInputElement>(null);
  const keptBefore = useRef<number | null>(null);
  useLayoutEffect(() => {
    const { current: element } = input;
    if (!element || keptBefore.current === null) return;
    const place = placeAfter(element.value, keptBefore.current);
    keptBefore.current = null;
    element.setSelectionRange(place, place);
  });
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const caret = target.selectionStart ?? target.value.length;
    // A comma at the end begins the cents.
    keptBefore.current = keptIn(target.value.replace(/,$/, '.').slice(0, caret));
    onValue(target.value);
  };
  return (
    <TextField
      {...field}
      ref={input}
      prefix="$"
      inputMode="decimal"
      hint={said.hint}
      error={error ?? said.error}
      autoComplete="off"
      value={value}
      onChange={change}
      onPaste={pasteAmount(onValue)}
    />
  );
}
