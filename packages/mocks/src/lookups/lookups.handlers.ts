import type { HandlersOf } from '../http/call.ts';
import type { World } from '../world/world.ts';

/** Short lists that fill filters and forms. */
export const lookupHandlers = ({ lookups }: World): HandlersOf<'lookups'> => ({
  listCategories: () => lookups.categories,
  listStones: () => lookups.stones,
  listMaterials: () => lookups.materials,
  listSizes: () => lookups.sizes,
});
