import { localDate } from '@filigrana/sdk/domain';
import { recordActivity } from '../../activity/activity.ts';
import type { Database } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock.ts';
import { monthsBefore } from './delete-old-files.ts';

/**
 * Takes the people out of what the bank said long ago. Of entries that were used or set aside, day, amount
 * and reference stay, by which they are known when they are read again; those that still wait are deleted.
 *
 * @param months Whole months after the day of an entry.
 * @returns how many; null for none.
 */
export async function forgetOldEntries(
  { db, clock }: { db: Database; clock: Clock },
  months: number,
): Promise<{ forgotten: number; deleted: number } | null> {
  const now = clock.now();
  const before = localDate(monthsBefore(now, months).getTime());
  return withTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('entradas_banco')
      .set({ nombre: null, texto: '' })
      .where('dia', '<', before)
      .where('estado', '!=', 'espera')
      .where((eb) => eb.or([eb('nombre', 'is not', null), eb('texto', '!=', '')]))
      .executeTakeFirstOrThrow();
    const { numDeletedRows } = await trx
      .deleteFrom('entradas_banco')
      .where('dia', '<', before)
      .where('estado', '=', 'espera')
      .executeTakeFirstOrThrow();
    const [forgotten, deleted] = [Number(numUpdatedRows), Number(numDeletedRows)];
    if (deleted > 0)
      await recordActivity(trx, {
        fecha: now.toISOString(),
        idUsuario: null,
        accion: 'banco.vencido',
        cambios: { entradas: [deleted, null] },
      });
    return forgotten + deleted === 0 ? null : { forgotten, deleted };
  });
}
