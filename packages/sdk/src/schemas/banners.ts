import * as v from 'valibot';
import { code } from './codes.ts';
import { fileField } from './file-fields.ts';
import { form } from './form.ts';

/**
 * The banner upload: at least one image. Source: specification §5, banners.
 *
 * Codes: IMAGES_REQUIRED (on `banners`), FILE_TYPE, FILE_EMPTY, FILE_TOO_LARGE (on `banners.N`).
 */
export const bannersSchema = /* @__PURE__ */ form({
  banners: /* @__PURE__ */ v.pipe(
    /* @__PURE__ */ v.array(
      /* @__PURE__ */ fileField('image', 'FILE_TYPE'),
      code('IMAGES_REQUIRED'),
    ),
    /* @__PURE__ */ v.nonEmpty(code('IMAGES_REQUIRED')),
  ),
});

export type BannersValues = v.InferOutput<typeof bannersSchema>;
