import { shippingTexts } from '@filigrana/sdk/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/operation-types.ts';
import { setShippingFee, shippingFee } from './shipping.service.ts';

/** The shop's shipping fee. */
export const shippingHandlers = ({ db }: Deps): Handlers<'getShippingFee' | 'setShippingFee'> => ({
  getShippingFee: async () => ({ monto: await shippingFee(db) }),

  async setShippingFee({ body }) {
    await setShippingFee(db, body.monto);
    return { mensaje: shippingTexts.saved };
  },
});
