import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { listPage } from '../normalize/list-page.ts';
import { customer, customers } from '../normalize/people.ts';
import * as operations from '../operations.gen.ts';

/** Customer accounts in the back office. Administrators. */
export function customersResource({ caller }: Api) {
  const list = caller(operations.listCustomers, customers);

  return {
    /** Every customer, in one answer. */
    list: (options?: CallOptions) => list({}, options),

    /** A part of the customers that `busqueda` finds, as `customersFitting` says. An extension: see `orders.page`. */
    page: caller(operations.listCustomers, (answer) => listPage(answer, customer)),

    /** Blocks or unblocks an account. */
    changeStatus: caller(operations.changeCustomerStatus, confirmation),

    /**
     * Takes an identification from the account that holds it, which is blocked, so that its owner can
     * register. An extension of the contract.
     */
    releaseIdentification: caller(operations.releaseIdentification, confirmation),
  };
}
