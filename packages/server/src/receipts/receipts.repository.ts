import type { Database, Trx } from '../db/database.ts';
import type { ReceiptPrint } from '../pictures/receipt-print.ts';

/** Grows when receipts are described in another way: older prints are then made anew. */
const PRINT_METHOD = 1;

/** A receipt that has been printed, as the others are held against it. */
export type PrintedReceipt = ReceiptPrint & { idArchivo: string };

/** Orders with a receipt that can be compared: pictures, but none that could not be drawn. */
function withPictures(db: Database) {
  return db
    .selectFrom('pedidos')
    .innerJoin('archivos', 'archivos.idArchivo', 'pedidos.idComprobante')
    .leftJoin('comprobantes_recibidos as recibido', 'recibido.idArchivo', 'archivos.idArchivo')
    .where('archivos.mime', '!=', 'application/pdf')
    .where(({ eb, or }) =>
      or([eb('recibido.estado', 'is', null), eb('recibido.estado', '!=', 'ilegible')]),
    );
}

/** The receipt of an order, if it can be compared. */
export function findReceiptOfOrder(db: Database, idPedido: number) {
  return withPictures(db)
    .select(['archivos.idArchivo', 'archivos.sha256Subida'])
    .where('pedidos.idPedido', '=', idPedido)
    .executeTakeFirst();
}

export type Receipt = NonNullable<Awaited<ReturnType<typeof findReceiptOfOrder>>>;

/** Orders whose receipt has not been compared with the others, oldest first. */
export async function findUncompared(db: Database): Promise<number[]> {
  const rows = await withPictures(db)
    .leftJoin('huellas_comprobante as huella', 'huella.idArchivo', 'pedidos.idComprobante')
    .select('pedidos.idPedido')
    .where(({ eb, or }) =>
      or([
        eb('huella.idArchivo', 'is', null),
        eb('huella.comparado', '=', 0),
        eb('huella.metodo', '!=', PRINT_METHOD),
      ]),
    )
    .orderBy('pedidos.idPedido')
    .execute();
  return rows.map(({ idPedido }) => idPedido);
}

export function findPrint(db: Database, idArchivo: string): Promise<PrintedReceipt | undefined> {
  return db
    .selectFrom('huellas_comprobante')
    .select(['idArchivo', 'rasgos', 'miniatura'])
    .where('idArchivo', '=', idArchivo)
    .where('metodo', '=', PRINT_METHOD)
    .executeTakeFirst();
}

/** Notes what a receipt looks like; from now on others are compared with it. */
export async function savePrint(
  db: Database,
  { idArchivo, rasgos, miniatura }: PrintedReceipt,
): Promise<void> {
  const print = { metodo: PRINT_METHOD, rasgos, miniatura, comparado: 0 } as const;
  await db
    .insertInto('huellas_comprobante')
    .values({ idArchivo, ...print })
    .onConflict((conflict) => conflict.column('idArchivo').doUpdateSet(print))
    .execute();
}

/** The marks of other receipts, a page at a time, without those that arrived with the same bytes. */
export function findMarks(
  db: Database,
  { idArchivo, sha256Subida }: Receipt,
  { after, limit }: { after: string; limit: number },
) {
  return db
    .selectFrom('huellas_comprobante as huella')
    .innerJoin('archivos', 'archivos.idArchivo', 'huella.idArchivo')
    .select(['huella.idArchivo', 'huella.rasgos'])
    .where('huella.idArchivo', '>', after)
    .where('huella.idArchivo', '!=', idArchivo)
    .where('huella.metodo', '=', PRINT_METHOD)
    .$if(sha256Subida !== null, (query) =>
      query.where(({ eb, or }) =>
        or([
          eb('archivos.sha256Subida', 'is', null),
          eb('archivos.sha256Subida', '!=', sha256Subida),
        ]),
      ),
    )
    .orderBy('huella.idArchivo')
    .limit(limit)
    .execute();
}

export interface LookAlike {
  idArchivo: string;
  /** 0 to 1. */
  certainty: number;
}

/** Notes which others show the same picture, and that all have been asked. */
export async function saveLookAlikes(
  trx: Trx,
  idArchivo: string,
  found: readonly LookAlike[],
): Promise<void> {
  for (const { idArchivo: other, certainty } of found) {
    // One note per pair, whichever of the two came first.
    const pair = idArchivo < other ? [idArchivo, other] : [other, idArchivo];
    const [first = '', second = ''] = pair;
    const certeza = Math.round(certainty * 1000);
    await trx
      .insertInto('comprobantes_parecidos')
      .values({ idArchivo: first, idParecido: second, certeza })
      .onConflict((conflict) =>
        conflict.columns(['idArchivo', 'idParecido']).doUpdateSet({ certeza }),
      )
      .execute();
  }
  await trx
    .updateTable('huellas_comprobante')
    .set({ comparado: 1 })
    .where('idArchivo', '=', idArchivo)
    .execute();
}
