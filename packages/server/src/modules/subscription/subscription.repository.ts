import type { Database } from '../../db/database.ts';

/** @returns the account's e-mail, and the one that its owner has confirmed. */
export function setSubscribed(db: Database, idUsuario: number, suscrito: 0 | 1) {
  return db
    .updateTable('usuarios')
    .set({ suscrito })
    .where('idUsuario', '=', idUsuario)
    .returning(['correoNormalizado', 'correoConfirmado'])
    .executeTakeFirst();
}
