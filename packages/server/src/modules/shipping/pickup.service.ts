import { HttpProblem, savedPlaces } from '@filigrana/sdk/answers';
import { fromCents, toCents } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { recordActivity } from '../../activity/activity.ts';
import type { Database, Trx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { findPickupPlaces, lockPickupPlaces, savePickupPlaces } from './shipping.repository.ts';

type Wire = components['schemas'];
type Place = Wire['PickupPlace'];
/** A place as it is stored: its fee in cents. */
type StoredPlace = Omit<Place, 'monto'> & { montoCents: number };

/** The places where orders are picked up, with their version. */
export async function pickupPlaces(
  db: Database | Trx,
): Promise<{ lugares: Place[]; version: number }> {
  const stored = await findPickupPlaces(db);
  const places = JSON.parse(stored?.texto ?? '[]') as StoredPlace[];
  return {
    lugares: places.map(({ montoCents, ...place }) => ({ ...place, monto: fromCents(montoCents) })),
    version: stored?.version ?? 1,
  };
}

/**
 * Sets the whole list of places; purchases from now on know it.
 *
 * @throws HttpProblem 400 as `savedPlaces` does; 409 VERSION_CONFLICT.
 */
export async function setPickupPlaces(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { lugares, version }: Wire['PickupPlacesForm'],
  idUsuario: number,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    await lockPickupPlaces(trx);
    const before = await pickupPlaces(trx);
    if (version !== undefined && version !== before.version)
      throw new HttpProblem('VERSION_CONFLICT', { actual: before });
    const highest = (await findPickupPlaces(trx))?.valor ?? 0;
    const saved = savedPlaces(lugares, before.lugares, highest);
    const stored = saved.lugares.map(({ monto, ...place }): StoredPlace => ({
      ...place,
      montoCents: toCents(monto),
    }));
    await savePickupPlaces(trx, JSON.stringify(stored), saved.last);
    await recordActivity(trx, {
      fecha: clock.now().toISOString(),
      idUsuario,
      accion: 'ajustes.retiro',
      cambios: { version: [before.version, before.version + 1] },
    });
  });
}
