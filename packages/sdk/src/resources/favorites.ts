import type { Api } from '../client/call.ts';
import { favorites } from '../normalize/favorite.ts';
import * as operations from '../operations.gen.ts';

/**
 * The pieces that a customer keeps, newest first: every call answers all of them. An extension of the
 * contract: a backend without it answers 404.
 */
export function favoritesResource({ caller }: Api) {
  return {
    /** What the account keeps. A piece that is not listed just now is left out. */
    list: caller(operations.listFavorites, favorites),

    /**
     * Keeps a piece, by `idProducto`; 200 at most, the oldest goes. 404 for one that does not exist or is not
     * listed.
     */
    add: caller(operations.addFavorite, favorites),

    /** Keeps a piece no longer; no error when it was not kept. */
    remove: caller(operations.removeFavorite, favorites),

    /**
     * Keeps several, the newest first: those that a device kept without an account. What does not exist or is
     * not listed is passed over; asking again changes nothing.
     */
    merge: caller(operations.mergeFavorites, favorites),
  };
}
