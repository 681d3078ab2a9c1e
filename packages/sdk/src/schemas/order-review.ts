import * as v from 'valibot';
import { NOTE_MAX, REFERENCE_MAX } from '../domain/limits.ts';
import { code } from './codes.ts';
import { form } from './form.ts';
import { optionalText, requiredText } from './text-fields.ts';

/**
 * An internal note. Codes: REQUIRED, TOO_LONG.
 */
export const noteSchema = /* @__PURE__ */ form({
  texto: /* @__PURE__ */ requiredText(NOTE_MAX),
});

export type NoteValues = v.InferOutput<typeof noteSchema>;

/** Letters, digits, blanks and hyphens: what banks print as the reference of a payment. */
export const referenceField = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ optionalText(REFERENCE_MAX),
  /* @__PURE__ */ v.regex(/^[0-9A-Za-z -]*$/, code('INVALID')),
);

/**
 * The payment reference of an order; blank takes it away. Codes: TOO_LONG, INVALID.
 */
export const referenceSchema = /* @__PURE__ */ form({ referencia: referenceField });

export type ReferenceValues = v.InferOutput<typeof referenceSchema>;
