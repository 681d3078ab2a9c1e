import { shippingTexts } from '@filigrana/sdk/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/operation-types.ts';
import { setShippingFee, shippingFeeInForce } from './shipping.service.ts';

/** The shop's shipping fee. */
export const shippingHandlers = ({ db }: Deps): Handlers<'getShippingFee' | 'setShippingFee'> => ({
  getShippingFee: () => shippingFeeInForce(db),

  async setShippingFee({ body }) {
    await setShippingFee(db, body);
    return { mensaje: shippingTexts.saved };
  },
});
