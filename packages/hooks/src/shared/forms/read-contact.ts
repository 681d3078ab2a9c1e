import type { User } from '@filigrana/sdk';
import { needsCurrentPassword } from '@filigrana/sdk/domain';
import {
  readForm,
  staffProfileSchema,
  type FieldIssue,
  type FormReading,
  type StaffProfileValues,
} from '@filigrana/sdk/schemas';

/** An edit of a profile as it is sent: with the current password where the e-mail changes. */
export interface ContactEdit extends StaffProfileValues {
  contrasenaActual?: string;
}

/** What the fields hold; the password only counts while it is asked for. */
export interface ContactFields {
  correo: string;
  telefono: string;
  contrasenaActual?: string | undefined;
}

/** Reads e-mail and telephone, all that can be edited of a profile, whoever it belongs to. */
export function readContact(values: ContactFields, profile: User | null): FormReading<ContactEdit> {
  const reading = readForm(staffProfileSchema, values);
  if (!profile || !needsCurrentPassword(values, profile)) return reading;
  const contrasenaActual = values.contrasenaActual?.trim() ?? '';
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
