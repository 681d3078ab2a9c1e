import { customerTexts } from '@filigrana/sdk/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/operation-types.ts';
import { changeCustomerStatus, listCustomers } from './customers.service.ts';

/** Customer accounts: administrators only. */
export const customerHandlers = ({
  db,
}: Deps): Handlers<'listCustomers' | 'changeCustomerStatus'> => ({
  listCustomers: () => listCustomers(db),
  async changeCustomerStatus({ params, body: { accion } }) {
    await changeCustomerStatus(db, params.identificacion, accion);
    return { mensaje: customerTexts.done[accion] };
  },
});
