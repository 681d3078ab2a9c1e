import { HttpProblem } from '@filigrana/sdk/answers';
import { changed } from '../db/changed.ts';
import type { Trx } from '../db/database.ts';

/**
 * Makes other changes of what an account keeps, and its closing, wait until the transaction ends.
 *
 * @throws HttpProblem 401 UNAUTHENTICATED when the account has been closed.
 */
export async function lockAccount(trx: Trx, idUsuario: number): Promise<void> {
  const isOpen = await changed(
    trx
      .updateTable('usuarios')
      .set(({ ref }) => ({ tokenVersion: ref('tokenVersion') }))
      .where('idUsuario', '=', idUsuario)
      .where('fechaCierre', 'is', null),
  );
  if (!isOpen) throw new HttpProblem('UNAUTHENTICATED');
}
