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
