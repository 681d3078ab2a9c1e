import * as v from 'valibot';
import { NAME_MAX, PRODUCT_DESCRIPTION_MAX } from '../domain/limits.ts';
import { parseMeasure, STORY_MAX, WORK_HOURS_MAX } from '../domain/piece-details.ts';
import type { MeasureName } from '../domain/measures.ts';
import { isSpecialPriceLower } from '../domain/price.ts';
import { fileField, optionalFileField } from './file-fields.ts';
import { form, report, type RuleContext, type RuleIssue } from './form.ts';
import type { FieldCode } from './codes.ts';
import {
  flagField,
  idField,
  optionalIdField,
  priceField,
  readOptionalField,
  readWhole,
} from './number-fields.ts';
import { stockFields, stockIssues, stockOf, type StockDraft } from './product-stock.ts';
import { optionalText, requiredText } from './text-fields.ts';

/* @__NO_SIDE_EFFECTS__ */
function measureField(name: MeasureName, wrong: FieldCode) {
  return readOptionalField((input) => parseMeasure(name, String(input)), wrong);
}

/* @__NO_SIDE_EFFECTS__ */
function textOrNull(max: number) {
  return v.pipe(
    optionalText(max),
    v.transform((text) => (text === '' ? null : text)),
  );
}

/** What may be said of a piece: `PieceDetails`, null where a field is left empty. */
const detailFields = {
  largoMm: /* @__PURE__ */ measureField('largoMm', 'LENGTH_INVALID'),
  anchoMm: /* @__PURE__ */ measureField('anchoMm', 'LENGTH_INVALID'),
  pesoG: /* @__PURE__ */ measureField('pesoG', 'WEIGHT_INVALID'),
  hechoPor: /* @__PURE__ */ textOrNull(NAME_MAX),
  horas: /* @__PURE__ */ readOptionalField(
    (input) => readWhole(input, WORK_HOURS_MAX) || null,
    'HOURS_INVALID',
  ),
  historia: /* @__PURE__ */ textOrNull(STORY_MAX),
};

const fields = {
  nombre: /* @__PURE__ */ requiredText(NAME_MAX),
  descripcion: /* @__PURE__ */ requiredText(PRODUCT_DESCRIPTION_MAX),
  // Absent stays absent: a backend may keep none.
  nombreIngles: /* @__PURE__ */ v.optional(/* @__PURE__ */ optionalText(NAME_MAX)),
  descripcionIngles: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ optionalText(PRODUCT_DESCRIPTION_MAX),
  ),
  idCategoria: idField,
  idMaterial: idField,
  precio: priceField,
  precioEspecial: priceField,
  estado: /* @__PURE__ */ flagField(1),
  destacado: /* @__PURE__ */ flagField(0),
  unico: /* @__PURE__ */ flagField(0),
  ...stockFields,
  ...detailFields,
};

interface Draft extends StockDraft {
  precio: number | null;
  precioEspecial: number | null;
}

function priceIssues({ precio, precioEspecial }: Draft): RuleIssue[] {
  if (precio === null && precioEspecial === null)
    return [{ path: ['precio'], message: 'REQUIRED' }];
  if (isSpecialPriceLower(precio, precioEspecial)) return [];
  return [{ path: ['precioEspecial'], message: 'SPECIAL_PRICE_TOO_HIGH' }];
}

/** One of the two prices, and the pieces that it needs: see `stockIssues`. */
function check(context: RuleContext<Draft>, least: 0 | 1): void {
  report(context, ['precio', 'precioEspecial'], priceIssues);
  report(context, ['estado', 'unico', 'stock', 'tallas'], (draft) => stockIssues(draft, least));
}

const newFields = { ...fields, idPiedra: idField };

/**
 * The form for a new product: everything required, one of the two prices enough; rings that are
 * available need a size with pieces, other available pieces stock above 0. `estado` 0 makes all
 * stock 0. What does not belong to the category (`stock` of rings, `tallas` of the others) comes
 * out undefined. Source: specification §5, product add/edit; decisions, "Adding a product".
 *
 * Codes: REQUIRED, SIZES_REQUIRED, STOCK_REQUIRED, STOCK_INVALID (on `tallas.N.stock`),
 * STOCK_TOO_LARGE (on `stock` or `tallas.N.stock`), UNIQUE_ONE (on `stock` or `tallas`), PRICE_INVALID, PRICE_TOO_LARGE,
 * SPECIAL_PRICE_TOO_HIGH, LENGTH_INVALID, WEIGHT_INVALID, HOURS_INVALID, SIZE_INVALID, TOO_LONG, FILE_TYPE, FILE_EMPTY, FILE_TOO_LARGE, INVALID.
 */
export const productAddSchema = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ form({ ...newFields, imagen: /* @__PURE__ */ fileField('image') }),
  /* @__PURE__ */ v.rawCheck((context) => check(context, 1)),
  /* @__PURE__ */ v.transform((draft) => ({ ...draft, ...stockOf(draft) })),
);

export type ProductAddValues = v.InferOutput<typeof productAddSchema>;

/** The form for a new product without its file, whose content the server checks. */
export const productAddFieldsSchema = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ form(newFields),
  /* @__PURE__ */ v.rawCheck((context) => check(context, 1)),
  /* @__PURE__ */ v.transform((draft) => ({ ...draft, ...stockOf(draft) })),
);

export type ProductAddFields = v.InferOutput<typeof productAddFieldsSchema>;

const editFields = {
  ...fields,
  idPiedra: optionalIdField,
  imagen: /* @__PURE__ */ optionalFileField('image'),
};

/**
 * The form for an existing product: as for a new one, but the image is optional (none keeps the
 * old one), a piece without a stone keeps having none, and what is sold out may stay so.
 * Source: specification §5, product add/edit; decisions, second round.
 *
 * Codes: as for `productAddSchema`.
 */
export const productEditSchema = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ form(editFields),
  /* @__PURE__ */ v.rawCheck((context) => check(context, 0)),
  /* @__PURE__ */ v.transform((draft) => ({ ...draft, ...stockOf(draft) })),
);

export type ProductEditValues = v.InferOutput<typeof productEditSchema>;

/**
 * The form for an existing product that is hidden (`estado` 0): to become available it needs pieces.
 *
 * Codes: as for `productAddSchema`.
 */
export const hiddenProductEditSchema = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ form(editFields),
  /* @__PURE__ */ v.rawCheck((context) => check(context, 1)),
  /* @__PURE__ */ v.transform((draft) => ({ ...draft, ...stockOf(draft) })),
);
