import * as v from 'valibot';
import { EMAIL_MAX, SECOND_STEP_MAX } from '../domain/limits.ts';
import { form } from './form.ts';
import { optionalText, passwordField, requiredText } from './text-fields.ts';

/**
 * Login: e-mail and password required. Source: specification §5, login. `codigo` is the second step of
 * an account that has one; undefined when nothing was typed.
 *
 * Codes: REQUIRED, TOO_LONG.
 */
export const loginSchema = /* @__PURE__ */ form({
  correo: /* @__PURE__ */ requiredText(EMAIL_MAX),
  contrasena: passwordField,
  codigo: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.pipe(
      /* @__PURE__ */ optionalText(SECOND_STEP_MAX),
      /* @__PURE__ */ v.transform((text) => text || undefined),
    ),
  ),
});

export type LoginValues = v.InferOutput<typeof loginSchema>;
