import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import { confirmation } from '../normalize/confirmation.ts';
import * as operations from '../operations.gen.ts';
import type { Confirmation } from '../results.ts';

/** Ending logins on the server. An extension of the contract: a backend without it answers 404. */
export function loginsResource({ caller }: Api) {
  return {
    /**
     * Ends the login of a token, which opens nothing any more. It takes the token and outlives the
     * page, so that a program may have forgotten the login already, and may leave at once.
     */
    end: (token: string, options?: CallOptions): Promise<Confirmation> =>
      caller(operations.endLogin, confirmation, { token, init: { keepalive: true } })(options),

    /** Ends every login of the account, on every device, this one included. */
    endAll: caller(operations.endAllLogins, confirmation),
  };
}
