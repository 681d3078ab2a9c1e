import { assertTwoDecimals } from '@filigrana/sdk/contract';
import { fromCents, serverShipping, toCents } from '@filigrana/sdk/domain';
import type { Database, Trx } from '../../db/database.ts';
import { findShippingFee, saveShippingFee } from './shipping.repository.ts';

/** The fee that every cart carries, US dollars. */
export async function shippingFee(db: Database | Trx): Promise<number> {
  const cents = await findShippingFee(db);
  return serverShipping(cents === undefined ? null : fromCents(cents));
}

/**
 * Sets the fee of every cart from now on.
 *
 * @param monto US dollars.
 * @throws HttpProblem 400 for fractions of cents.
 */
export async function setShippingFee(db: Database, monto: number): Promise<void> {
  assertTwoDecimals('monto', monto);
  await saveShippingFee(db, toCents(monto));
}
