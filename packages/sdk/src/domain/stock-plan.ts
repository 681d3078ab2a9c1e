import type { RingStock } from './product-lookups.ts';
import { isRing } from './sizes.ts';

interface KindOfPiece {
  idCategoria: number;
  estado: 0 | 1;
}

interface Given {
  stock?: number | null | undefined;
  stockVisto?: number | undefined;
  tallas?: readonly Omit<RingStock, 'tamanio'>[] | undefined;
}

export interface StockChange {
  /** What decides about its stock, as the product has it. */
  before: KindOfPiece;
  /** The same as the form would make it. */
  after: KindOfPiece;
  /** Sizes that the product has now, with their pieces. */
  current: readonly { idTalla: number; stock: number }[];
  /** What the form says about stock; undefined where it says nothing. */
  given: Given;
  /** `idTalla` of pieces without sizes. */
  uniqueSize: number;
}

/** Every size that the product is to have, by `idTalla`: its pieces, or null to leave them as they are. */
export type StockPlan = ReadonlyMap<number, number | null>;

/**
 * Why a form's stock cannot be what a product has: no size of a ring, no piece, pieces of a ring that
 * no size is said for, or sizes of what comes in none.
 */
export type StockProblem =
  | 'SIZES_REQUIRED'
  | 'STOCK_REQUIRED'
  | 'STOCK_PER_SIZE'
  | 'SIZES_OF_RINGS_ONLY';

/**
 * What an edited product's sizes become. Pieces that the form does not speak of are left alone, so
 * that an edit of the name undoes no purchase, and so are those of a size that says `sinCambio`. With
 * `estado` 0 there are no pieces, and a form that names no size keeps the ones there are: carts go on
 * showing them.
 *
 * @returns the plan; or the problem when the form's stock does not belong to the category, when an
 * available ring would come in no size, or when a hidden product becomes available without a piece.
 */
export function planStock(change: StockChange): StockPlan | StockProblem {
  const { before, after } = change;
  if (after.estado === 0) return planWithoutStock(change);
  const plan = planWithStock(change);
  if (typeof plan === 'string' || before.estado !== 0) return plan;
  // A hidden product has no pieces that could be left alone.
  const hasPieces = [...plan.values()].some((pieces) => (pieces ?? 0) > 0);
  if (hasPieces) return plan;
  return isRing(after) ? 'SIZES_REQUIRED' : 'STOCK_REQUIRED';
}

/**
 * Whether an edit would set the pieces of a size whose stock has changed since the editor saw it:
 * some were sold, or came back.
 *
 * @param change What the product has, and what the form says.
 * @param plan What its sizes would become.
 */
export function isStockChanged(
  { current, given, uniqueSize }: Pick<StockChange, 'current' | 'given' | 'uniqueSize'>,
  plan: StockPlan,
): boolean {
  const seen = new Map([[uniqueSize, given.stockVisto]]);
  for (const { idTalla, stockVisto } of given.tallas ?? []) seen.set(idTalla, stockVisto);
  return current.some(
    ({ idTalla, stock }) =>
      (plan.get(idTalla) ?? null) !== null && (seen.get(idTalla) ?? stock) !== stock,
  );
}

function planWithoutStock({ before, after, current, given, uniqueSize }: StockChange): StockPlan {
  if (!isRing(after)) return new Map([[uniqueSize, 0]]);
  const named = (given.tallas ?? []).map(({ idTalla }) => idTalla);
  const kept = isRing(before) ? current.map(({ idTalla }) => idTalla) : [];
  return new Map((named.length > 0 ? named : kept).map((idTalla) => [idTalla, 0]));
}

function planWithStock({
  before,
  after,
  current,
  given,
  uniqueSize,
}: StockChange): StockPlan | StockProblem {
  const { stock, tallas } = given;
  // What the product does not come in yet has no pieces to leave alone.
  const isLeft = (idTalla: number, sinCambio = false) =>
    sinCambio && current.some((size) => size.idTalla === idTalla);
  if (isRing(after)) {
    if (!tallas && (stock ?? 0) > 0) return 'STOCK_PER_SIZE';
    const plan: StockPlan = tallas
      ? new Map(
          tallas.map(({ idTalla, sinCambio, ...size }) => [
            idTalla,
            isLeft(idTalla, sinCambio) ? null : size.stock,
          ]),
        )
      : new Map(isRing(before) ? current.map(({ idTalla }) => [idTalla, null]) : []);
    return plan.size === 0 ? 'SIZES_REQUIRED' : plan;
  }
  if (stock == null && tallas && tallas.length > 0) return 'SIZES_OF_RINGS_ONLY';
  return new Map([[uniqueSize, stock ?? (isRing(before) ? 0 : null)]]);
}

/** What the form of a new product says of stock: per size of a ring, or in all. */
interface NewStock {
  tallas?: readonly { tamanio: string; stock: number }[] | undefined;
  stock?: number | undefined;
}

/** Pieces of each size of a new product, by `idTalla`. */
export function stockPerSize(
  { tallas, stock = 0 }: NewStock,
  rings: readonly RingStock[],
  uniqueSize: number,
): { idTalla: number; stock: number }[] {
  if (!tallas) return [{ idTalla: uniqueSize, stock }];
  // The form knows sizes by name, and says how many of each there are (none, with `estado` 0).
  return rings.map(({ idTalla, tamanio }) => ({
    idTalla,
    stock: tallas.find((size) => size.tamanio === tamanio)?.stock ?? 0,
  }));
}
