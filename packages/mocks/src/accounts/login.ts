import { accountTexts, HttpProblem, readAccountForm } from '@filigrana/sdk/contract';
import { loginSchema } from '@filigrana/sdk/schemas';
import type { components } from '@filigrana/sdk/types';
import { mergeCarts } from '../cart/merge-carts.ts';
import { signToken } from '../world/tokens.ts';
import type { World } from '../world/world.ts';
import { viewAccount } from './account-view.ts';
import { findByEmail } from './find-account.ts';

type Schemas = components['schemas'];

/**
 * Logs an account in, and moves the cart of the anonymous session into the account's.
 *
 * @throws HttpProblem 401 for an unknown e-mail and for a wrong password; 403 ACCOUNT_BLOCKED, told
 * only to somebody who knows the password.
 */
export function login(
  world: World,
  { sessionToken, ...credentials }: Schemas['Credentials'],
): Schemas['LoginResult'] {
  const { correo, contrasena } = readAccountForm(loginSchema, credentials);
  const account = findByEmail(world, correo);
  if (account?.contrasena !== contrasena)
    throw new HttpProblem('UNAUTHENTICATED', { error: accountTexts.badCredentials });
  if (account.estado !== 'activo') throw new HttpProblem('ACCOUNT_BLOCKED');
  if (sessionToken) mergeCarts(world, sessionToken, account.idUsuario);
  return { token: signToken(world, account), usuario: viewAccount(world, account) };
}
