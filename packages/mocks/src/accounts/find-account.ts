import { HttpProblem } from '@filigrana/sdk/answers';
import { normalizeEmail } from '@filigrana/sdk/domain';
import type { AccountRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { isKeptEmail } from './email-undos.ts';

/** The account of a number that the shop itself handed out. */
export function accountOf({ accounts }: World, idUsuario: number): AccountRow {
  const found = accounts.find((account) => account.idUsuario === idUsuario);
  if (!found) throw new Error(`No account ${idUsuario}`);
  return found;
}

/** The account of an e-mail, compared without case; undefined when nobody has it. */
export function findByEmail({ accounts }: World, correo: string): AccountRow | undefined {
  const wanted = normalizeEmail(correo);
  return accounts.find((account) => normalizeEmail(account.correo) === wanted);
}

/**
 * One e-mail belongs to one account.
 *
 * @param own The account that may have it already; null for a new one.
 * @throws HttpProblem 409 EMAIL_IN_USE.
 */
export function assertEmailIsFree(world: World, correo: string, own: AccountRow | null): void {
  const holder = findByEmail(world, correo);
  const isOwn = own !== null && holder === own;
  const isTaken = holder !== undefined || isKeptEmail(world, correo, own);
  if (!isOwn && (isTaken || world.everyEmailIsTaken)) throw new HttpProblem('EMAIL_IN_USE');
}
