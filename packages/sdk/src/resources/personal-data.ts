import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import type { DataLink } from '../entities.ts';
import type { ClosingForm } from '../inputs.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { dataLink } from '../normalize/personal-data.ts';
import type { Confirmation } from '../results.ts';

/**
 * What the shop knows of the customer who is logged in. An extension of the contract: a backend
 * without it answers 404.
 */
export function personalDataResource({ client, call }: Api) {
  return {
    /** A link to one zip with all of it. It expires: open it at once. */
    link: (options?: CallOptions): Promise<DataLink> =>
      call({
        operation: 'getMyDataLink',
        bearer: true,
        send: (init) => client.GET('/api/users/clientes/datos', init),
        read: dataLink,
        options,
      }),

    /**
     * Closes the account for good; its logins end. 400 with `fields.contrasenaActual` for a wrong
     * password, 409 `INVALID_STATE` while an order or a special order is not finished.
     */
    closeAccount: (body: ClosingForm, options?: CallOptions): Promise<Confirmation> =>
      call({
        operation: 'closeAccount',
        bearer: true,
        send: (init) => client.POST('/api/users/clientes/cerrar', { ...init, body }),
        read: confirmation,
        options,
      }),
  };
}
