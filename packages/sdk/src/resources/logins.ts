import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import { confirmation } from '../normalize/confirmation.ts';
import type { Confirmation } from '../results.ts';

/** Ending logins on the server. An extension of the contract: a backend without it answers 404. */
export function loginsResource({ client, call }: Api) {
  return {
    /**
     * Ends the login of a token, which opens nothing any more. It takes the token and outlives the
     * page, so that a program may have forgotten the login already, and may leave at once.
     */
    end: (token: string, options?: CallOptions): Promise<Confirmation> =>
      call({
        operation: 'endLogin',
        send: (init) =>
          client.POST('/api/users/sesion/cerrar', {
            ...init,
            headers: { ...init.headers, Authorization: `Bearer ${token}` },
            keepalive: true,
          }),
        read: confirmation,
        options,
      }),

    /** Ends every login of the account, on every device, this one included. */
    endAll: (options?: CallOptions): Promise<Confirmation> =>
      call({
        operation: 'endAllLogins',
        bearer: true,
        send: (init) => client.POST('/api/users/sesion/cerrar-todas', init),
        read: confirmation,
        options,
      }),
  };
}
