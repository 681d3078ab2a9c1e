import type { AnonymousSession } from '../client/anonymous-session.ts';
import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import type { LoginResult } from '../entities.ts';
import type { Credentials } from '../inputs.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { loginResult, person, profile, profileUpdated } from '../normalize/user.ts';
import * as operations from '../operations.gen.ts';
import { decodeToken } from '../session/decode-token.ts';

/** Login, registration, the person lookup and the profiles. */
export function accountsResource({ caller, session }: Api, anonymous: AnonymousSession) {
  const login = caller(operations.login, loginResult);
  const claims = () => decodeToken(session.read().token);

  return {
    /**
     * Logs in with the anonymous session, whose cart moves into the account; then stores `token` and
     * `usuario` and drops the session token. 401 for a wrong e-mail or password; with
     * `SECOND_STEP_REQUIRED` or `SECOND_STEP_WRONG` when `codigo` is missing or wrong. `recortes` says what of the
     * cart did not come along, where the backend tells.
     */
    login: async (credentials: Credentials, options?: CallOptions): Promise<LoginResult> => {
      // A session that is just being created holds a cart too.
      await anonymous.settled();
      const { sessionToken } = session.read();
      const result = await login(
        { ...credentials, ...(sessionToken !== null && { sessionToken }) },
        options,
      );
      const { token, usuario } = result;
      session.write({ token, usuario, sessionToken: null });
      return result;
    },

    /**
     * Name and surnames of an identification; 404 when the roll does not hold it, 404 `LOOKUP_OFF`
     * where nobody is looked up and names are typed.
     */
    lookupPerson: caller(operations.lookupPerson, person),

    /** Opens an account. 409 `ALREADY_REGISTERED` or `EMAIL_IN_USE`; 404 for an unknown person. */
    register: caller(operations.registerCustomer, confirmation),

    /** The logged-in account. */
    profile: caller(operations.getCustomerProfile, (answer) => profile(answer, claims())),

    /** Changes e-mail and phone; names are accepted and stay. */
    updateProfile: caller(operations.updateCustomerProfile, (answer) =>
      profileUpdated(answer, claims()),
    ),

    /** The logged-in account of an administrator or manager. */
    staffProfile: caller(operations.getStaffProfile, (answer) => profile(answer, claims())),

    /** Changes e-mail and phone of an administrator or manager. */
    updateStaffProfile: caller(operations.updateStaffProfile, (answer) =>
      profileUpdated(answer, claims()),
    ),

    /**
     * Asks for the letter that confirms the own e-mail. 409 `INVALID_STATE` when it is confirmed. An
     * extension of the contract: a backend without it answers 404.
     */
    requestEmailConfirmation: caller(operations.requestEmailConfirmation, confirmation),

    /** Confirms an e-mail with the token of a letter's link; 404 when it cannot be used (any more). */
    confirmEmail: caller(operations.confirmEmail, confirmation),
  };
}
