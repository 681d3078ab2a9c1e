import type { Updateable } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import { changed } from '../db/changed.ts';
import type { ArchivosTable } from '../db/schema.ts';

/** Notes that a receipt waits to be drawn anew, in the transaction that notes the file. */
export async function queueReceived(trx: Trx, idArchivo: string, fecha: string): Promise<void> {
  await trx.insertInto('comprobantes_recibidos').values({ idArchivo, fecha }).execute();
}

/** Whether there are receipts that arrived between two moments and that nobody has drawn. */
export async function hasWaiting(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('comprobantes_recibidos')
    .select('idArchivo')
    .where('estado', '=', 'espera')
    .where('fecha', '>', from)
    .where('fecha', '<', to)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Receipts that were drawn before a moment, whose files as they arrived can go. */
export async function findPrepared(db: Database, before: string): Promise<string[]> {
  const rows = await db
    .selectFrom('comprobantes_recibidos')
    .select('idArchivo')
    .where('estado', '=', 'preparado')
    .where('fecha', '<', before)
    .execute();
  return rows.map(({ idArchivo }) => idArchivo);
}

/** Notes what a receipt is now. @returns false when it has been deleted or somebody else was first. */
export async function noteReceived(
  trx: Trx,
  idArchivo: string,
  { estado, fecha }: { estado: 'preparado' | 'ilegible'; fecha: string },
): Promise<boolean> {
  return changed(
    trx
      .updateTable('comprobantes_recibidos')
      .set({ estado, fecha })
      .where('idArchivo', '=', idArchivo)
      .where('estado', '=', 'espera'),
  );
}

/** Notes the drawn file in the place of the one that arrived. */
export async function replaceFile(
  trx: Trx,
  idArchivo: string,
  drawn: Pick<Updateable<ArchivosTable>, 'mime' | 'ancho' | 'alto' | 'sha256' | 'tamano'>,
): Promise<void> {
  await trx.updateTable('archivos').set(drawn).where('idArchivo', '=', idArchivo).execute();
}

export async function forgetReceived(db: Database, idArchivo: string): Promise<void> {
  await db.deleteFrom('comprobantes_recibidos').where('idArchivo', '=', idArchivo).execute();
}
