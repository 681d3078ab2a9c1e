import { HttpProblem, subscriptionTexts } from '@filigrana/sdk/answers';
import { isConfirmed } from '../accounts/account-view.ts';
import { accountOf } from '../accounts/find-account.ts';
import type { HandlersOf } from '../http/call.ts';
import type { World } from '../world/world.ts';
import { leaveTokenOf } from '../world/tokens.ts';

/** The newsletter of the customer who calls. The state it already has may be asked for again. */
export const subscriptionHandlers = (world: World): HandlersOf<'subscription'> => ({
  setSubscription({ user, body: { estadoSuscripcion: suscrito } }) {
    const account = accountOf(world, user.idUsuario);
    account.suscrito = suscrito;
    if (!suscrito) return { suscrito, message: subscriptionTexts.off };
    const isAsked = world.extensions.has('emailConfirmation') && !isConfirmed(account);
    return { suscrito, message: isAsked ? subscriptionTexts.onUnconfirmed : subscriptionTexts.on };
  },
  leaveNovedades({ params: { token } }) {
    const account = world.accounts.find(
      ({ idUsuario }) => leaveTokenOf(world, idUsuario) === token,
    );
    if (!account) throw new HttpProblem('NOT_FOUND', { error: subscriptionTexts.leaveLinkDead });
    account.suscrito = false;
    return { mensaje: subscriptionTexts.left };
  },
});
