import { subscriptionTexts } from '@filigrana/sdk/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/operation-types.ts';
import { setSubscribed } from './subscription.repository.ts';

/** The newsletter of the customer who calls. The state it already has may be asked for again. */
export const subscriptionHandlers = ({ db }: Deps): Handlers<'setSubscription'> => ({
  async setSubscription({ user, body }) {
    const suscrito = body.estadoSuscripcion;
    await setSubscribed(db, user.idUsuario, suscrito ? 1 : 0);
    return { suscrito, message: suscrito ? subscriptionTexts.on : subscriptionTexts.off };
  },
});
