import { isRing } from '../../domain/index.ts';
import type { RingStock } from './product-lookups.ts';
import { productProblem } from './product-problem.ts';
import { productTexts } from '../texts/products.texts.ts';

interface Kind {
  idCategoria: number;
  estado: 0 | 1;
}

interface Given {
  stock?: number | null | undefined;
  stockVisto?: number | undefined;
  tallas?: readonly Omit<RingStock, 'tamanio'>[] | undefined;
}

interface Change {
  before: Kind;
  after: Kind;
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
 * What an edited product's sizes become. Pieces that the form does not speak of are left alone, so
 * that an edit of the name undoes no purchase, and so are those of a size that says `sinCambio`. With
 * `estado` 0 there are no pieces, and a form that names no size keeps the ones there are: carts go on
 * showing them.
 *
 * @throws HttpProblem 400 when the form's stock does not belong to the category, when an available
 * ring would come in no size, or when a hidden product becomes available without a piece.
 */
export function planStock(change: Change): StockPlan {
  const { before, after } = change;
  if (after.estado === 0) return planWithoutStock(change);
  const plan = planWithStock(change);
  // A hidden product has no pieces that could be left alone.
  if (before.estado === 0 && ![...plan.values()].some((pieces) => (pieces ?? 0) > 0))
    throw productProblem(
      isRing(after) ? { tallas: productTexts.sizesMissing } : { stock: productTexts.stockMissing },
    );
  return plan;
}

/**
 * Whether an edit would set the pieces of a size of which others are there by now than whoever edits
 * has seen: some were sold, or came back.
 */
export function isStockChanged(
  { current, given, uniqueSize }: Pick<Change, 'current' | 'given' | 'uniqueSize'>,
  plan: StockPlan,
): boolean {
  const seen = new Map([[uniqueSize, given.stockVisto]]);
  for (const { idTalla, stockVisto } of given.tallas ?? []) seen.set(idTalla, stockVisto);
  return current.some(
    ({ idTalla, stock }) =>
      (plan.get(idTalla) ?? null) !== null && (seen.get(idTalla) ?? stock) !== stock,
  );
}

function planWithoutStock({ before, after, current, given, uniqueSize }: Change): StockPlan {
  if (!isRing(after)) return new Map([[uniqueSize, 0]]);
  const named = (given.tallas ?? []).map(({ idTalla }) => idTalla);
  const kept = isRing(before) ? current.map(({ idTalla }) => idTalla) : [];
  return new Map((named.length > 0 ? named : kept).map((idTalla) => [idTalla, 0]));
}

function planWithStock({ before, after, current, given, uniqueSize }: Change): StockPlan {
  const { stock, tallas } = given;
  // What the product does not come in yet has no pieces to leave alone.
  const isLeft = (idTalla: number, sinCambio = false) =>
    sinCambio && current.some((size) => size.idTalla === idTalla);
  if (isRing(after)) {
    if (!tallas && (stock ?? 0) > 0) throw productProblem({ stock: productTexts.stockPerSize });
    const plan: StockPlan = tallas
      ? new Map(
          tallas.map(({ idTalla, sinCambio, ...size }) => [
            idTalla,
            isLeft(idTalla, sinCambio) ? null : size.stock,
          ]),
        )
      : new Map(isRing(before) ? current.map(({ idTalla }) => [idTalla, null]) : []);
    if (plan.size === 0) throw productProblem({ tallas: productTexts.sizesMissing });
    return plan;
  }
  if (stock == null && tallas && tallas.length > 0)
    throw productProblem({ tallas: productTexts.sizesOfRingsOnly });
  return new Map([[uniqueSize, stock ?? (isRing(before) ? 0 : null)]]);
}
