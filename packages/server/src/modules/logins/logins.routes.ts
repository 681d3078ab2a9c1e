import { loginsTexts } from '@filigrana/sdk/answers';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { closeAllLogins, closeLogin } from './logins.service.ts';

/** Logging out, here or everywhere. */
export const loginHandlers = (deps: Deps): HandlersOf<'logins'> => ({
  async endLogin({ user }) {
    await closeLogin(deps, user);
    return { mensaje: loginsTexts.ended };
  },
  async endAllLogins({ user }) {
    await closeAllLogins(deps, user);
    return { mensaje: loginsTexts.allEnded };
  },
});
