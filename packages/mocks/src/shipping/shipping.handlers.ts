import { assertTwoDecimals, savedPlaces, shippingTexts } from '@filigrana/sdk/answers';
import { changesBetween, recordActivity } from '../activity/activity.ts';
import type { HandlersOf } from '../http/call.ts';
import { assertCurrent, withVersion } from '../world/versions.ts';
import type { World } from '../world/world.ts';

/** The fee that every cart carries, and where orders are picked up. */
export const shippingHandlers = (world: World): HandlersOf<'shipping'> => ({
  getShippingFee: () => withVersion(world, world.shippingFee),
  setShippingFee({ body: { monto, version } }) {
    assertTwoDecimals('monto', monto);
    const current = world.shippingFee;
    assertCurrent(world, current, version, () => current);
    world.shippingFee = { monto, version: current.version + 1 };
    return { mensaje: shippingTexts.saved };
  },
  getPickupPlaces: () => withVersion(world, viewPickup(world)),
  setPickupPlaces({ body: { lugares, version }, user: { idUsuario } }) {
    const current = world.pickup;
    assertCurrent(world, current, version, () => viewPickup(world));
    const saved = savedPlaces(lugares, current.lugares, current.last);
    world.pickup = { ...saved, version: current.version + 1 };
    recordActivity(world, {
      idUsuario,
      accion: 'ajustes.retiro',
      objeto: '',
      cambios: changesBetween({ version: current.version }, { version: current.version + 1 }),
    });
    return { mensaje: shippingTexts.placesSaved };
  },
});

const viewPickup = ({ pickup: { lugares, version } }: World) => ({ lugares, version });
