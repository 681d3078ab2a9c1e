import type { Api } from '../client/call.ts';
import { bankEntriesAdded, matchesAccepted, reconciliation } from '../normalize/reconciliation.ts';
import * as operations from '../operations.gen.ts';

/**
 * What the bank says has come in, beside the orders that it may pay. An extension of the contract: a
 * backend without it answers 404. What a bank writes is read here, by `readBankText` of `/domain`.
 */
export function reconciliationResource({ caller }: Api) {
  return {
    /** What waits, what belongs together, and orders without money. Administrators. */
    read: caller(operations.getReconciliation, reconciliation),

    /**
     * Adds entries, at most 300 in a call; those that were there already are passed over. Administrators.
     *
     * @example
     * const { entradas } = readBankText(pasted, { hoy: localDate(Date.now()) });
     * await shop.reconciliation.add({ entradas });
     */
    add: caller(operations.addBankEntries, bankEntriesAdded),

    /**
     * Accepts the orders of matches, each for itself; `resultados` says what became of each. It arrives
     * although the page is closed. Administrators.
     *
     * @example await shop.reconciliation.accept({ coincidencias: [{ entradas: [31], pedidos: [1024] }] });
     */
    accept: caller(operations.acceptMatches, matchesAccepted, { init: { keepalive: true } }),

    /**
     * Says which orders an entry does not pay, or sets it aside. 409 `INVALID_STATE` when it waits no longer.
     * Administrators.
     */
    set: caller(operations.setBankEntry, reconciliation),
  };
}
