import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import type { Customer } from '../entities.ts';
import type { CustomerStatusForm } from '../inputs.ts';
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
  };
}
