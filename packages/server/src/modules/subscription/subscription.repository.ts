import type { Database } from '../../db/database.ts';

export async function setSubscribed(
  db: Database,
  idUsuario: number,
  suscrito: 0 | 1,
): Promise<void> {
  await db.updateTable('usuarios').set({ suscrito }).where('idUsuario', '=', idUsuario).execute();
}
