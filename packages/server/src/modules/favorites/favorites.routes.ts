import { catalogTexts, HttpProblem } from '@filigrana/sdk/answers';
import { lockAccount } from '../../auth/lock-account.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import {
  deleteFavorite,
  deleteOldestFavorites,
  deleteOldestSavedLines,
  findFavorites,
  findSavedLines,
  insertFavorite,
  isListed,
  putSavedLine,
} from './favorites.repository.ts';

/** The pieces that a customer keeps, and the lines saved for later: all of them, on sale just now or not. */
export function favoriteHandlers({ db, clock }: Deps): HandlersOf<'favorites'> {
  const list = async (idUsuario: number) =>
    (await findFavorites(db, idUsuario)).map(({ idProducto, fecha }) => ({ idProducto, fecha }));
  const keep = (idUsuario: number, productos: readonly number[]) =>
    withTransaction(db, async (trx) => {
      await lockAccount(trx, idUsuario);
      const fecha = clock.now().toISOString();
      // Numbered in the order of their coming: the newest is the last.
      for (const idProducto of productos.toReversed())
        await insertFavorite(trx, { idUsuario, idProducto, fecha });
      await deleteOldestFavorites(trx, idUsuario);
    });
  const listLines = async (idUsuario: number) =>
    (await findSavedLines(db, idUsuario)).map(({ idProducto, idProducto_talla, cantidad }) => ({
      ...{ idProducto, idProducto_talla, cantidad },
    }));

  return {
    listFavorites: ({ user }) => list(user.idUsuario),
    async addFavorite({ user: { idUsuario }, params: { id } }) {
      if (!(await isListed(db, id)))
        throw new HttpProblem('NOT_FOUND', { error: catalogTexts.productNotFound });
      await keep(idUsuario, [id]);
      return list(idUsuario);
    },
    async removeFavorite({ user: { idUsuario }, params: { id } }) {
      await deleteFavorite(db, idUsuario, id);
      return list(idUsuario);
    },
    async mergeFavorites({ user: { idUsuario }, body }) {
      await keep(idUsuario, body.productos);
      return list(idUsuario);
    },
    listSavedLines: ({ user }) => listLines(user.idUsuario),
    async saveLines({ user: { idUsuario }, body }) {
      await withTransaction(db, async (trx) => {
        await lockAccount(trx, idUsuario);
        // Numbered in the order of their coming: what is to be in front is the last.
        for (const line of body.lineas.toReversed())
          await putSavedLine(trx, { idUsuario, ...line });
        await deleteOldestSavedLines(trx, idUsuario);
      });
      return listLines(idUsuario);
    },
  };
}
