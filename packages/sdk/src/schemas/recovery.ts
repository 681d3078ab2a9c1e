import * as v from 'valibot';
import { isForbiddenPassword } from '../domain/password.ts';
import { code } from './codes.ts';
import { form } from './form.ts';
import { emailField, newPasswordField, passwordField, requiredText } from './text-fields.ts';

const resetPasswordField = /* @__PURE__ */ v.pipe(
  newPasswordField,
  /* @__PURE__ */ v.check((password) => !isForbiddenPassword(password), code('PASSWORD_FORBIDDEN')),
);

/**
 * Asking for a reset link. Source: specification §5, reset request.
 *
 * Codes: REQUIRED, EMAIL_INVALID, TOO_LONG.
 */
export const resetRequestSchema = /* @__PURE__ */ form({ correo: emailField });

export type ResetRequestValues = v.InferOutput<typeof resetRequestSchema>;

/**
 * The reset form: both fields required, alike, strong, and not the example password.
 * Source: specification §5, reset password.
 *
 * Codes: REQUIRED, PASSWORDS_DIFFER (on `confirmacion`), PASSWORD_WEAK, PASSWORD_FORBIDDEN, TOO_LONG.
 */
export const resetPasswordSchema = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ form({ nuevaContrasena: resetPasswordField, confirmacion: passwordField }),
  /* @__PURE__ */ v.forward(
    /* @__PURE__ */ v.check(
      ({ nuevaContrasena, confirmacion }) => nuevaContrasena === confirmacion,
      code('PASSWORDS_DIFFER'),
    ),
    ['confirmacion'],
  ),
);

export type ResetPasswordValues = v.InferOutput<typeof resetPasswordSchema>;

/**
 * What the reset call takes: the token of the link and the new password. The server's side of
 * `resetPasswordSchema`.
 *
 * Codes: REQUIRED, PASSWORD_WEAK, PASSWORD_FORBIDDEN, TOO_LONG.
 */
export const passwordResetSchema = /* @__PURE__ */ form({
  token: /* @__PURE__ */ requiredText(200),
  nuevaContrasena: resetPasswordField,
});

export type PasswordResetValues = v.InferOutput<typeof passwordResetSchema>;
