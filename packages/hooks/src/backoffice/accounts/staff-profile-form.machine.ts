import type { User } from '@filigrana/sdk';
import { isSameContact, keepPhone } from '@filigrana/sdk/domain';
import { readForm, staffProfileSchema, type StaffProfileValues } from '@filigrana/sdk/schemas';
import type { FormDefinition } from '../forms/form-definition.ts';
import { createFormMachine } from '../forms/form.machine.ts';
import { notice } from '../texts/backoffice-notice.ts';

/** What the fields of the profile form hold. */
export interface StaffProfileFormValues {
  correo: string;
  telefono: string;
}

export const staffProfileForm: FormDefinition<User, StaffProfileFormValues, StaffProfileValues> = {
  id: 'staffProfileForm',
  idOf: (usuario) => usuario.idUsuario,
  memo: null,
  start: (usuario) => ({ correo: usuario?.correo ?? '', telefono: usuario?.telefono ?? '' }),
  change: (values, { correo = values.correo, telefono = values.telefono }) => ({
    values: { correo, telefono: keepPhone(telefono) },
    memo: null,
  }),
  read: (values) => readForm(staffProfileSchema, values),
  issues: () => ({ REQUIRED: notice('profile.incomplete') }),
  unchanged: (values, base) => (isSameContact(values, base) ? notice('profile.unchanged') : null),
  fieldOf: ({ code }) => (code === 'EMAIL_IN_USE' ? 'correo' : null),
  failed: () => notice('profile.updateFailed'),
  saved: () => notice('profile.updated'),
  settle: ({ correo, telefono }) => ({ correo: correo.trim(), telefono }),
};

/**
 * E-mail and phone of an administrator or manager: all that can be edited.
 *
 * @example
 * const { correo, contrasena } = mock.people.admin;
 * const { usuario: subject } = await shop.accounts.login({ correo, contrasena });
 * const form = createActor(staffProfileFormMachine, { input: { subject } });
 * form.start().send({ type: 'form.submit' });
 * form.getSnapshot().context.notice?.code; // 'profile.unchanged'
 */
export const staffProfileFormMachine = createFormMachine(staffProfileForm);
