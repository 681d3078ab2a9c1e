import type { Api } from '../client/call.ts';
import { addresses } from '../normalize/address.ts';
import * as operations from '../operations.gen.ts';

/**
 * The addresses that the customer who is logged in keeps, one of them preferred. Every function answers
 * all of them as they are then, the preferred one first. An extension of the contract: a backend without
 * it answers 404.
 */
export function addressesResource({ caller }: Api) {
  return {
    /** Empty when none is kept. */
    list: caller(operations.listAddresses, addresses),

    /**
     * The first one is the preferred one. 400 with `fields` for what is missing or too long, 409
     * `INVALID_STATE` when `ADDRESSES_MAX` are kept already.
     */
    add: caller(operations.addAddress, addresses),

    /** Replaces all fields; the last change wins. 404 when it is gone. */
    update: caller(operations.updateAddress, addresses),

    /** Where it was the preferred one, the one that was added first takes its place. 404 when it is gone. */
    remove: caller(operations.removeAddress, addresses),

    /** Purchases begin with it. 404 when it is gone. */
    prefer: caller(operations.preferAddress, addresses),
  };
}
