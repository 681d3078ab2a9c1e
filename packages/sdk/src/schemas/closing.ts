import type * as v from 'valibot';
import { form } from './form.ts';
import { passwordField } from './text-fields.ts';

/**
 * Closing the own account: the password of now. Codes: REQUIRED, TOO_LONG.
 */
export const closingSchema = /* @__PURE__ */ form({ contrasenaActual: passwordField });

export type ClosingValues = v.InferOutput<typeof closingSchema>;
