import { HttpProblem, subscriptionTexts } from '@filigrana/sdk/answers';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { isConfirmed } from '../accounts/accounts.repository.ts';
import { setSubscribed } from './subscription.repository.ts';

/** The newsletter of the customer who calls. The state it already has may be asked for again. */
export const subscriptionHandlers = (deps: Deps): HandlersOf<'subscription'> => ({
  async setSubscription({ user, body }) {
    const suscrito = body.estadoSuscripcion;
    const account = await setSubscribed(deps.db, user.idUsuario, suscrito ? 1 : 0);
    if (!suscrito) return { suscrito, message: subscriptionTexts.off };
    const { on, onUnconfirmed } = subscriptionTexts;
    return { suscrito, message: account && isConfirmed(account) ? on : onUnconfirmed };
  },
  async leaveNovedades({ params }) {
    await leaveNovedades(deps, params.token);
    return { mensaje: subscriptionTexts.left };
  },
});

/** @throws HttpProblem 404 for a token that the shop did not sign. */
export async function leaveNovedades(
  { db, leaveTokens }: Pick<Deps, 'db' | 'leaveTokens'>,
  token: string,
): Promise<void> {
  const idUsuario = leaveTokens.read(token);
  if (idUsuario === null)
    throw new HttpProblem('NOT_FOUND', { error: subscriptionTexts.leaveLinkDead });
  await setSubscribed(db, idUsuario, 0);
}
