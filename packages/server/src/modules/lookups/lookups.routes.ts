import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { findCategories, findMaterials, findSizes, findStones } from './lookups.repository.ts';

/** Short lists that fill filters and forms. The rows are the wire's, so there is no service. */
export const lookupHandlers = ({ db }: Deps): HandlersOf<'lookups'> => ({
  listCategories: () => findCategories(db),
  listStones: () => findStones(db),
  listMaterials: () => findMaterials(db),
  listSizes: () => findSizes(db),
});
