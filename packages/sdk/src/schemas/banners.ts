import * as v from 'valibot';
import {
  BANNER_FOCUS_STEP,
  BANNER_LINE_MAX,
  BANNER_LINK_MAX,
  BANNER_TITLE_MAX,
  BANNERS_MAX,
} from '../domain/limits.ts';
import { isShopPath } from '../domain/shop-path.ts';
import { code } from './codes.ts';
import { fileField } from './file-fields.ts';
import { form } from './form.ts';
import { optionalText } from './text-fields.ts';

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

const percent = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(code('INVALID')),
  /* @__PURE__ */ v.multipleOf(BANNER_FOCUS_STEP, code('INVALID')),
  /* @__PURE__ */ v.minValue(0, code('INVALID')),
  /* @__PURE__ */ v.maxValue(100, code('INVALID')),
);

/**
 * The words of one banner, all of which may stay empty; those in English may be left out. Codes: TOO_LONG, LINK_INVALID (on `enlace`), INVALID.
 */
export const bannerWordsSchema = /* @__PURE__ */ form({
  titulo: /* @__PURE__ */ optionalText(BANNER_TITLE_MAX),
  linea: /* @__PURE__ */ optionalText(BANNER_LINE_MAX),
  tituloIngles: /* @__PURE__ */ v.optional(/* @__PURE__ */ optionalText(BANNER_TITLE_MAX)),
  lineaIngles: /* @__PURE__ */ v.optional(/* @__PURE__ */ optionalText(BANNER_LINE_MAX)),
  enlace: /* @__PURE__ */ v.pipe(
    /* @__PURE__ */ optionalText(BANNER_LINK_MAX),
    /* @__PURE__ */ v.check((text) => text === '' || isShopPath(text), code('LINK_INVALID')),
  ),
  foco: /* @__PURE__ */ v.nullish(/* @__PURE__ */ form({ x: percent, y: percent }), null),
});

export type BannerWordsValues = v.InferOutput<typeof bannerWordsSchema>;
