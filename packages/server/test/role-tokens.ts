import { UnsecuredJWT } from 'jose';
import { expect } from 'vitest';
import { createTokens, type Role } from '../src/auth/tokens.ts';
import { fakeClock } from './fake-clock.ts';
import { testSettings, type TestApp } from './test-app.ts';

const DAYS = testSettings.tokenDays;
const DAY_MS = 86_400_000;

/** Tokens that would open whatever this role may, if only they lived. */
export type DeadTokens = Record<string, string>;

/** Every way in which a token of a role can be forged, too old or taken back. */
export async function deadTokens(app: TestApp, rol: Role): Promise<DeadTokens> {
  const { db, tokens, clock, sessionTokens } = app.deps;
  const living = await app.signIn(rol);
  const claims = { idUsuario: living.idUsuario, rol, tokenVersion: 0 };
  const exp = Math.floor(clock.now().getTime() / 1000) + 3600;
  const secret = testSettings.tokenSecret;
  const longAgo = fakeClock();
  longAgo.advance(clock.now().getTime() - longAgo.now().getTime() - DAYS * DAY_MS - 1000);
  const revoked = async (change: { estado?: 'bloqueado'; rol?: Role; tokenVersion?: number }) => {
    const { idUsuario, token } = await app.signIn(rol);
    await db.updateTable('usuarios').set(change).where('idUsuario', '=', idUsuario).execute();
    return token;
  };
  const otherRole = rol === 3 ? 1 : 3;
  const earlier = createTokens({ secret, days: DAYS, clock: longAgo });
  const expired = await earlier.sign(claims);
  // It is its age that it dies of, and nothing else.
  expect(await earlier.verify(expired)).toEqual(claims);
  expect(await app.call('GET', '/api/users/clientes/perfil', living)).toMatchObject({
    status: 200,
  });
  return {
    expired,
    'forged without a signature': new UnsecuredJWT({ ...claims, exp }).encode(),
    'forged with another key': await createTokens({
      secret: secret.toUpperCase(),
      days: DAYS,
      clock,
    }).sign(claims),
    'with an altered role': withRole((await app.signIn(otherRole)).token, rol),
    'with an altered account': withAccount((await app.signIn(rol)).token, living.idUsuario),
    'of a blocked account': await revoked({ estado: 'bloqueado' }),
    'of an account with another role now': await revoked({ rol: otherRole }),
    'from before the password was reset': await revoked({ tokenVersion: 1 }),
    'of an account that does not exist': await tokens.sign({ ...claims, idUsuario: 999_999 }),
    'of a visitor': sessionTokens.issue(),
    'of nobody': 'nada',
  };
}

const withRole = (token: string, rol: Role) => altered(token, { rol });
const withAccount = (token: string, idUsuario: number) => altered(token, { idUsuario });

/** A living token whose claims have been changed under its signature. */
function altered(token: string, change: object): string {
  const [head = '', body = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const changed = Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url');
  return [head, changed, signature].join('.');
}
