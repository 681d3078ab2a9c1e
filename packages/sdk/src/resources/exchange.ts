import type { Api } from '../client/call.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { exchangeHistory, exchangeRate } from '../normalize/exchange.ts';
import * as operations from '../operations.gen.ts';

/**
 * What a dollar costs in colones. An extension of the contract: a backend without it answers 404.
 * `toColones` of `@filigrana/sdk/domain` says what an amount comes to.
 */
export function exchangeResource({ caller }: Api) {
  return {
    /** The rate now; its `tasa` is null while the shop has none. */
    rate: caller(operations.getExchangeRate, exchangeRate),

    /**
     * Sets it from now on; what is not named stays, and `tasa: null` ends it. 409 `VERSION_CONFLICT` when
     * `version` is given and no longer the current one. Administrators.
     *
     * @example await shop.exchange.setRate({ tasa: 509.6, topeSinpe: 200000 });
     */
    setRate: caller(operations.setExchangeRate, confirmation),

    /** Who set which rate, newest first, and after how many days a rate is old. Administrators. */
    history: caller(operations.listExchangeRates, exchangeHistory),
  };
}
