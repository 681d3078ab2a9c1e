import * as v from 'valibot';
import { BANNERS_MAX } from '../domain/limits.ts';
import { code } from './codes.ts';
import { fileField } from './file-fields.ts';
import { form } from './form.ts';

/**
 * The banner upload: at least one image, at most 20. Source: specification §5, banners; contract.
 *
 * Codes: IMAGES_REQUIRED, IMAGES_TOO_MANY (on `banners`), FILE_TYPE, FILE_EMPTY, FILE_TOO_LARGE (on `banners.N`).
 */
export const bannersSchema = /* @__PURE__ */ form({
  banners: /* @__PURE__ */ v.pipe(
    /* @__PURE__ */ v.array(
      /* @__PURE__ */ fileField('image', 'FILE_TYPE'),
      code('IMAGES_REQUIRED'),
    ),
    /* @__PURE__ */ v.nonEmpty(code('IMAGES_REQUIRED')),
    /* @__PURE__ */ v.maxLength(BANNERS_MAX, code('IMAGES_TOO_MANY')),
  ),
});

export type BannersValues = v.InferOutput<typeof bannersSchema>;
