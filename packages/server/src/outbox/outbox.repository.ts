import type { Database, Trx } from '../db/database.ts';
import { changed } from '../db/changed.ts';
import type { OrderRef } from '../db/review-tables.ts';
import type { Row } from '../db/schema.ts';

/** A letter that is still to be posted. */
export type WaitingLetter = Row<'avisos'>;

/**
 * Leaves a letter to be written, in the transaction that does what it tells: whatever is committed
 * is told, whatever is rolled back is not.
 */
export async function queueLetter(
  trx: Trx,
  subject: OrderRef,
  { tipo, fecha }: Pick<WaitingLetter, 'tipo' | 'fecha'>,
): Promise<void> {
  await trx
    .insertInto('avisos')
    .values({ ...subject, tipo, fecha, proximo: fecha })
    .execute();
}

/**
 * Takes the oldest letter that is due, so that nobody else takes it before `until`; undefined when
 * none is.
 */
export async function claimLetter(
  db: Database,
  { now, until }: { now: string; until: string },
): Promise<WaitingLetter | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('avisos')
      .selectAll()
      .where('proximo', '<=', now)
      .orderBy('idAviso')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const intentos = due.intentos + 1;
    const claim = db
      .updateTable('avisos')
      .set({ proximo: until, intentos })
      .where('idAviso', '=', due.idAviso)
      .where('intentos', '=', due.intentos);
    if (await changed(claim)) return { ...due, intentos };
  }
}

/** Tries a letter again, not before `proximo`. */
export async function postponeLetter(
  db: Database,
  idAviso: number,
  proximo: string,
): Promise<void> {
  await db.updateTable('avisos').set({ proximo }).where('idAviso', '=', idAviso).execute();
}

export async function deleteLetter(db: Database, idAviso: number): Promise<void> {
  await db.deleteFrom('avisos').where('idAviso', '=', idAviso).execute();
}
