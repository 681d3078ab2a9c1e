import type { Database, Trx } from '../db/database.ts';

const THE_ROW = 1;

/** The identity of the shop; null for a database that has never been started with a store. */
export async function findIdentity(db: Database): Promise<string | null> {
  const row = await db.selectFrom('identidad').select('idTienda').executeTakeFirst();
  return row?.idTienda ?? null;
}

/** @returns the identity that the database has from now on: its own, or this one if it had none. */
export async function keepIdentity(db: Database, idTienda: string): Promise<string> {
  await db
    .insertInto('identidad')
    .values({ fila: THE_ROW, idTienda })
    .onConflict((conflict) => conflict.column('fila').doNothing())
    .execute();
  return (await findIdentity(db)) ?? idTienda;
}

/** Gives the database this identity, whatever it had. */
export async function replaceIdentity(db: Database | Trx, idTienda: string): Promise<void> {
  await db
    .insertInto('identidad')
    .values({ fila: THE_ROW, idTienda })
    .onConflict((conflict) => conflict.column('fila').doUpdateSet({ idTienda }))
    .execute();
}
