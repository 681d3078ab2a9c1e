import type { Database, Trx } from '../../db/database.ts';

/** The configured shipping fee in cents; undefined when nobody has set one. */
export async function findShippingFee(db: Database | Trx): Promise<number | undefined> {
  const row = await db
    .selectFrom('configuracion')
    .select('valor')
    .where('clave', '=', 'montoEnvioCents')
    .executeTakeFirst();
  return row?.valor;
}

export async function saveShippingFee(db: Database | Trx, cents: number): Promise<void> {
  await db
    .insertInto('configuracion')
    .values({ clave: 'montoEnvioCents', valor: cents })
    .onConflict((conflict) => conflict.column('clave').doUpdateSet({ valor: cents }))
    .execute();
}
