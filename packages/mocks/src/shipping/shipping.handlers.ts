import { assertTwoDecimals, shippingTexts } from '@filigrana/sdk/contract';
import type { Handlers } from '../http/call.ts';
import type { World } from '../world/world.ts';

/** The fee that every cart carries. */
export const shippingHandlers = (world: World): Handlers<'getShippingFee' | 'setShippingFee'> => ({
  getShippingFee: () => ({ monto: world.shippingFee }),
  setShippingFee({ body: { monto } }) {
    assertTwoDecimals('monto', monto);
    world.shippingFee = monto;
    return { mensaje: shippingTexts.saved };
  },
});
