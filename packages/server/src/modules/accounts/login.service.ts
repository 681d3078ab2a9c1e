import { accountTexts, HttpProblem, readAccountForm } from '@filigrana/sdk/contract';
import { normalizeEmail } from '@filigrana/sdk/domain';
import { loginSchema } from '@filigrana/sdk/schemas';
import type { components } from '@filigrana/sdk/types';
import type { Deps } from '../../deps.ts';
import { mergeCarts } from '../cart/merge-carts.ts';
import { viewAccount } from './account-view.ts';
import { findLogin } from './accounts.repository.ts';

/**
 * Logs an account in, and moves the cart of the anonymous session into the account's.
 *
 * @throws HttpProblem 401 for an unknown e-mail and for a wrong password, alike in words and time;
 * 403 ACCOUNT_BLOCKED, told only to somebody who knows the password.
 */
export async function login(
  deps: Pick<Deps, 'db' | 'clock' | 'passwords' | 'tokens' | 'sessionTokens'>,
  { sessionToken, ...credentials }: components['schemas']['Credentials'],
): Promise<components['schemas']['LoginResult']> {
  const { correo, contrasena } = readAccountForm(loginSchema, credentials);
  const account = await findLogin(deps.db, normalizeEmail(correo));
  const opens = await deps.passwords.verify(account?.contrasenaHash ?? null, contrasena);
  if (!account || !opens) {
    throw new HttpProblem('UNAUTHENTICATED', { error: accountTexts.badCredentials });
  }
  if (account.estado !== 'activo') throw new HttpProblem('ACCOUNT_BLOCKED');

  if (sessionToken) await mergeCarts(deps, sessionToken, account.idUsuario);
  // Of the moment when the password was right: blocking or a reset since then ends this login too.
  const { idUsuario, rol, tokenVersion } = account;
  const token = await deps.tokens.sign({ idUsuario, rol, tokenVersion });
  return { token, usuario: viewAccount(account) };
}
