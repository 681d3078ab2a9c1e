import { assertTwoDecimals, shippingTexts } from '@filigrana/sdk/answers';
import type { HandlersOf } from '../http/call.ts';
import { assertCurrent, withVersion } from '../world/versions.ts';
import type { World } from '../world/world.ts';

/** The fee that every cart carries. */
export const shippingHandlers = (world: World): HandlersOf<'shipping'> => ({
  getShippingFee: () => withVersion(world, world.shippingFee),
  setShippingFee({ body: { monto, version } }) {
    assertTwoDecimals('monto', monto);
    const current = world.shippingFee;
    assertCurrent(world, current, version, () => current);
    world.shippingFee = { monto, version: current.version + 1 };
    return { mensaje: shippingTexts.saved };
  },
});
