import type { ApiError, Person } from '@filigrana/sdk';
import { keepPhone } from '@filigrana/sdk/domain';
import {
  readForm,
  staffAccountSchema,
  type StaffAccountValues as Accepted,
} from '@filigrana/sdk/schemas';
import { orSaid } from '../../shared/texts/notice.ts';
import { saidBeside } from '../../shared/forms/form-definition.ts';
import type { StaffForm } from '../forms/form.types.ts';
import { notice } from '../texts/backoffice-notice.ts';
import type { StaffAccountValues } from './staff.types.ts';

const NO_NAMES = { nombre: '', primerApellido: '', segundoApellido: '' } as const;

const EMPTY: StaffAccountValues = {
  identificacion: '',
  ...NO_NAMES,
  correo: '',
  telefono: '',
  contrasena: '',
  idRol: '',
  namesFrom: 'hand',
};

/** Whether somebody has typed a name. */
export function hasNames({ nombre, primerApellido, segundoApellido }: StaffAccountValues): boolean {
  return [nombre, primerApellido, segundoApellido].some((name) => name.trim() !== '');
}

/** The names of a person of the roll, as long as the form still asks for that person. */
export function namesOf(
  now: StaffAccountValues,
  identificacion: string,
  { nombre, primerApellido, segundoApellido }: Person,
): Partial<StaffAccountValues> {
  if (now.identificacion.trim() !== identificacion || hasNames(now)) return {};
  return { nombre, primerApellido, segundoApellido, namesFrom: 'roll' };
}

function changeAccount(
  values: StaffAccountValues,
  change: Partial<StaffAccountValues>,
): StaffAccountValues {
  const next = { ...values, ...change };
  next.telefono = keepPhone(next.telefono);
  const isOther = next.identificacion.trim() !== values.identificacion.trim();
  // The names of one person must not stay behind with the identification of another.
  return isOther && values.namesFrom === 'roll'
    ? { ...next, ...NO_NAMES, namesFrom: 'hand' }
    : next;
}

function beside(error: ApiError) {
  if (error.code === 'EMAIL_IN_USE') return saidBeside('correo', error);
  return error.code === 'ALREADY_REGISTERED' ? saidBeside('identificacion', error) : {};
}

/** A new account of an administrator or manager. */
export const staffAccountForm: StaffForm<never, StaffAccountValues, Accepted> = {
  id: 'staffAccount',
  idOf: () => 'account',
  memo: null,
  start: () => EMPTY,
  change: (values, change) => ({ values: changeAccount(values, change), memo: null }),
  read: (values) => readForm(staffAccountSchema, values),
  issues: () => ({
    REQUIRED: notice('staff.incomplete'),
    ROLE_INVALID: notice('staff.roleRequired'),
  }),
  beside,
  failed: (error) => orSaid(notice('staff.createFailed'), error),
  saved: () => notice('staff.created'),
};
