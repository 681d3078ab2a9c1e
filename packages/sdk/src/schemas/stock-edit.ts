import * as v from 'valibot';
import { isRing } from '../domain/sizes.ts';
import { form, report } from './form.ts';
import { flagField, idField, readStock, stockProblem } from './number-fields.ts';
import {
  sizeIssue,
  stockFields,
  stockOf,
  uniqueIssues,
  type StockDraft,
  type StockIssue,
} from './product-stock.ts';

/**
 * The stock screen: a whole number from 0 for the piece, or one for each size of a ring. Comes out
 * as `stock` or as `tallas`, the other undefined. Of a piece that is one of a kind (`unico`) there is
 * one at most.
 * Source: specification §2.16, stock admin ("minimum 0"); decisions ("the stock screen may set 0").
 *
 * Codes: STOCK_INVALID and STOCK_TOO_LARGE (on `stock` or `tallas.N.stock`), UNIQUE_ONE (on `stock` or
 * `tallas`), SIZE_INVALID, REQUIRED, INVALID.
 */
export const stockEditSchema = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ form({
    idCategoria: idField,
    unico: /* @__PURE__ */ flagField(0),
    ...stockFields,
  }),
  /* @__PURE__ */ v.rawCheck((context) =>
    report(context, ['idCategoria', 'unico', 'stock', 'tallas'], (draft) =>
      editIssues({ ...draft, estado: 1 }),
    ),
  ),
  /* @__PURE__ */ v.transform((draft) => stockOf({ ...draft, estado: 1 })),
);

export type StockEditValues = v.InferOutput<typeof stockEditSchema>;

function editIssues(draft: StockDraft): StockIssue[] {
  const issues = isRing(draft) ? draft.tallas.flatMap(sizeIssue) : pieceIssues(draft);
  return issues.length > 0 ? issues : uniqueIssues(draft);
}

function pieceIssues({ stock }: StockDraft): StockIssue[] {
  return readStock(stock) === null ? [{ path: ['stock'], message: stockProblem(stock) }] : [];
}
