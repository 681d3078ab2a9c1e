import type { Api, Habits } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import type { CartReference } from '../inputs.ts';
import type { Cart } from '../entities.ts';
import { cart } from '../normalize/cart.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { holds } from '../normalize/hold.ts';
import { orderAction } from '../normalize/order.ts';
import * as operations from '../operations.gen.ts';

const REFUSALS: Habits = { readCart: cart };

/**
 * Pieces that are kept for whoever is paying for them. An extension of the contract: a backend without
 * it answers 404, and the purchase goes straight on.
 */
export function holdsResource({ caller, session }: Api) {
  const ofCart =
    (send: (body?: CartReference, options?: CallOptions) => Promise<Cart>) =>
    (options?: CallOptions): Promise<Cart> => {
      const { token, sessionToken } = session.read();
      return send(token !== null || sessionToken === null ? {} : { sessionToken }, options);
    };

  return {
    /**
     * Holds what is in the cart of the account, or of the anonymous session: `apartado.hasta` says until when.
     * 409 `STOCK_EXCEEDED` when there is not enough of a piece, 429 `HOLD_LIMIT` after three holds of one within a day.
     */
    start: ofCart(caller(operations.holdCart, cart, REFUSALS)),

    /** Prolongs the hold of the cart, once. 404 when nothing is held. */
    prolong: ofCart(caller(operations.prolongHold, cart)),

    /** Lets go what the cart holds; the pieces stay in it. */
    release: ofCart(caller(operations.releaseHold, cart)),

    /**
     * Leaves an address for one letter, written when the piece is free again. 409 `INVALID_STATE` when nobody
     * holds it.
     */
    wait: caller(operations.waitForPiece, confirmation),

    /** What is held now, the hold that ends first in front. Administrators. */
    list: caller(operations.listHolds, holds),

    /** Ends a hold; its pieces stay in the cart. Administrators. */
    end: caller(operations.endHold, confirmation),

    /**
     * Decides on a piece that was paid and is gone (`sinPieza` of a line): another one takes its place, at its price of
     * today, it is made anew by a special order, whose `anticipo` is what was paid, or its money is returned
     * (`shop.payments.refunds`) and the rest of the order goes on. 409 `STOCK_EXCEEDED` when there is not enough of the
     * other piece, `INVALID_STATE` when the line was decided on already, or is the only one left to return. Administrators.
     *
     * @example await shop.holds.decideMissing(1024, { idProducto_talla: 31, decision: 'encargo' });
     */
    decideMissing: caller(operations.decideMissing, orderAction),
  };
}
