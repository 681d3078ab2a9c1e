import type { Api } from '../client/call.ts';
import { categories, materials, sizes, stones } from '../normalize/lookups.ts';
import * as operations from '../operations.gen.ts';

/** Short lists that fill filters and forms. */
export function lookupsResource({ caller }: Api) {
  return {
    /** Kinds of pieces, such as rings. */
    categories: caller(operations.listCategories, categories),

    /** Stones that pieces are made with. */
    stones: caller(operations.listStones, stones),

    /** Materials that pieces are made of. */
    materials: caller(operations.listMaterials, materials),

    /** Sizes of pieces: 5 to 12 for rings, and the one of everything else. */
    sizes: caller(operations.listSizes, sizes),
  };
}
