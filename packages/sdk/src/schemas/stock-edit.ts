import * as v from 'valibot';
import { isRing } from '../domain/sizes.ts';
import { form, report } from './form.ts';
import { idField, readStock, stockProblem, type NumberInput } from './number-fields.ts';
import { sizeIssue, stockFields, stockOf, type StockIssue } from './product-stock.ts';

/**
 * The stock screen: a whole number from 0 for the piece, or one for each size of a ring. Comes out
 * as `stock` or as `tallas`, the other undefined.
 * Source: specification §2.16, stock admin ("minimum 0"); decisions ("the stock screen may set 0").
 *
 * Codes: STOCK_INVALID and STOCK_TOO_LARGE (on `stock` or `tallas.N.stock`), SIZE_INVALID, REQUIRED,
 * INVALID.
 */
export const stockEditSchema = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ form({ idCategoria: idField, ...stockFields }),
  /* @__PURE__ */ v.rawCheck((context) =>
    report(context, ['idCategoria', 'stock', 'tallas'], (draft) =>
      isRing(draft) ? draft.tallas.flatMap(sizeIssue) : pieceIssues(draft.stock),
    ),
  ),
  /* @__PURE__ */ v.transform((draft) => stockOf({ ...draft, estado: 1 })),
);

export type StockEditValues = v.InferOutput<typeof stockEditSchema>;

function pieceIssues(stock: NumberInput): StockIssue[] {
  return readStock(stock) === null ? [{ path: ['stock'], message: stockProblem(stock) }] : [];
}
