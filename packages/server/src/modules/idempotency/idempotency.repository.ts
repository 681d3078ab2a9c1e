import type { Database, Trx } from '../../db/database.ts';
import { changed } from '../../db/changed.ts';

/** Operations that take an `Idempotency-Key`. */
type RepeatableOperation = 'placeOrder' | 'requestSpecialOrder';

/** Whose key it is and for what: one account may use a key once per operation. */
export interface AttemptKey {
  idUsuario: number;
  operacion: RepeatableOperation;
  clave: string;
}

export function findAttempt(db: Database | Trx, key: AttemptKey) {
  return db
    .selectFrom('claves_idempotencia')
    .select(['huella', 'respuesta'])
    .where('idUsuario', '=', key.idUsuario)
    .where('operacion', '=', key.operacion)
    .where('clave', '=', key.clave)
    .executeTakeFirst();
}

/**
 * Takes the key for this transaction. While another one holds it, this waits until that one is kept
 * or undone; a process that dies undoes its own.
 *
 * @returns false when the key was already used.
 */
export async function takeKey(
  trx: Trx,
  key: AttemptKey,
  huella: string,
  now: string,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('claves_idempotencia')
    .values({ ...key, huella, respuesta: null, fechaCreacion: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Notes the answer that repetitions of the attempt get. */
export async function saveAnswer(trx: Trx, key: AttemptKey, respuesta: string): Promise<void> {
  const isSaved = await changed(
    trx
      .updateTable('claves_idempotencia')
      .set({ respuesta })
      .where('idUsuario', '=', key.idUsuario)
      .where('operacion', '=', key.operacion)
      .where('clave', '=', key.clave),
  );
  if (!isSaved) throw new Error('The idempotency key was not taken in this transaction');
}
