import { isRingSize, isUniqueSize } from '../../domain/index.ts';
import type { Category, Material, Size, Stone } from '../../entities.ts';
import type { components } from '../../types.ts';
import { productTexts } from '../texts/products.texts.ts';
import { productProblem } from './product-problem.ts';

type SizeStock = components['schemas']['SizeStock'];

/** The rows that products point to; they never change. */
interface LookupRows {
  categories: readonly Category[];
  materials: readonly Material[];
  stones: readonly Stone[];
  sizes: readonly Size[];
}

/** What a product's form may point to. */
export interface ProductLookups {
  /** @throws HttpProblem 400 naming every choice that does not exist. */
  assertExist(choices: Choices): void;
  /**
   * Pieces of each ring size of a form.
   *
   * @throws HttpProblem 400 for a size that is unknown, unnamed or there twice.
   */
  readSizes(tallas: readonly SizeStock[]): RingStock[];
  /** `idTalla` of pieces without sizes. */
  uniqueSize: number;
}

interface Choices {
  idCategoria?: number | undefined;
  idMaterial?: number | undefined;
  idPiedra?: number | null | undefined;
}

export interface RingStock {
  idTalla: number;
  tamanio: string;
  stock: number;
  /** Nobody has touched it: a size that is there keeps its pieces. */
  sinCambio?: boolean | undefined;
  /** The pieces that whoever edits has seen. */
  stockVisto?: number | undefined;
}

/**
 * Prepares the checks of a product's form.
 *
 * @example productLookups({ categories, materials, stones, sizes }).assertExist(form)
 */
export function productLookups({
  categories,
  materials,
  stones,
  sizes,
}: LookupRows): ProductLookups {
  const known = {
    idCategoria: new Set(categories.map((row) => row.idCategoria)),
    idMaterial: new Set(materials.map((row) => row.idMaterial)),
    idPiedra: new Set(stones.map((row) => row.idPiedra)),
  };
  const unique = sizes.find(({ tamanio }) => isUniqueSize(tamanio));
  if (!unique) throw new Error('The table of sizes has none for pieces without sizes');

  function readSize({ idTalla, tamanio, stock, sinCambio, stockVisto }: SizeStock): RingStock {
    if (idTalla === undefined && tamanio === undefined) throw badSize(productTexts.sizeUnnamed);
    const found = sizes.find((row) =>
      idTalla === undefined ? row.tamanio === tamanio : row.idTalla === idTalla,
    );
    if (!found || !isRingSize(found.tamanio)) throw badSize(productTexts.sizeUnknown);
    if (tamanio !== undefined && tamanio !== found.tamanio)
      throw badSize(productTexts.sizesDisagree);
    return { ...found, stock, sinCambio, stockVisto };
  }

  return {
    uniqueSize: unique.idTalla,
    assertExist(choices) {
      const wrong = (['idCategoria', 'idMaterial', 'idPiedra'] as const).filter((name) => {
        const id = choices[name];
        return id !== undefined && id !== null && !known[name].has(id);
      });
      if (wrong.length > 0)
        throw productProblem(
          Object.fromEntries(wrong.map((name) => [name, productTexts.lookupUnknown])),
        );
    },
    readSizes(tallas) {
      const found = tallas.map(readSize);
      if (new Set(found.map(({ idTalla }) => idTalla)).size < found.length)
        throw badSize(productTexts.sizeRepeated);
      return found;
    },
  };
}

function badSize(text: string) {
  return productProblem({ tallas: text });
}
