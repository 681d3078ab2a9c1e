import type * as v from 'valibot';
import { NOVEDAD_DESCRIPTION_MAX, NOVEDAD_SUBJECT_MAX } from '../domain/limits.ts';
import { optionalFileField } from './file-fields.ts';
import { form } from './form.ts';
import { optionalText, requiredText } from './text-fields.ts';

const fields = {
  asunto: /* @__PURE__ */ requiredText(NOVEDAD_SUBJECT_MAX),
  descripcion: /* @__PURE__ */ optionalText(NOVEDAD_DESCRIPTION_MAX),
};

/**
 * A novedad, new or edited: a subject of up to 40 characters, perhaps a description of up to 80,
 * perhaps an image. Source: specification §5, novedad.
 *
 * Codes: REQUIRED, TOO_LONG, FILE_TYPE, FILE_EMPTY, FILE_TOO_LARGE.
 */
export const novedadSchema = /* @__PURE__ */ form({
  ...fields,
  referenciaURL: /* @__PURE__ */ optionalFileField('image'),
});

export type NovedadValues = v.InferOutput<typeof novedadSchema>;

/** A novedad without its file, whose content the server checks. */
export const novedadFieldsSchema = /* @__PURE__ */ form(fields);

export type NovedadFields = v.InferOutput<typeof novedadFieldsSchema>;
