import type { AnonymousSession } from '../client/anonymous-session.ts';
import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import type { LoginResult, Person, User } from '../entities.ts';
import {
  given,
  type Credentials,
  type CustomerProfileForm,
  type Registration,
  type StaffProfileForm,
} from '../inputs.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { loginResult, person, profile, profileUpdated } from '../normalize/user.ts';
import type { Confirmation, ProfileUpdated } from '../results.ts';
import { decodeToken } from '../session/decode-token.ts';

/** Login, registration, the person lookup and the profiles. */
export function accountsResource({ client, call, session }: Api, anonymous: AnonymousSession) {
  const claims = () => decodeToken(session.read().token);

  return {
    /**
     * Logs in with the anonymous session, whose cart moves into the account; then stores `token` and
     * `usuario` and drops the session token. 401 for a wrong e-mail or password; with
     * `SECOND_STEP_REQUIRED` or `SECOND_STEP_WRONG` when `codigo` is missing or wrong.
     */
    login: async (credentials: Credentials, options?: CallOptions): Promise<LoginResult> => {
      // A session that is just being created holds a cart too.
      await anonymous.settled();
      const { sessionToken } = session.read();
      const result = await call({
        operation: 'login',
        send: (init) =>
          client.POST('/api/users/clientes/login', {
            ...init,
            body: {
              ...given(credentials),
              ...(sessionToken !== null && { sessionToken }),
            },
          }),
        read: loginResult,
        options,
      });
      session.write({ ...result, sessionToken: null });
      return result;
    },

    /**
     * Name and surnames of an identification; 404 when the roll does not hold it, 404 `LOOKUP_OFF`
     * where nobody is looked up and names are typed.
     */
    lookupPerson: (identificacion: string, options?: CallOptions): Promise<Person> =>
      call({
        operation: 'lookupPerson',
        send: (init) =>
          client.GET('/api/users/autocomplete/{identificacion}', {
            ...init,
            params: { path: { identificacion } },
          }),
        read: person,
        options,
      }),

    /** Opens an account. 409 `ALREADY_REGISTERED` or `EMAIL_IN_USE`; 404 for an unknown person. */
    register: (body: Registration, options?: CallOptions): Promise<Confirmation> =>
      call({
        operation: 'registerCustomer',
        send: (init) => client.POST('/api/users/register', { ...init, body }),
        read: confirmation,
        options,
      }),

    /** The logged-in account. */
    profile: (options?: CallOptions): Promise<User> =>
      call({
        operation: 'getCustomerProfile',
        bearer: true,
        send: (init) => client.GET('/api/users/clientes/perfil', init),
        read: (answer) => profile(answer, claims()),
        options,
      }),

    /** Changes e-mail and phone; names are accepted and stay. */
    updateProfile: (form: CustomerProfileForm, options?: CallOptions): Promise<ProfileUpdated> =>
      call({
        operation: 'updateCustomerProfile',
        bearer: true,
        send: (init) => client.PUT('/api/users/clientes/perfil', { ...init, body: given(form) }),
        read: (answer) => profileUpdated(answer, claims()),
        options,
      }),

    /** The logged-in account of an administrator or manager. */
    staffProfile: (options?: CallOptions): Promise<User> =>
      call({
        operation: 'getStaffProfile',
        bearer: true,
        send: (init) => client.GET('/api/users/admin/perfil', init),
        read: (answer) => profile(answer, claims()),
        options,
      }),

    /** Changes e-mail and phone of an administrator or manager. */
    updateStaffProfile: (body: StaffProfileForm, options?: CallOptions): Promise<ProfileUpdated> =>
      call({
        operation: 'updateStaffProfile',
        bearer: true,
        send: (init) => client.PUT('/api/users/admin/perfil', { ...init, body }),
        read: (answer) => profileUpdated(answer, claims()),
        options,
      }),

    /**
     * Asks for the letter that confirms the own e-mail. 409 `INVALID_STATE` when it is confirmed. An
     * extension of the contract: a backend without it answers 404.
     */
    requestEmailConfirmation: (options?: CallOptions): Promise<Confirmation> =>
      call({
        operation: 'requestEmailConfirmation',
        bearer: true,
        send: (init) => client.POST('/api/users/correo/confirmacion', init),
        read: confirmation,
        options,
      }),

    /** Confirms an e-mail with the token of a letter's link; 404 when it cannot be used (any more). */
    confirmEmail: (token: string, options?: CallOptions): Promise<Confirmation> =>
      call({
        operation: 'confirmEmail',
        send: (init) =>
          client.POST('/api/users/correo/confirmar/{token}', {
            ...init,
            params: { path: { token } },
          }),
        read: confirmation,
        options,
      }),
  };
}
