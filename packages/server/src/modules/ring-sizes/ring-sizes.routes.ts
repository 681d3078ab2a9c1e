import { lockAccount } from '../../auth/lock-account.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { findRingSizes, putRingSize } from './ring-sizes.repository.ts';

/** The ring sizes that a customer keeps: of one account, and nobody else's. */
export const ringSizeHandlers = ({ db }: Deps): HandlersOf<'ring-sizes'> => ({
  listRingSizes: ({ user }) => findRingSizes(db, user.idUsuario),
  saveRingSizes: ({ user: { idUsuario }, body }) =>
    withTransaction(db, async (trx) => {
      await lockAccount(trx, idUsuario);
      // Numbered in the order of their coming: what is to be in front is the last.
      for (const size of body.tallas.toReversed()) await putRingSize(trx, { idUsuario, ...size });
      return findRingSizes(trx, idUsuario);
    }),
});
