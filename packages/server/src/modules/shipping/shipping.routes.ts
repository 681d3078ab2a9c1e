import { shippingTexts } from '@filigrana/sdk/answers';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { setShippingFee, shippingFeeInForce } from './shipping.service.ts';

/** The shop's shipping fee. */
export const shippingHandlers = (deps: Deps): HandlersOf<'shipping'> => ({
  getShippingFee: () => shippingFeeInForce(deps.db),

  async setShippingFee({ body, user }) {
    await setShippingFee(deps, body, user.idUsuario);
    return { mensaje: shippingTexts.saved };
  },
});
