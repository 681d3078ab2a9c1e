import * as v from 'valibot';
import { NAME_MAX, PRODUCT_DESCRIPTION_MAX } from '../domain/limits.ts';
import { fileField, optionalFileField } from './file-fields.ts';
import { form, report, type RuleIssue } from './form.ts';
import { flagField, idField, optionalIdField, priceField } from './number-fields.ts';
import { stockFields, stockIssues, stockOf, type StockDraft } from './product-stock.ts';
import { requiredText } from './text-fields.ts';

const fields = {
  nombre: /* @__PURE__ */ requiredText(NAME_MAX),
  descripcion: /* @__PURE__ */ requiredText(PRODUCT_DESCRIPTION_MAX),
  idCategoria: idField,
  idMaterial: idField,
  precio: priceField,
  precioEspecial: priceField,
  estado: /* @__PURE__ */ flagField(1),
  destacado: /* @__PURE__ */ flagField(0),
  unico: /* @__PURE__ */ flagField(0),
  ...stockFields,
};

interface Draft extends StockDraft {
  precio: number | null;
  precioEspecial: number | null;
}

function productIssues(draft: Draft, isNew: boolean): RuleIssue[] {
  const priced = draft.precio !== null || draft.precioEspecial !== null;
  const price: RuleIssue[] = priced ? [] : [{ path: ['precio'], message: 'REQUIRED' }];
  return [...price, ...stockIssues(draft, isNew)];
}

const newFields = { ...fields, idPiedra: idField };

/**
 * The form for a new product: everything required, one of the two prices enough; rings that are
 * available need a size with pieces, other available pieces stock above 0. `estado` 0 makes all
 * stock 0. What does not belong to the category (`stock` of rings, `tallas` of the others) comes
 * out undefined. Source: specification §5, product add/edit; decisions, "Adding a product".
 *
 * Codes: REQUIRED, SIZES_REQUIRED, STOCK_REQUIRED, STOCK_INVALID (on `tallas.N.stock`),
 * STOCK_TOO_LARGE (on `stock` or `tallas.N.stock`), PRICE_INVALID, PRICE_TOO_LARGE, SIZE_INVALID,
 * TOO_LONG, FILE_TYPE, FILE_EMPTY, FILE_TOO_LARGE, INVALID.
 */
export const productAddSchema = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ form({ ...newFields, imagen: /* @__PURE__ */ fileField('image') }),
  /* @__PURE__ */ v.rawCheck((context) => report(context, (draft) => productIssues(draft, true))),
  /* @__PURE__ */ v.transform((draft) => ({ ...draft, ...stockOf(draft) })),
);

export type ProductAddValues = v.InferOutput<typeof productAddSchema>;

/** The form for a new product without its file, whose content the server checks. */
export const productAddFieldsSchema = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ form(newFields),
  /* @__PURE__ */ v.rawCheck((context) => report(context, (draft) => productIssues(draft, true))),
  /* @__PURE__ */ v.transform((draft) => ({ ...draft, ...stockOf(draft) })),
);

export type ProductAddFields = v.InferOutput<typeof productAddFieldsSchema>;

/**
 * The form for an existing product: as for a new one, but the image is optional (none keeps the
 * old one), a piece without a stone keeps having none, and a ring may have sizes that are all sold out.
 * Source: specification §5, product add/edit.
 *
 * Codes: as for `productAddSchema`.
 */
export const productEditSchema = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ form({
    ...fields,
    idPiedra: optionalIdField,
    imagen: /* @__PURE__ */ optionalFileField('image'),
  }),
  /* @__PURE__ */ v.rawCheck((context) => report(context, (draft) => productIssues(draft, false))),
  /* @__PURE__ */ v.transform((draft) => ({ ...draft, ...stockOf(draft) })),
);

export type ProductEditValues = v.InferOutput<typeof productEditSchema>;
