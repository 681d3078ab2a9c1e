import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import type { Customer } from '../entities.ts';
import type { CustomerStatusForm, IdentificationReleaseForm } from '../inputs.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { customers } from '../normalize/people.ts';
import type { Confirmation } from '../results.ts';

/** Customer accounts in the back office. Administrators. */
export function customersResource({ client, call }: Api) {
  return {
    list: (options?: CallOptions): Promise<Customer[]> =>
      call({
        operation: 'listCustomers',
        bearer: true,
        send: (init) => client.GET('/api/users/admin/clientes', init),
        read: customers,
        options,
      }),

    /** Blocks or unblocks an account. */
    changeStatus: (
      identificacion: string,
      body: CustomerStatusForm,
      options?: CallOptions,
    ): Promise<Confirmation> =>
      call({
        operation: 'changeCustomerStatus',
        bearer: true,
        send: (init) =>
          client.PUT('/api/users/admin/clientes/{identificacion}/estado', {
            ...init,
            params: { path: { identificacion } },
            body,
          }),
        read: confirmation,
        options,
      }),

    /**
     * Takes an identification from the account that holds it, which is blocked, so that its owner can
     * register. An extension of the contract.
     */
    releaseIdentification: (
      identificacion: string,
      body: IdentificationReleaseForm,
      options?: CallOptions,
    ): Promise<Confirmation> =>
      call({
        operation: 'releaseIdentification',
        bearer: true,
        send: (init) =>
          client.PUT('/api/users/admin/clientes/{identificacion}/liberar', {
            ...init,
            params: { path: { identificacion } },
            body,
          }),
        read: confirmation,
        options,
      }),
  };
}
