import { keepPhone } from '@filigrana/sdk/domain';
import { useState, type ComponentProps } from 'react';
import { TextField } from '../ui/index.ts';
import { sharedTexts as texts } from './texts.ts';

type Props = ComponentProps<typeof TextField> & { value: string };

/** A telephone of Costa Rica, as `keepPhone` keeps it. Another country's, and digits that are left out, are said to be wrong. */
export function PhoneField({ value, error, onChange, ...field }: Props) {
  const [isCut, setCut] = useState(false);
  const isForeign = /\D/.test(value);
  return (
    <TextField
      hint={texts.phoneHint}
      type="tel"
      inputMode="numeric"
      {...field}
      value={value}
      error={isForeign ? texts.phoneForeign : (error ?? (isCut ? texts.phoneForeign : undefined))}
      onChange={(event) => {
        const typed = event.target.value.replace(/\D/g, '');
        setCut(!typed.endsWith(keepPhone(typed)));
        onChange?.(event);
      }}
    />
  );
}
