import type { Category, Material, Size, Stone } from '../entities.ts';
import type { components } from '../types.ts';
import { isRingSize, isUniqueSize } from './sizes.ts';

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
  /** The choices that do not exist. */
  unknownOf(choices: Choices): (keyof Choices)[];
  /** Pieces of each ring size of a form, or what is wrong with one of them. */
  readSizes(tallas: readonly SizeStock[]): RingStock[] | SizeProblem;
  /** `idTalla` of pieces without sizes. */
  uniqueSize: number;
}

/** A size without id and name, one that does not exist, one whose id and name differ, one there twice. */
export type SizeProblem = 'SIZE_UNNAMED' | 'SIZE_UNKNOWN' | 'SIZES_DISAGREE' | 'SIZE_REPEATED';

interface Choices {
  idCategoria?: number | undefined;
  idMaterial?: number | undefined;
  idPiedra?: number | null | undefined;
}

export interface RingStock {
  /** The ring size as the lookup of sizes numbers it. */
  idTalla: number;
  /** The ring size in words, 5 to 12. */
  tamanio: string;
  /** Pieces of that size. */
  stock: number;
  /** Nobody has touched it: a size that is there keeps its pieces. */
  sinCambio?: boolean | undefined;
  /** The pieces that the editor saw. */
  stockVisto?: number | undefined;
}

/**
 * Prepares the checks of a product's form.
 *
 * @example productLookups({ categories, materials, stones, sizes }).unknownOf(form) // []
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

  function readSize({
    idTalla,
    tamanio,
    stock,
    sinCambio,
    stockVisto,
  }: SizeStock): RingStock | SizeProblem {
    if (idTalla === undefined && tamanio === undefined) return 'SIZE_UNNAMED';
    const found = sizes.find((row) =>
      idTalla === undefined ? row.tamanio === tamanio : row.idTalla === idTalla,
    );
    if (!found || !isRingSize(found.tamanio)) return 'SIZE_UNKNOWN';
    if (tamanio !== undefined && tamanio !== found.tamanio) return 'SIZES_DISAGREE';
    return { ...found, stock, sinCambio, stockVisto };
  }

  return {
    uniqueSize: unique.idTalla,
    unknownOf: (choices) =>
      (['idCategoria', 'idMaterial', 'idPiedra'] as const).filter((name) => {
        const id = choices[name];
        return id !== undefined && id !== null && !known[name].has(id);
      }),
    readSizes(tallas) {
      const found: RingStock[] = [];
      for (const size of tallas.map(readSize)) {
        if (typeof size === 'string') return size;
        found.push(size);
      }
      const isRepeated = new Set(found.map(({ idTalla }) => idTalla)).size < found.length;
      return isRepeated ? 'SIZE_REPEATED' : found;
    },
  };
}
