import { PHONE_LENGTH } from '@filigrana/sdk/domain';
import type { ComponentProps } from 'react';
import { TextField } from '../ui/index.ts';
import { sharedTexts as texts } from './texts.ts';

type Props = ComponentProps<typeof TextField> & { value: string };

/** A telephone of Costa Rica, as `keepPhone` keeps it. What cannot become one is said to be wrong at once. */
export function PhoneField({ value, error, ...field }: Props) {
  const isForeign = /\D/.test(value) || value.length > PHONE_LENGTH;
  return (
    <TextField
      hint={texts.phoneHint}
      type="tel"
      inputMode="numeric"
      {...field}
      value={value}
      error={isForeign ? texts.phoneForeign : error}
    />
  );
}
