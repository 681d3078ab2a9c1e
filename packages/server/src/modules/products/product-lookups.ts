import { productLookups, type ProductLookups } from '@filigrana/sdk/domain';
import type { Database } from '../../db/database.ts';
import {
  findCategories,
  findMaterials,
  findSizes,
  findStones,
} from '../lookups/lookups.repository.ts';

/** What a product's form may point to. The rows come with the migrations and never change. */
export async function loadProductLookups(db: Database): Promise<ProductLookups> {
  const [categories, materials, stones, sizes] = await Promise.all([
    findCategories(db),
    findMaterials(db),
    findStones(db),
    findSizes(db),
  ]);
  return productLookups({ categories, materials, stones, sizes });
}
