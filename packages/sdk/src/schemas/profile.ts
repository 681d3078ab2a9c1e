import type * as v from 'valibot';
import { NAME_MAX } from '../domain/limits.ts';
import { form } from './form.ts';
import { contactFields } from './person-fields.ts';
import { optionalText, requiredText } from './text-fields.ts';

/**
 * A customer's profile. Only e-mail and telephone can be edited; the names travel along, and the
 * second surname may be empty, as the server gave it.
 * Source: specification §5, customer profile edit.
 *
 * Codes: REQUIRED, PHONE_NOT_ALLOWED, EMAIL_INVALID, PHONE_INVALID, TOO_LONG.
 */
export const customerProfileSchema = /* @__PURE__ */ form({
  nombre: /* @__PURE__ */ requiredText(NAME_MAX),
  primerApellido: /* @__PURE__ */ requiredText(NAME_MAX),
  segundoApellido: /* @__PURE__ */ optionalText(NAME_MAX),
  ...contactFields,
});

export type CustomerProfileValues = v.InferOutput<typeof customerProfileSchema>;

/**
 * A staff profile: e-mail and telephone. Source: specification §5, admin profile edit.
 *
 * Codes: REQUIRED, PHONE_NOT_ALLOWED, EMAIL_INVALID, PHONE_INVALID, TOO_LONG.
 */
export const staffProfileSchema = /* @__PURE__ */ form(contactFields);

export type StaffProfileValues = v.InferOutput<typeof staffProfileSchema>;
