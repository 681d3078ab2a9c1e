import { useTexts, type RegistrationForm, type RegistrationValues } from '@filigrana/hooks';
import {
  EMAIL_MAX,
  IDENTIFICATION_MAX,
  mayHaveOneSurname,
  NAME_MAX,
  PASSWORD_MAX,
} from '@filigrana/sdk/domain';
import type { ChangeEvent } from 'react';
import { PhoneField } from '../../shared/phone-field.tsx';
import { PasswordField, TextField } from '../../ui/index.ts';
import { PasswordRules } from '../forms/password-rules.tsx';
import { formTexts } from '../forms/texts.ts';
import { LookupHint } from '../../shared/lookup-hint.tsx';
import { registrationTexts as texts } from './texts.ts';

const ONE_SURNAME = { required: false, hint: texts.secondSurnameHint };

/** Who one is, where one can be reached, and the password. */
export function RegistrationFields({ registration }: { registration: RegistrationForm }) {
  const { values, errors, change, namesLocked, lookup } = registration;
  const { sentence } = useTexts();
  const bind = (name: keyof RegistrationValues) => {
    const error = errors[name];
    return {
      name,
      value: values[name],
      required: true,
      error: error && sentence(error),
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
    };
  };
  const names = { maxLength: NAME_MAX, readOnly: namesLocked, autoCapitalize: 'words' };
  return (
    <>
      <div data-full="">
        <TextField
          label={texts.identification}
          {...bind('identificacion')}
          hint={
            <LookupHint lookup={lookup}>
              {lookup === 'idle' || lookup === 'missing'
                ? texts.identificationHint
                : texts.lookup[lookup]}
            </LookupHint>
          }
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={IDENTIFICATION_MAX}
        />
      </div>
      <TextField label={texts.name} {...bind('nombre')} {...names} autoComplete="given-name" />
      <TextField
        label={texts.firstSurname}
        {...bind('primerApellido')}
        {...names}
        autoComplete="family-name"
      />
      <TextField
        label={texts.secondSurname}
        {...bind('segundoApellido')}
        {...names}
        {...(mayHaveOneSurname(values.identificacion.trim()) && ONE_SURNAME)}
        autoComplete="additional-name"
      />
      <PhoneField label={texts.phone} {...bind('telefono')} autoComplete="tel-national" />
      <div data-full="">
        <TextField
          label={formTexts.email}
          {...bind('correo')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX}
        />
      </div>
      <div data-full="">
        <PasswordField
          label={texts.password}
          {...bind('contrasena')}
          hint={<PasswordRules password={values.contrasena} />}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
        />
      </div>
    </>
  );
}
