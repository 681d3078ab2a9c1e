import { assertTwoDecimals, HttpProblem } from '@filigrana/sdk/answers';
import { fromCents, serverShipping, toCents } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { changesBetween, recordActivity } from '../../activity/activity.ts';
import type { Database, Trx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { findShippingFee, lockShippingFee, saveShippingFee } from './shipping.repository.ts';

type Fee = Required<components['schemas']['ShippingFee']>;

/** The fee that every cart carries, US dollars, with its version. */
export async function shippingFeeInForce(db: Database | Trx): Promise<Fee> {
  const stored = await findShippingFee(db);
  return {
    monto: serverShipping(stored ? fromCents(stored.valor) : null),
    version: stored?.version ?? 1,
  };
}

/** The fee that every cart carries, US dollars. */
export async function shippingFee(db: Database | Trx): Promise<number> {
  return (await shippingFeeInForce(db)).monto;
}

/**
 * Sets the fee of every cart from now on.
 *
 * @param form `monto` in US dollars; with `version`, only if that is still the current one.
 * @throws HttpProblem 400 for fractions of cents; 409 VERSION_CONFLICT.
 */
export async function setShippingFee(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { monto, version }: components['schemas']['ShippingFeeForm'],
  idUsuario: number,
): Promise<void> {
  assertTwoDecimals('monto', monto);
  await withTransaction(db, async (trx) => {
    await lockShippingFee(trx);
    const before = await shippingFeeInForce(trx);
    if (version !== undefined && version !== before.version)
      throw new HttpProblem('VERSION_CONFLICT', { actual: before });
    await saveShippingFee(trx, toCents(monto));
    await recordActivity(trx, {
      fecha: clock.now().toISOString(),
      idUsuario,
      accion: 'ajustes.envio',
      cambios: changesBetween(before, { monto }, ['monto']),
    });
  });
}
