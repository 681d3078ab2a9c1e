import type { Database, Trx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';

/** A setting, and how often it has been set. */
export type StoredFee = Pick<Row<'configuracion'>, 'valor' | 'version'>;

/** The configured shipping fee in cents; undefined when nobody has set one. */
export function findShippingFee(db: Database | Trx): Promise<StoredFee | undefined> {
  return db
    .selectFrom('configuracion')
    .select(['valor', 'version'])
    .where('clave', '=', 'montoEnvioCents')
    .executeTakeFirst();
}

/** Nobody else can set the fee, or a row that waits for it, until the transaction ends. */
export async function lockShippingFee(trx: Trx): Promise<void> {
  await trx
    .updateTable('configuracion')
    .set(({ ref }) => ({ valor: ref('valor') }))
    .where('clave', '=', 'montoEnvioCents')
    .execute();
}

/** Its version grows. */
export async function saveShippingFee(trx: Trx, cents: number): Promise<void> {
  await trx
    .insertInto('configuracion')
    .values({ clave: 'montoEnvioCents', valor: cents })
    .onConflict((conflict) =>
      conflict.column('clave').doUpdateSet((eb) => ({
        valor: cents,
        version: eb('configuracion.version', '+', 1),
      })),
    )
    .execute();
}

const PLACES = 'lugaresRetiro';

/** The places where orders are picked up, as JSON, and the highest id that one was given; undefined when nobody has named any. */
export function findPickupPlaces(
  db: Database | Trx,
): Promise<Pick<Row<'configuracion'>, 'valor' | 'texto' | 'version'> | undefined> {
  return db
    .selectFrom('configuracion')
    .select(['valor', 'texto', 'version'])
    .where('clave', '=', PLACES)
    .executeTakeFirst();
}

/** Nobody else can set the places until the transaction ends. What nobody has set yet gets its row. */
export async function lockPickupPlaces(trx: Trx): Promise<void> {
  await trx
    .insertInto('configuracion')
    .values({ clave: PLACES, valor: 0 })
    .onConflict((conflict) =>
      conflict.column('clave').doUpdateSet((eb) => ({ valor: eb.ref('configuracion.valor') })),
    )
    .execute();
}

/** Its version grows. */
export async function savePickupPlaces(trx: Trx, texto: string, valor: number): Promise<void> {
  await trx
    .updateTable('configuracion')
    .set((eb) => ({ texto, valor, version: eb('version', '+', 1) }))
    .where('clave', '=', PLACES)
    .execute();
}
