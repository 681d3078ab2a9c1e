import type { Insertable } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import type { ArchivosTable, Row } from '../db/schema.ts';

export type FileRow = Row<'archivos'>;

/**
 * Notes a stored file. The same picture may be stored again under its id: that renews its date, which
 * keeps a sweep that runs meanwhile from taking it.
 */
export async function insertFile(
  db: Database | Trx,
  row: Insertable<ArchivosTable>,
): Promise<void> {
  await db
    .insertInto('archivos')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('idArchivo').doUpdateSet({ fechaCreacion: row.fechaCreacion }),
    )
    .execute();
}

export function findPrivateFile(db: Database, id: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('archivos')
    .selectAll()
    .where('idArchivo', '=', id)
    .where('privado', '=', 1)
    .executeTakeFirst();
}

export async function fileIsKnown(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('archivos')
    .select('idArchivo')
    .where('idArchivo', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Deletes the notes of pictures that nothing shows any more. Pictures of novedades stay: they are in
 * e-mails that were sent.
 *
 * @returns how many.
 */
export async function deleteUnusedImages(db: Database, createdBefore: string): Promise<number> {
  const result = await db
    .deleteFrom('archivos')
    .where('privado', '=', 0)
    .where('tipo', '!=', 'novedad')
    .where('fechaCreacion', '<', createdBefore)
    .where(({ and, exists, not, selectFrom }) =>
      and(
        (['productos', 'banners', 'novedades', 'pedido_productos'] as const).map((table) =>
          not(
            exists(
              selectFrom(table).select('idImagen').whereRef('idImagen', '=', 'archivos.idArchivo'),
            ),
          ),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Every stored file that the database knows. */
export function findStoredFiles(db: Database) {
  return db
    .selectFrom('archivos')
    .select(['idArchivo', 'privado', 'mime', 'sha256'])
    .orderBy('idArchivo')
    .execute();
}
