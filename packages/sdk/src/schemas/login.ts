import type * as v from 'valibot';
import { EMAIL_MAX } from '../domain/limits.ts';
import { form } from './form.ts';
import { passwordField, requiredText } from './text-fields.ts';

/**
 * Login: e-mail and password required. Source: specification §5, login.
 *
 * Codes: REQUIRED, TOO_LONG.
 */
export const loginSchema = /* @__PURE__ */ form({
  correo: /* @__PURE__ */ requiredText(EMAIL_MAX),
  contrasena: passwordField,
});

export type LoginValues = v.InferOutput<typeof loginSchema>;
