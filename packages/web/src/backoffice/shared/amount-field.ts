import type { ChangeEvent, ClipboardEvent } from 'react';

/**
 * An amount as people write it anywhere, in digits and at most one dot; null when there is no digit.
 * One or two digits behind the last dot or comma are cents, every other dot or comma parts thousands.
 *
 * @example plainAmount('$ 1.250,50') // '1250.50'
 * @example plainAmount('1.250') // '1250'
 */
export function plainAmount(text: string): string | null {
  const [, whole = '', cents = ''] =
    /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text.replace(/[^\d.,]/g, '')) ?? [];
  const digits = whole.replace(/\D/g, '');
  if (digits === '' && cents === '') return null;
  return cents === '' ? digits : `${digits || '0'}.${cents}`;
}

/**
 * For a field of money: what is pasted in the place of everything in it is read as an amount first.
 * The separators of a table or of another country would otherwise turn 1.250,00 into 1, or 8,50 into 850.
 */
export const pasteAmount =
  (onValue: (amount: string) => void) =>
  (event: ClipboardEvent<HTMLInputElement>): void => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const isAll = selectionStart === 0 && selectionEnd === value.length;
    const amount = plainAmount(event.clipboardData.getData('text'));
    if (!isAll || amount === null) return;
    event.preventDefault();
    onValue(amount);
  };

/** The decimal key of many keyboards here types a comma; only behind digits without a dot. */
const DECIMAL_COMMA = /^(\d+),(\d*)$/;

/** What a field of money does with what is typed or pasted into it: `onValue` gets it with a dot before the cents. */
export const amountField = (onValue: (amount: string) => void) => ({
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
    onValue(target.value.replace(DECIMAL_COMMA, '$1.$2')),
  onPaste: pasteAmount(onValue),
});
