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

/**
 * @param version The only one that may be replaced; undefined replaces any.
 * @returns false when it is another one by now.
 */
export async function saveShippingFee(
  db: Database,
  cents: number,
  version: number | undefined,
): Promise<boolean> {
  const saved = await db
    .insertInto('configuracion')
    .values({ clave: 'montoEnvioCents', valor: cents })
    .onConflict((conflict) => {
      const update = conflict.column('clave').doUpdateSet((eb) => ({
        valor: cents,
        version: eb('configuracion.version', '+', 1),
      }));
      return version === undefined ? update : update.where('configuracion.version', '=', version);
    })
    .returning('clave')
    .executeTakeFirst();
  return saved !== undefined;
}
