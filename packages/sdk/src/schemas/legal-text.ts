import type * as v from 'valibot';
import { LEGAL_TEXT_MAX } from '../domain/limits.ts';
import { form } from './form.ts';
import { requiredText } from './text-fields.ts';

/**
 * The text of a page such as the one of terms. Codes: REQUIRED, TOO_LONG.
 */
export const legalTextSchema = /* @__PURE__ */ form({
  texto: /* @__PURE__ */ requiredText(LEGAL_TEXT_MAX),
});

export type LegalTextValues = v.InferOutput<typeof legalTextSchema>;
