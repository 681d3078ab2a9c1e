import { accountTexts, readAccountForm } from '@filigrana/sdk/answers';
import { isStaff, normalizeEmail } from '@filigrana/sdk/domain';
import { loginSchema } from '@filigrana/sdk/schemas';
import type { components } from '@filigrana/sdk/types';
import { recordActivity } from '../../activity/activity.ts';
import { LoginRefused } from '../../auth/login-refused.ts';
import type { Deps } from '../../deps.ts';
import { mergeCarts } from '../cart/merge-carts.ts';
import { beginLogin } from '../logins/logins.service.ts';
import { passSecondStep } from '../two-step/pass-second-step.ts';
import { viewAccount } from './account-view.ts';
import { findLogin, type LoginRow } from './accounts.repository.ts';

/**
 * Logs an account in, and moves the cart of the anonymous session into the account's.
 *
 * @throws HttpProblem 401 for an unknown e-mail and for a wrong password, alike in words and time;
 * 403 ACCOUNT_BLOCKED and 401 SECOND_STEP_REQUIRED or SECOND_STEP_WRONG, told only to somebody who
 * knows the password.
 */
export async function login(
  deps: Deps,
  { sessionToken, ...credentials }: components['schemas']['Credentials'],
): Promise<components['schemas']['LoginResult']> {
  const { correo, contrasena, codigo } = readAccountForm(loginSchema, credentials);
  const account = await findLogin(deps.db, normalizeEmail(correo));
  const opens = await deps.passwords.verify(account?.contrasenaHash ?? null, contrasena);
  if (!account || !opens) {
    await recordFailure(deps, account);
    const error = accountTexts.badCredentials;
    throw new LoginRefused('UNAUTHENTICATED', account?.idUsuario ?? null, { error });
  }
  if (account.estado !== 'activo') {
    await recordFailure(deps, account);
    throw new LoginRefused('ACCOUNT_BLOCKED', account.idUsuario);
  }
  await assertSecondStep(deps, account, codigo);

  const recortes = sessionToken && (await mergeCarts(deps, sessionToken, account.idUsuario));
  // The version from when the password was checked: blocking or a reset since then ends this login
  // too.
  const { idUsuario, rol, tokenVersion } = account;
  const token = await beginLogin(deps, { idUsuario, rol, tokenVersion });
  return { token, usuario: viewAccount(account), ...(recortes && { recortes }) };
}

async function assertSecondStep(
  deps: Deps,
  account: LoginRow,
  codigo: string | undefined,
): Promise<void> {
  const { idUsuario, rol, secreto, activo } = account;
  if (!isStaff(rol) || activo !== 1 || secreto === null) return;
  if (codigo === undefined) throw new LoginRefused('SECOND_STEP_REQUIRED', idUsuario);
  if (await passSecondStep(deps, deps.db, { idUsuario, secreto }, codigo)) return;
  await recordFailure(deps, account);
  throw new LoginRefused('SECOND_STEP_WRONG', idUsuario);
}

/** Somebody has tried to get into an account of the staff. */
async function recordFailure(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  account: LoginRow | undefined,
): Promise<void> {
  if (!account || !isStaff(account.rol)) return;
  await recordActivity(db, {
    fecha: clock.now().toISOString(),
    idUsuario: null,
    accion: 'sesion.fallida',
    objeto: `cuenta ${account.idUsuario}`,
  });
}
