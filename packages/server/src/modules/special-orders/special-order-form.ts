import { readSpecialOrder } from '@filigrana/sdk/answers';
import type { SpecialOrderFields } from '@filigrana/sdk/domain';
import type { Database } from '../../db/database.ts';
import { findCategories, findMaterials, findStones } from '../lookups/lookups.repository.ts';

/** `readSpecialOrder` with the shop's own pieces, stones and materials. */
export async function readRequest(
  db: Database,
  sent: Parameters<typeof readSpecialOrder>[1],
): Promise<SpecialOrderFields> {
  const [categories, stones, materials] = await Promise.all([
    findCategories(db),
    findStones(db),
    findMaterials(db),
  ]);
  return readSpecialOrder({ categories, stones, materials }, sent);
}
