import type { Api } from '../client/call.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { customers } from '../normalize/people.ts';
import * as operations from '../operations.gen.ts';

/** Customer accounts in the back office. Administrators. */
export function customersResource({ caller }: Api) {
  return {
    list: caller(operations.listCustomers, customers),

    /** Blocks or unblocks an account. */
    changeStatus: caller(operations.changeCustomerStatus, confirmation),

    /**
     * Takes an identification from the account that holds it, which is blocked, so that its owner can
     * register. An extension of the contract.
     */
    releaseIdentification: caller(operations.releaseIdentification, confirmation),
  };
}
