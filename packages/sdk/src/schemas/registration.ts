import type * as v from 'valibot';
import { form } from './form.ts';
import { newAccountFields } from './person-fields.ts';

/**
 * Registration of a customer: everything required, everything trimmed, a strong password.
 * Source: specification §5, registration.
 *
 * Codes: REQUIRED, IDENTIFICATION_INVALID, PHONE_NOT_ALLOWED, EMAIL_INVALID, PHONE_INVALID,
 * PASSWORD_WEAK, TOO_LONG.
 */
export const registrationSchema = /* @__PURE__ */ form(newAccountFields);

export type RegistrationValues = v.InferOutput<typeof registrationSchema>;
