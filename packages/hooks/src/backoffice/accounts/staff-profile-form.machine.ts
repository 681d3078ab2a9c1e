import type { User } from '@filigrana/sdk';
import { isSameContact, keepPhone } from '@filigrana/sdk/domain';
import { readContact, type ContactEdit } from '../../shared/forms/read-contact.ts';
import type { FormDefinition } from '../forms/form-definition.ts';
import { createFormMachine } from '../forms/form.machine.ts';
import { notice } from '../texts/backoffice-notice.ts';

/** What the fields of the profile form hold. */
export interface StaffProfileFormValues {
  correo: string;
  telefono: string;
  /** Asked for where `needsCurrentPassword` of `@filigrana/sdk/domain` says so. */
  contrasenaActual: string;
}

export const staffProfileForm: FormDefinition<User, StaffProfileFormValues, ContactEdit> = {
  id: 'staffProfileForm',
  idOf: (usuario) => usuario.idUsuario,
  memo: null,
  start: (usuario) => ({
    correo: usuario?.correo ?? '',
    telefono: usuario?.telefono ?? '',
    contrasenaActual: '',
  }),
  change: (values, change) => {
    const next = { ...values, ...change };
    return { values: { ...next, telefono: keepPhone(next.telefono) }, memo: null };
  },
  read: readContact,
  issues: () => ({ REQUIRED: notice('profile.incomplete') }),
  unchanged: (values, base) => (isSameContact(values, base) ? notice('profile.unchanged') : null),
  fieldOf: ({ code }) => (code === 'EMAIL_IN_USE' ? 'correo' : null),
  failed: () => notice('profile.updateFailed'),
  saved: () => notice('profile.updated'),
  settle: ({ correo, telefono }) => ({ correo: correo.trim(), telefono, contrasenaActual: '' }),
};

/** E-mail and phone of an administrator or manager: all that can be edited. */
export const staffProfileFormMachine = createFormMachine(staffProfileForm);
