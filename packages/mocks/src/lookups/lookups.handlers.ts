import type { Handlers } from '../http/call.ts';
import type { World } from '../world/world.ts';

type LookupOperation = 'listCategories' | 'listStones' | 'listMaterials' | 'listSizes';

/** Short lists that fill filters and forms. */
export const lookupHandlers = ({ lookups }: World): Handlers<LookupOperation> => ({
  listCategories: () => lookups.categories,
  listStones: () => lookups.stones,
  listMaterials: () => lookups.materials,
  listSizes: () => lookups.sizes,
});
