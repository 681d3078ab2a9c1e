import type { Api } from '../client/call.ts';
import { fingerSizes } from '../normalize/ring-size.ts';
import * as operations from '../operations.gen.ts';

/**
 * The ring sizes of the customer who is logged in, one for a finger, the one kept last first: every call
 * answers all of them. An extension of the contract: a backend without it answers 404.
 */
export function ringSizesResource({ caller }: Api) {
  return {
    /** Empty when none is kept. */
    list: caller(operations.listRingSizes, fingerSizes),

    /**
     * Sets the fingers that it names, in front in their order; a size of null forgets a finger, the others
     * stay. 400 for what is no ring size.
     */
    save: caller(operations.saveRingSizes, fingerSizes),
  };
}
