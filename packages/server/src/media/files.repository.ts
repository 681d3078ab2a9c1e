import type { ExpressionBuilder, Insertable } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import type { ArchivosTable, Row, Schema } from '../db/schema.ts';

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

/** A private file; `estado` is that of a receipt which arrived as a picture, null for others. */
export function findPrivateFile(db: Database, id: string) {
  return db
    .selectFrom('archivos')
    .leftJoin('comprobantes_recibidos as recibido', 'recibido.idArchivo', 'archivos.idArchivo')
    .select(['archivos.tipo', 'archivos.mime', 'recibido.estado'])
    .where('archivos.idArchivo', '=', id)
    .where('archivos.privado', '=', 1)
    .executeTakeFirst();
}

/** Also one that was a banner: pages that are open still show it. */
export async function isBannerPicture(db: Database, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('archivos')
    .select('idArchivo')
    .where('idArchivo', '=', id)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('tipo', '=', 'banner'),
        exists(selectFrom('banners').select('idBanner').where('idImagen', '=', id)),
      ]),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** The ids of all files that the database speaks of. */
export async function findFileIds(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('archivos').select('idArchivo').execute();
  return new Set(rows.map(({ idArchivo }) => idArchivo));
}

/**
 * Notes of pictures and videos that nothing shows any more. Pictures of novedades are none of them: they are in
 * e-mails that were sent.
 */
const isUnused =
  (createdBefore: string) =>
  ({ and, eb, exists, not, selectFrom }: ExpressionBuilder<Schema, 'archivos'>) =>
    and([
      eb('privado', '=', 0),
      eb('tipo', '!=', 'novedad'),
      eb('fechaCreacion', '<', createdBefore),
      ...(['productos', 'producto_fotos', 'banners', 'novedades', 'pedido_productos'] as const).map(
        (table) =>
          not(
            exists(
              selectFrom(table).select('idImagen').whereRef('idImagen', '=', 'archivos.idArchivo'),
            ),
          ),
      ),
      not(
        exists(
          selectFrom('productos').select('idVideo').whereRef('idVideo', '=', 'archivos.idArchivo'),
        ),
      ),
    ]);

/** @returns the ids of pictures that nothing shows any more. */
export async function findUnusedImages(db: Database, createdBefore: string): Promise<string[]> {
  const rows = await db
    .selectFrom('archivos')
    .select('idArchivo')
    .where(isUnused(createdBefore))
    .execute();
  return rows.map(({ idArchivo }) => idArchivo);
}

/**
 * Deletes the notes of pictures that nothing shows any more.
 *
 * @returns their ids.
 */
export async function deleteUnusedImages(db: Database, createdBefore: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('archivos')
    .where(isUnused(createdBefore))
    .returning('idArchivo')
    .execute();
  return rows.map(({ idArchivo }) => idArchivo);
}

/** Every stored file that the database knows; `estado` as in `findPrivateFile`. */
export function findStoredFiles(db: Database) {
  return db
    .selectFrom('archivos')
    .leftJoin('comprobantes_recibidos as recibido', 'recibido.idArchivo', 'archivos.idArchivo')
    .select([
      'archivos.idArchivo',
      'archivos.privado',
      'archivos.mime',
      'archivos.sha256',
      'recibido.estado',
    ])
    .orderBy('archivos.idArchivo')
    .execute();
}
