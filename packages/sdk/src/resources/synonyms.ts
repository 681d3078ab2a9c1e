import type { Api } from '../client/call.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { synonymTable } from '../normalize/synonyms.ts';
import * as operations from '../operations.gen.ts';

/**
 * The words that the search takes for each other. An extension of the contract: a backend without it answers 404.
 */
export function synonymsResource({ caller }: Api) {
  return {
    /**
     * The table as it is; `grupos: null` are those of the trade. `synonymsOf` of `@filigrana/sdk/domain` makes it ready
     * for `foundParts` and `nearestEntries`.
     */
    get: caller(operations.getSynonyms, synonymTable),

    /**
     * Sets the whole table; `grupos: null` brings those of the trade back. 400 names the word that is in two groups
     * or is none (`synonymsProblem` of `@filigrana/sdk/domain` finds it beforehand); 409 `VERSION_CONFLICT` when
     * `version` is given and no longer the current one. Administrators.
     *
     * @example await shop.synonyms.set({ grupos: [['anillo', 'sortija'], ['plata', '925']] });
     */
    set: caller(operations.setSynonyms, confirmation),
  };
}
