import {
  useTexts,
  type StaffAccountForm,
  type StaffAccountValues,
} from '@filigrana/hooks/backoffice';
import {
  EMAIL_MAX,
  IDENTIFICATION_MAX,
  mayHaveOneSurname,
  NAME_MAX,
  PASSWORD_MAX,
  ROLE,
  ROLE_NAMES,
} from '@filigrana/sdk/domain';
import type { ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { PhoneField } from '../../shared/phone-field.tsx';
import { PasswordField, SelectField, TextField } from '../../ui/index.ts';
import { LookupHint } from '../../shared/lookup-hint.tsx';
import { settingsTexts as texts } from './texts.ts';

type TextName = Exclude<keyof StaffAccountValues, 'idRol'>;

/** Who it is for, what they may do, and how they get in. */
export function AccountFields({ form }: { form: StaffAccountForm }) {
  const { values, set, errors, lookup, namesLocked } = form;
  const { sentence } = useTexts();
  const bind = (name: TextName) => ({
    value: values[name],
    required: true,
    error: errors[name] && sentence(errors[name]),
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
    // The account is somebody else's: what the browser knows of this person does not belong here.
    autoComplete: 'off',
  });
  const names = { maxLength: NAME_MAX, readOnly: namesLocked };
  return (
    <Fields>
      <TextField
        label={texts.identification}
        {...bind('identificacion')}
        hint={
          <LookupHint lookup={lookup} warns>
            {texts.lookup[lookup]}
          </LookupHint>
        }
        maxLength={IDENTIFICATION_MAX}
        spellCheck={false}
      />
      <SelectField
        label={texts.role}
        required
        placeholder={texts.chooseRole}
        value={values.idRol}
        onChange={({ target }) => set('idRol', roleOf(target.value))}
        error={errors.idRol && sentence(errors.idRol)}
      >
        <option value={ROLE.administrador}>{ROLE_NAMES[ROLE.administrador]}</option>
        <option value={ROLE.manager}>{ROLE_NAMES[ROLE.manager]}</option>
      </SelectField>
      <TextField label={texts.name} {...bind('nombre')} {...names} />
      <TextField label={texts.firstSurname} {...bind('primerApellido')} {...names} />
      <TextField
        label={texts.secondSurname}
        {...bind('segundoApellido')}
        {...names}
        required={!mayHaveOneSurname(values.identificacion.trim())}
      />
      <PhoneField label={texts.phone} {...bind('telefono')} />
      <Whole>
        <TextField
          label={texts.email}
          {...bind('correo')}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX}
        />
      </Whole>
      <Whole>
        <PasswordField
          label={texts.password}
          {...bind('contrasena')}
          autoComplete="new-password"
          hint={texts.passwordHint}
          maxLength={PASSWORD_MAX}
        />
      </Whole>
    </Fields>
  );
}

function roleOf(value: string): StaffAccountValues['idRol'] {
  if (value === String(ROLE.administrador)) return ROLE.administrador;
  return value === String(ROLE.manager) ? ROLE.manager : '';
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: 14px;
`;

const Whole = styled.div`
  grid-column: 1 / -1;
`;
