import { isRingSize, isUniqueSize } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { Database } from '../../db/database.ts';
import {
  findCategories,
  findMaterials,
  findSizes,
  findStones,
} from '../lookups/lookups.repository.ts';
import { productProblem } from './product-problem.ts';
import { productTexts } from './products.texts.ts';

type SizeStock = components['schemas']['SizeStock'];

/** The rows that products point to. They come with the migrations and never change. */
interface ProductLookups {
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
}

export async function loadProductLookups(db: Database): Promise<ProductLookups> {
  const [categories, materials, stones, sizes] = await Promise.all([
    findCategories(db),
    findMaterials(db),
    findStones(db),
    findSizes(db),
  ]);
  const known = {
    idCategoria: new Set(categories.map((row) => row.idCategoria)),
    idMaterial: new Set(materials.map((row) => row.idMaterial)),
    idPiedra: new Set(stones.map((row) => row.idPiedra)),
  };
  const unique = sizes.find(({ tamanio }) => isUniqueSize(tamanio));
  if (!unique) throw new Error('The table of sizes has none for pieces without sizes');

  function readSize({ idTalla, tamanio, stock }: SizeStock): RingStock {
    if (idTalla === undefined && tamanio === undefined) throw badSize(productTexts.sizeUnnamed);
    const found = sizes.find((row) =>
      idTalla === undefined ? row.tamanio === tamanio : row.idTalla === idTalla,
    );
    if (!found || !isRingSize(found.tamanio)) throw badSize(productTexts.sizeUnknown);
    if (tamanio !== undefined && tamanio !== found.tamanio)
      throw badSize(productTexts.sizesDisagree);
    return { ...found, stock };
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
