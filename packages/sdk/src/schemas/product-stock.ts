import * as v from 'valibot';
import { isRing, isRingSize } from '../domain/sizes.ts';
import { isOverUnique } from '../domain/stock.ts';
import type { Flag } from '../entities.ts';
import { code, type FieldCode } from './codes.ts';
import { form } from './form.ts';
import {
  isBlank,
  numberInput,
  readStock,
  stockProblem,
  type NumberInput,
} from './number-fields.ts';

/** Stock of one ring size as typed; an empty one means that the ring does not come in that size. */
export interface SizeStockInput {
  tamanio: string;
  stock: NumberInput;
}

/** Stock of one ring size. */
export interface SizeStock {
  tamanio: string;
  stock: number;
}

/** Stock of a product: per size for rings, in one number for everything else. */
export interface ProductStock {
  /** Pieces; undefined for rings. */
  stock: number | undefined;
  tallas: SizeStock[] | undefined;
}

/** The part of a product form that decides about its stock, before it is read. */
export interface StockDraft {
  estado: Flag;
  idCategoria: number;
  unico: Flag;
  stock: NumberInput;
  tallas: SizeStockInput[];
}

/** One thing wrong with the stock of a product. */
export interface StockIssue {
  path: ['stock'] | ['tallas'] | ['tallas', number, 'stock' | 'tamanio'];
  message: Extract<
    FieldCode,
    | 'SIZES_REQUIRED'
    | 'STOCK_REQUIRED'
    | 'STOCK_INVALID'
    | 'STOCK_TOO_LARGE'
    | 'SIZE_INVALID'
    | 'UNIQUE_ONE'
  >;
}

/** The stock fields as the forms hold them. */
export const stockFields = {
  stock: /* @__PURE__ */ numberInput('STOCK_INVALID'),
  tallas: /* @__PURE__ */ v.nullish(
    /* @__PURE__ */ v.array(
      /* @__PURE__ */ form({
        tamanio: /* @__PURE__ */ v.string(code('SIZE_INVALID')),
        stock: /* @__PURE__ */ numberInput('STOCK_INVALID'),
      }),
      code('INVALID'),
    ),
    () => [],
  ),
};

/**
 * What is wrong with the stock of a product form. A product that is not available is not looked
 * at. One that becomes available needs pieces, a ring in one of its sizes; one that is available
 * already may be sold out. Of a piece that is one of a kind there is one. Source: specification §5, product add/edit; decisions, second round.
 *
 * @param least Pieces that it needs: 1 when it becomes available, else 0.
 */
export function stockIssues(draft: StockDraft, least: 0 | 1): StockIssue[] {
  if (draft.estado === 0) return [];
  const issues = isRing(draft) ? sizeIssues(draft.tallas, least) : pieceIssues(draft, least);
  return issues.length > 0 ? issues : uniqueIssues(draft);
}

function pieceIssues(draft: StockDraft, least: number): StockIssue[] {
  if ((readStock(draft.stock) ?? -1) >= least) return [];
  const problem = stockProblem(draft.stock);
  const message = problem === 'STOCK_TOO_LARGE' ? problem : 'STOCK_REQUIRED';
  return [{ path: ['stock'], message }];
}

/**
 * What is wrong with stock per size: each of a ring size and, where it is stated, a number; and one
 * of them `least` or more.
 */
function sizeIssues(tallas: readonly SizeStockInput[], least: number): StockIssue[] {
  const stated = tallas.map((size, index) => ({ ...size, index })).filter(isStated);
  const wrong = stated.flatMap(({ index, ...size }) => sizeIssue(size, index));
  if (wrong.length > 0) return wrong;
  const enough = stated.some(({ stock }) => (readStock(stock) ?? -1) >= least);
  return enough ? [] : [{ path: ['tallas'], message: 'SIZES_REQUIRED' }];
}

/** What is wrong with the stock of one size. */
export function sizeIssue({ tamanio, stock }: SizeStockInput, index: number): StockIssue[] {
  if (!isRingSize(tamanio))
    return [{ path: ['tallas', index, 'tamanio'], message: 'SIZE_INVALID' }];
  if (readStock(stock) === null)
    return [{ path: ['tallas', index, 'stock'], message: stockProblem(stock) }];
  return [];
}

/**
 * That there would be more than one of a piece that is one of a kind.
 *
 * @param draft Its stock is right otherwise.
 */
export function uniqueIssues(draft: StockDraft): StockIssue[] {
  const { stock, tallas } = stockOf(draft);
  const stocks = tallas ? tallas.map((size) => size.stock) : [stock ?? 0];
  if (!isOverUnique(draft.unico, stocks)) return [];
  return [{ path: [tallas ? 'tallas' : 'stock'], message: 'UNIQUE_ONE' }];
}

/**
 * The stock of a product form in numbers: all 0 for a product that is not available.
 * Source: specification §4, "when 0, stock is sent as 0".
 */
export function stockOf(draft: StockDraft): ProductStock {
  const read = (stock: NumberInput): number => (draft.estado === 0 ? 0 : (readStock(stock) ?? 0));
  if (!isRing(draft)) return { stock: read(draft.stock), tallas: undefined };
  return {
    stock: undefined,
    tallas: draft.tallas
      .filter(isStated)
      .map(({ tamanio, stock }) => ({ tamanio, stock: read(stock) })),
  };
}

function isStated({ stock }: SizeStockInput): boolean {
  return !isBlank(stock);
}
