import type * as v from 'valibot';
import { newAccountForm } from './person-fields.ts';

/**
 * Registration of a customer: everything required (the second surname of those who have a cédula),
 * everything trimmed, a strong password.
 * Source: specification §5, registration.
 *
 * Codes: REQUIRED, IDENTIFICATION_INVALID, PHONE_NOT_ALLOWED, EMAIL_INVALID, PHONE_INVALID,
 * PASSWORD_WEAK, TOO_LONG.
 */
export const registrationSchema = /* @__PURE__ */ newAccountForm({});

export type RegistrationValues = v.InferOutput<typeof registrationSchema>;
