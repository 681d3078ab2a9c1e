import type { User } from '@filigrana/sdk';
import { isSameContact, keepPhone, needsCurrentPassword } from '@filigrana/sdk/domain';
import {
  readForm,
  staffProfileSchema,
  type FieldIssue,
  type FormReading,
  type StaffProfileValues,
} from '@filigrana/sdk/schemas';
import type { FormDefinition } from './form-definition.ts';
import { notice, type CommonCode } from './form-report.ts';

/** An edit of a profile as it is sent: with the current password where the e-mail changes. */
export interface ContactEdit extends StaffProfileValues {
  contrasenaActual?: string;
}

/** What the fields of a profile hold. */
export interface ContactValues {
  correo: string;
  telefono: string;
  /** Asked for where `needsCurrentPassword` of `@filigrana/sdk/domain` says so. */
  contrasenaActual: string;
}

function readContact(values: ContactValues, profile: User | null): FormReading<ContactEdit> {
  const reading = readForm(staffProfileSchema, values);
  if (!profile || !needsCurrentPassword(values, profile)) return reading;
  const contrasenaActual = values.contrasenaActual.trim();
  if (reading.ok && contrasenaActual !== '')
    return { ok: true, values: { ...reading.values, contrasenaActual } };
  if (contrasenaActual !== '') return reading;
  const missing: FieldIssue = { field: 'contrasenaActual', code: 'REQUIRED' };
  return { ok: false, issues: reading.ok ? [missing] : [...reading.issues, missing] };
}

/** What is kept of an edit: never the password. */
export function contactOf({ correo, telefono }: StaffProfileValues): StaffProfileValues {
  return { correo, telefono };
}

/** E-mail and telephone, all that can be edited of a profile, whoever it belongs to. */
export const contactForm: FormDefinition<User, ContactValues, ContactEdit, null, CommonCode> = {
  id: 'contact',
  idOf: ({ idUsuario }) => idUsuario,
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
  instead: (values, base) => (isSameContact(values, base) ? notice('profile.unchanged') : null),
  failed: () => notice('profile.updateFailed'),
  afterSaving: ({ correo, telefono }) => ({
    correo: correo.trim(),
    telefono,
    contrasenaActual: '',
  }),
};
