import { loginsTexts } from '@filigrana/sdk/answers';
import { accountOf } from '../accounts/find-account.ts';
import type { HandlersOf } from '../http/call.ts';
import type { World } from '../world/world.ts';

/** Logging out, here or everywhere. */
export const loginHandlers = (world: World): HandlersOf<'logins'> => ({
  endLogin({ user }) {
    if (user.idSesion !== null) world.endedLogins.add(user.idSesion);
    return { mensaje: loginsTexts.ended };
  },
  endAllLogins({ user }) {
    accountOf(world, user.idUsuario).tokenVersion += 1;
    return { mensaje: loginsTexts.allEnded };
  },
});
