import { keepPhone } from '@filigrana/sdk/domain';
import { useState, type ComponentProps } from 'react';
import { TextField } from '../ui/index.ts';
import { sharedTexts as texts } from './texts.ts';

/** A telephone of Costa Rica. It keeps eight digits; what is left out is said to be wrong. */
export function PhoneField({ onChange, error, ...field }: ComponentProps<typeof TextField>) {
  const [isCut, setCut] = useState(false);
  return (
    <TextField
      hint={texts.phoneHint}
      type="tel"
      inputMode="numeric"
      {...field}
      error={error ?? (isCut ? texts.phoneCut : undefined)}
      onChange={(event) => {
        const typed = event.target.value;
        const kept = keepPhone(typed);
        const isForeign = kept === '' && typed.includes('+');
        setCut(isForeign || !typed.replace(/\D/g, '').endsWith(kept));
        onChange?.(event);
      }}
    />
  );
}
