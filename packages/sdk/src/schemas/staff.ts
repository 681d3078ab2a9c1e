import type * as v from 'valibot';
import { ROLE, roleOf } from '../domain/roles.ts';
import type { Role } from '../entities.ts';
import { form } from './form.ts';
import { newAccountForm } from './person-fields.ts';
import { readField, type NumberInput } from './number-fields.ts';

/** A role that a staff account can have. */
export type StaffRole = Exclude<Role, 1>;

/** 2 Administrador or 3 Manager, as a number or its text. */
const staffRoleField = /* @__PURE__ */ readField(readStaffRole, 'ROLE_INVALID', 'REQUIRED');

/**
 * A new staff account: everything required, but for the second surname of foreigners. Source: specification §5, create account.
 *
 * Codes: REQUIRED, IDENTIFICATION_INVALID, PHONE_NOT_ALLOWED, EMAIL_INVALID, PHONE_INVALID,
 * PASSWORD_WEAK, ROLE_INVALID, TOO_LONG.
 */
export const staffAccountSchema = /* @__PURE__ */ newAccountForm({ idRol: staffRoleField });

export type StaffAccountValues = v.InferOutput<typeof staffAccountSchema>;

/**
 * Another role for a staff account. Source: specification §7, staff role.
 *
 * Codes: REQUIRED, ROLE_INVALID.
 */
export const staffRoleSchema = /* @__PURE__ */ form({ idRol: staffRoleField });

export type StaffRoleValues = v.InferOutput<typeof staffRoleSchema>;

function readStaffRole(input: NumberInput): StaffRole | null {
  const role = roleOf({ rol: input });
  return role === ROLE.cliente ? null : role;
}
