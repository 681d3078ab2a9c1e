import { keepPhone } from '@filigrana/sdk/domain';
import { useState, type ComponentProps } from 'react';
import { TextField } from '../ui/index.ts';
import { sharedTexts as texts } from './texts.ts';

/**
 * A telephone of Costa Rica. It keeps eight digits; more than that are not left out without a word.
 */
export function PhoneField({ onChange, ...field }: ComponentProps<typeof TextField>) {
  const [isCut, setCut] = useState(false);
  return (
    <TextField
      hint={isCut ? texts.phoneCut : texts.phoneHint}
      type="tel"
      inputMode="numeric"
      {...field}
      onChange={(event) => {
        const typed = event.target.value;
        setCut(!typed.replace(/\D/g, '').endsWith(keepPhone(typed)));
        onChange?.(event);
      }}
    />
  );
}
