import type * as v from 'valibot';
import { NOTE_MAX } from '../domain/limits.ts';
import { form } from './form.ts';
import { requiredText } from './text-fields.ts';

/**
 * Releasing an identification: what was checked. Codes: REQUIRED, TOO_LONG.
 */
export const identificationReleaseSchema = /* @__PURE__ */ form({
  nota: /* @__PURE__ */ requiredText(NOTE_MAX),
});

export type IdentificationReleaseValues = v.InferOutput<typeof identificationReleaseSchema>;
