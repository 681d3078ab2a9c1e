import { customerTexts, HttpProblem } from '@filigrana/sdk/contract';
import { customerLifecycle, type CustomerAction } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { Database } from '../../db/database.ts';
import { findCustomers, isCustomer, moveCustomer } from './customers.repository.ts';

/** Every customer, blocked ones included, newest first. */
export async function listCustomers(db: Database): Promise<components['schemas']['Customer'][]> {
  const rows = await findCustomers(db);
  return rows.map(({ primerApellido, segundoApellido, ...row }) => ({
    ...row,
    apellido: `${primerApellido} ${segundoApellido}`.trim(),
  }));
}

/**
 * Blocks or unblocks a customer. Of several people who decide the same at once one gets through. A
 * blocked customer is logged out at once, and stays so when unblocked.
 *
 * @throws HttpProblem 404 without such a customer, 409 INVALID_STATE when there is nothing to change.
 */
export async function changeCustomerStatus(
  db: Database,
  identificacion: string,
  action: CustomerAction,
): Promise<void> {
  const { from, to } = customerLifecycle.table.steps[action];
  if (await moveCustomer(db, identificacion, from, to)) return;
  throw (await isCustomer(db, identificacion))
    ? new HttpProblem('INVALID_STATE', { error: customerTexts.refused[action] })
    : new HttpProblem('NOT_FOUND', { error: customerTexts.notFound });
}
