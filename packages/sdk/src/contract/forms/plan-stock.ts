import { isRing } from '../../domain/index.ts';
import { productProblem } from './product-problem.ts';
import { productTexts } from '../texts/products.texts.ts';

interface Kind {
  idCategoria: number;
  estado: 0 | 1;
}

interface Change {
  before: Kind;
  after: Kind;
  /** Sizes that the product has now (`idTalla`). */
  current: readonly number[];
  /** What the form says about stock; undefined where it says nothing. */
  given: {
    stock?: number | null | undefined;
    tallas?:
      readonly { idTalla: number; stock: number; sinCambio?: boolean | undefined }[] | undefined;
  };
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
 * @throws HttpProblem 400 when the form's stock does not belong to the category, or when an available
 * ring would come in no size.
 */
export function planStock(change: Change): StockPlan {
  return change.after.estado === 0 ? planWithoutStock(change) : planWithStock(change);
}

function planWithoutStock({ before, after, current, given, uniqueSize }: Change): StockPlan {
  if (!isRing(after)) return new Map([[uniqueSize, 0]]);
  const named = (given.tallas ?? []).map(({ idTalla }) => idTalla);
  const kept = isRing(before) ? current : [];
  return new Map((named.length > 0 ? named : kept).map((idTalla) => [idTalla, 0]));
}

function planWithStock({ before, after, current, given, uniqueSize }: Change): StockPlan {
  const { stock, tallas } = given;
  // What the product does not come in yet has no pieces to leave alone.
  const isLeft = (idTalla: number, sinCambio = false) => sinCambio && current.includes(idTalla);
  if (isRing(after)) {
    if (!tallas && (stock ?? 0) > 0) throw productProblem({ stock: productTexts.stockPerSize });
    const plan: StockPlan = tallas
      ? new Map(
          tallas.map(({ idTalla, sinCambio, ...size }) => [
            idTalla,
            isLeft(idTalla, sinCambio) ? null : size.stock,
          ]),
        )
      : new Map(isRing(before) ? current.map((idTalla) => [idTalla, null]) : []);
    if (plan.size === 0) throw productProblem({ tallas: productTexts.sizesMissing });
    return plan;
  }
  if (stock == null && tallas && tallas.length > 0)
    throw productProblem({ tallas: productTexts.sizesOfRingsOnly });
  return new Map([[uniqueSize, stock ?? (isRing(before) ? 0 : null)]]);
}
