import { exchangeTexts } from '@filigrana/sdk/answers';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { setExchangeRate } from './exchange.service.ts';
import { exchangeInForce, readRates } from './read-exchange.ts';

/** What a dollar costs in colones. */
export const exchangeHandlers = (deps: Deps): HandlersOf<'exchange'> => ({
  async getExchangeRate() {
    const { diasAviso: _, ...rate } = await exchangeInForce(deps.db);
    return rate;
  },
  async setExchangeRate({ body, user }) {
    await setExchangeRate(deps, body, user.idUsuario);
    return { mensaje: exchangeTexts.saved };
  },
  async listExchangeRates() {
    const [{ diasAviso }, cambios] = [await exchangeInForce(deps.db), await readRates(deps.db)];
    return { diasAviso, cambios };
  },
});
