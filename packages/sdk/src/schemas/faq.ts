import * as v from 'valibot';
import { FAQ_ANSWER_MAX, FAQ_QUESTION_MAX } from '../domain/limits.ts';
import { form } from './form.ts';
import { flagField } from './number-fields.ts';
import { optionalText, requiredText } from './text-fields.ts';

/**
 * A frequent question, new or edited: question and answer, not blank; those in English may be empty or left out.
 * Visible unless said otherwise.
 * Source: specification §5, FAQ add/edit.
 *
 * Codes: REQUIRED, TOO_LONG, INVALID.
 */
export const faqSchema = /* @__PURE__ */ form({
  pregunta: /* @__PURE__ */ requiredText(FAQ_QUESTION_MAX),
  respuesta: /* @__PURE__ */ requiredText(FAQ_ANSWER_MAX),
  preguntaIngles: /* @__PURE__ */ v.optional(/* @__PURE__ */ optionalText(FAQ_QUESTION_MAX)),
  respuestaIngles: /* @__PURE__ */ v.optional(/* @__PURE__ */ optionalText(FAQ_ANSWER_MAX)),
  visible: /* @__PURE__ */ flagField(1),
});

export type FaqValues = v.InferOutput<typeof faqSchema>;
