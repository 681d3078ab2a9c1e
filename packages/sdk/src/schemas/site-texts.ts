import * as v from 'valibot';
import { SITE_TEXT_MAX } from '../domain/site-texts.ts';
import { form } from './form.ts';
import { optionalText } from './text-fields.ts';

/**
 * Words of the home page and of the page about the shop, all of which may stay empty; those in English may be left out. Codes: TOO_LONG.
 */
export const siteTextsSchema = /* @__PURE__ */ form({
  inicio: /* @__PURE__ */ optionalText(SITE_TEXT_MAX.inicio),
  envios: /* @__PURE__ */ optionalText(SITE_TEXT_MAX.envios),
  sinpe: /* @__PURE__ */ optionalText(SITE_TEXT_MAX.sinpe),
  transferencia: /* @__PURE__ */ optionalText(SITE_TEXT_MAX.transferencia),
  acercaTitulo: /* @__PURE__ */ optionalText(SITE_TEXT_MAX.acercaTitulo),
  acerca: /* @__PURE__ */ optionalText(SITE_TEXT_MAX.acerca),
  inicioIngles: /* @__PURE__ */ v.optional(/* @__PURE__ */ optionalText(SITE_TEXT_MAX.inicio)),
  enviosIngles: /* @__PURE__ */ v.optional(/* @__PURE__ */ optionalText(SITE_TEXT_MAX.envios)),
  sinpeIngles: /* @__PURE__ */ v.optional(/* @__PURE__ */ optionalText(SITE_TEXT_MAX.sinpe)),
  transferenciaIngles: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ optionalText(SITE_TEXT_MAX.transferencia),
  ),
  acercaTituloIngles: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ optionalText(SITE_TEXT_MAX.acercaTitulo),
  ),
  acercaIngles: /* @__PURE__ */ v.optional(/* @__PURE__ */ optionalText(SITE_TEXT_MAX.acerca)),
});

export type SiteTextsValues = v.InferOutput<typeof siteTextsSchema>;
