import type * as v from 'valibot';
import { SECOND_STEP_MAX } from '../domain/limits.ts';
import { form } from './form.ts';
import { passwordField, requiredText } from './text-fields.ts';

/**
 * What turns two-step login on or off: the password and a code. Whether they are right is for the
 * server to say.
 *
 * Codes: REQUIRED, TOO_LONG.
 */
export const twoStepSchema = /* @__PURE__ */ form({
  contrasena: passwordField,
  codigo: /* @__PURE__ */ requiredText(SECOND_STEP_MAX),
});

export type TwoStepValues = v.InferOutput<typeof twoStepSchema>;
