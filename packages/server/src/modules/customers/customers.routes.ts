import { customerTexts } from '@filigrana/sdk/answers';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import {
  changeCustomerStatus,
  listCustomers,
  readCustomerPage,
  releaseIdentification,
} from './customers.service.ts';

/** Customer accounts: administrators only. */
export const customerHandlers = (deps: Deps): HandlersOf<'customers'> => ({
  listCustomers: ({ query: { limite, ...search } }) =>
    limite === undefined
      ? listCustomers(deps.db)
      : readCustomerPage(deps.db, { ...search, limite }),
  async changeCustomerStatus({ params, body: { accion }, user }) {
    await changeCustomerStatus(deps, params.identificacion, { accion, by: user.idUsuario });
    return { mensaje: customerTexts.done[accion] };
  },
  async releaseIdentification({ params, body: { nota }, user }) {
    await releaseIdentification(deps, params.identificacion, { nota, by: user.idUsuario });
    return { mensaje: customerTexts.released };
  },
});
