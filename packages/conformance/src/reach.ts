import type { AnswerOf } from '@filigrana/sdk/contract';
import type { Role } from './contract/contract.ts';
import { Difference } from './http/difference.ts';
import { clientOf, newHearing, openAddress } from './http/target-client.ts';
import { TargetError, type RunOptions, type Target } from './target.ts';
import { oneUser, roleOf } from './fixtures/accounts.ts';

/**
 * Sees whether a run can begin: the host answers, and the credentials are good.
 *
 * @throws TargetError
 */
export async function assertReachable(target: Target, options: RunOptions = {}): Promise<void> {
  try {
    // Any answer will do: whether it is the right one is for the cases to tell.
    await openAddress(target, options, '/api/categorias');
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
    throw new TargetError(`${target.host} cannot be reached. ${error.message}`);
  }
  await assertRole(target, options, 'administrator', 2);
  await assertRole(target, options, 'manager', 3);
  await assertRole(target, options, 'customer', 1);
}

async function assertRole(
  target: Target,
  options: RunOptions,
  name: 'administrator' | 'manager' | 'customer',
  role: Role,
): Promise<void> {
  const given = target[name];
  if (!given) return;
  const ask = clientOf(target, options, newHearing());
  const { correo, contrasena } = given;
  const answer = await ask('login', '', { json: { correo, contrasena } }).catch(() => null);
  // Anything else that is odd about it is for the cases to tell.
  if (answer?.status === 401 || answer?.status === 403)
    throw new TargetError(`${target.host} refuses the login of ${correo} (${answer.status})`);
  if (answer?.status !== 200) return;
  const actual = roleIn(answer.ok());
  if (actual !== null && actual !== role)
    throw new TargetError(`${correo} has role ${actual}, not ${role} (${name})`);
}

/** Null where the answer does not say: its case will. */
function roleIn(answer: AnswerOf<'login'>): number | null {
  try {
    return roleOf(oneUser(answer.usuario)) ?? null;
  } catch {
    return null;
  }
}
