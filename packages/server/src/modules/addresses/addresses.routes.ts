import { addressTexts, HttpProblem, readAccountForm } from '@filigrana/sdk/answers';
import { ADDRESSES_MAX } from '@filigrana/sdk/domain';
import { addressSchema } from '@filigrana/sdk/schemas';
import { lockAccount } from '../../auth/lock-account.ts';
import type { Database, Trx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import {
  deleteAddress,
  findAddresses,
  insertAddress,
  preferAddress,
  updateAddress,
} from './addresses.repository.ts';

/** The addresses that a customer keeps: of one account, and nobody else's. */
export const addressHandlers = ({ db }: Deps): HandlersOf<'addresses'> => {
  /** One change after the other, answered with all addresses as they are then. */
  const change = (idUsuario: number, make: (trx: Trx) => Promise<void>) =>
    withTransaction(db, async (trx) => {
      await lockAccount(trx, idUsuario);
      await make(trx);
      return viewAddresses(trx, idUsuario);
    });

  return {
    listAddresses: ({ user: { idUsuario } }) => viewAddresses(db, idUsuario),
    addAddress({ body, user: { idUsuario } }) {
      const address = readAccountForm(addressSchema, body);
      return change(idUsuario, async (trx) => {
        const { length } = await findAddresses(trx, idUsuario);
        if (length >= ADDRESSES_MAX)
          throw new HttpProblem('INVALID_STATE', { error: addressTexts.full });
        await insertAddress(trx, { ...address, idUsuario, preferida: length === 0 ? 1 : 0 });
      });
    },
    updateAddress({ params: { idDireccion }, body, user: { idUsuario } }) {
      const address = readAccountForm(addressSchema, body);
      return change(idUsuario, async (trx) => {
        if (!(await updateAddress(trx, { idUsuario, idDireccion }, address))) throw gone();
      });
    },
    removeAddress({ params: { idDireccion }, user: { idUsuario } }) {
      return change(idUsuario, async (trx) => {
        if (!(await deleteAddress(trx, { idUsuario, idDireccion }))) throw gone();
        const [first] = await findAddresses(trx, idUsuario);
        if (first?.preferida === 0)
          await preferAddress(trx, { idUsuario, idDireccion: first.idDireccion });
      });
    },
    preferAddress({ params: { idDireccion }, user: { idUsuario } }) {
      return change(idUsuario, async (trx) => {
        const own = await findAddresses(trx, idUsuario);
        if (!own.some((address) => address.idDireccion === idDireccion)) throw gone();
        await preferAddress(trx, { idUsuario, idDireccion });
      });
    },
  };
};

const gone = () => new HttpProblem('NOT_FOUND', { error: addressTexts.notFound });

async function viewAddresses(db: Database | Trx, idUsuario: number) {
  const own = await findAddresses(db, idUsuario);
  return own.map((address) => ({ ...address, preferida: address.preferida === 1 }));
}
