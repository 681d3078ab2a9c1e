import type { Api } from '../client/call.ts';
import { favorites, savedLines } from '../normalize/favorite.ts';
import * as operations from '../operations.gen.ts';

/**
 * The pieces that a customer keeps, and the lines saved for later, newest first: every call answers all of them. An extension of the
 * contract: a backend without it answers 404.
 */
export function favoritesResource({ caller }: Api) {
  return {
    /** What the account keeps. A piece that is not listed just now stays; a backend may leave it out until it is. */
    list: caller(operations.listFavorites, favorites),

    /**
     * Keeps a piece, by `idProducto`; 200 at most, the oldest goes. 404 for one that does not exist or is not
     * listed.
     */
    add: caller(operations.addFavorite, favorites),

    /** Keeps a piece no longer; no error when it was not kept. */
    remove: caller(operations.removeFavorite, favorites),

    /**
     * Keeps several, the newest first: those that a device kept without an account. What does not exist is passed
     * over; asking again changes nothing.
     */
    merge: caller(operations.mergeFavorites, favorites),

    /** What the account has put aside from the cart; a line whose piece is not listed just now as in `list`. */
    lines: caller(operations.listSavedLines, savedLines),

    /**
     * Sets the lines that it names, in front in their order; a quantity of 0 takes one out, the others stay. What
     * does not exist is passed over; 50 at most, the oldest go.
     */
    saveLines: caller(operations.saveLines, savedLines),
  };
}
