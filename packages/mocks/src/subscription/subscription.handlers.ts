import { subscriptionTexts } from '@filigrana/sdk/contract';
import { accountOf } from '../accounts/find-account.ts';
import type { Handlers } from '../http/call.ts';
import type { World } from '../world/world.ts';

/** The newsletter of the customer who calls. The state it already has may be asked for again. */
export const subscriptionHandlers = (world: World): Handlers<'setSubscription'> => ({
  setSubscription({ user, body: { estadoSuscripcion: suscrito } }) {
    accountOf(world, user.idUsuario).suscrito = suscrito;
    return { suscrito, message: suscrito ? subscriptionTexts.on : subscriptionTexts.off };
  },
});
