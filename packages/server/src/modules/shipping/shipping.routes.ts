import { shippingTexts } from '@filigrana/sdk/answers';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { pickupPlaces, setPickupPlaces } from './pickup.service.ts';
import { setShippingFee, shippingFeeInForce } from './shipping.service.ts';

/** The shop's shipping fee, and the places where orders are picked up. */
export const shippingHandlers = (deps: Deps): HandlersOf<'shipping'> => ({
  getShippingFee: () => shippingFeeInForce(deps.db),

  async setShippingFee({ body, user }) {
    await setShippingFee(deps, body, user.idUsuario);
    return { mensaje: shippingTexts.saved };
  },

  getPickupPlaces: () => pickupPlaces(deps.db),

  async setPickupPlaces({ body, user }) {
    await setPickupPlaces(deps, body, user.idUsuario);
    return { mensaje: shippingTexts.placesSaved };
  },
});
