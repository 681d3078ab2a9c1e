import { accountTexts, HttpProblem, readAccountForm } from '@filigrana/sdk/answers';
import { isStaff } from '@filigrana/sdk/domain';
import { loginSchema } from '@filigrana/sdk/schemas';
import type { components } from '@filigrana/sdk/types';
import { recordActivity } from '../activity/activity.ts';
import { mergeCarts } from '../cart/merge-carts.ts';
import { passSecondStep } from '../two-step/second-step.ts';
import type { AccountRow } from '../world/rows.ts';
import { signToken } from '../world/tokens.ts';
import type { World } from '../world/world.ts';
import { viewAccount } from './account-view.ts';
import { findByEmail } from './find-account.ts';

type Schemas = components['schemas'];

/**
 * Logs an account in, and moves the cart of the anonymous session into the account's.
 *
 * @throws HttpProblem 401 for an unknown e-mail and for a wrong password; 403 ACCOUNT_BLOCKED and 401
 * SECOND_STEP_REQUIRED or SECOND_STEP_WRONG, told only to somebody who knows the password.
 */
export function login(
  world: World,
  { sessionToken, ...credentials }: Schemas['Credentials'],
): Schemas['LoginResult'] {
  const { correo, contrasena, codigo } = readAccountForm(loginSchema, credentials);
  const account = findByEmail(world, correo);
  if (account?.contrasena !== contrasena) {
    record(world, account, 'sesion.fallida');
    throw new HttpProblem('UNAUTHENTICATED', { error: accountTexts.badCredentials });
  }
  if (account.estado !== 'activo') throw new HttpProblem('ACCOUNT_BLOCKED');
  assertSecondStep(world, account, codigo);
  const recortes = sessionToken && mergeCarts(world, sessionToken, account.idUsuario);
  record(world, account, 'sesion.iniciada');
  return {
    token: signToken(world, account),
    usuario: viewAccount(world, account),
    ...(recortes && world.extensions.has('cartVersion') && { recortes }),
  };
}

/** Only logins of the staff are recorded, not those of customers. */
function record(
  world: World,
  account: AccountRow | undefined,
  accion: 'sesion.iniciada' | 'sesion.fallida',
): void {
  if (!account || !isStaff(account.rol)) return;
  const idUsuario = accion === 'sesion.fallida' ? null : account.idUsuario;
  recordActivity(world, { idUsuario, accion, objeto: `cuenta ${account.idUsuario}` });
}

function assertSecondStep(world: World, { idUsuario, rol }: AccountRow, codigo?: string): void {
  const row = world.secondSteps.get(idUsuario);
  if (!world.extensions.has('twoStep') || !isStaff(rol) || !row?.activo) return;
  if (codigo === undefined) throw new HttpProblem('SECOND_STEP_REQUIRED');
  if (!passSecondStep(world, row, codigo)) throw new HttpProblem('SECOND_STEP_WRONG');
}
