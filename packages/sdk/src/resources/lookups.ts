import type { Api } from '../client/call.ts';
import { categories, materials, sizes, stones } from '../normalize/lookups.ts';
import * as operations from '../operations.gen.ts';

/** Short lists that fill filters and forms. */
export function lookupsResource({ caller }: Api) {
  return {
    categories: caller(operations.listCategories, categories),

    stones: caller(operations.listStones, stones),

    materials: caller(operations.listMaterials, materials),

    sizes: caller(operations.listSizes, sizes),
  };
}
