import { roleOf, type ROLE } from '@filigrana/sdk/domain';
import { SignJWT, errors, jwtVerify } from 'jose';
import type { Clock } from '../ports/clock.ts';

export type Role = (typeof ROLE)[keyof typeof ROLE];

/** What a login token says. */
export interface TokenClaims {
  idUsuario: number;
  rol: Role;
  /** Must equal the account's: the account's grows to make every older token stop working. */
  tokenVersion: number;
}

export interface Tokens {
  sign(claims: TokenClaims): Promise<string>;
  /** Null for a token that is forged, expired or not one of ours. */
  verify(token: string): Promise<TokenClaims | null>;
}

const DAY_SECONDS = 86_400;

export function createTokens(options: { secret: string; days: number; clock: Clock }): Tokens {
  const key = new TextEncoder().encode(options.secret);
  return {
    sign({ idUsuario, rol, tokenVersion }) {
      const issued = Math.floor(options.clock.now().getTime() / 1000);
      return new SignJWT({ idUsuario, rol, tokenVersion })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(issued)
        .setExpirationTime(issued + options.days * DAY_SECONDS)
        .sign(key);
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          requiredClaims: ['exp'],
          currentDate: options.clock.now(),
        });
        return readClaims(payload);
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

function readClaims(payload: Record<string, unknown>): TokenClaims | null {
  const { idUsuario, tokenVersion } = payload;
  const rol = roleOf(payload);
  if (typeof idUsuario !== 'number' || typeof tokenVersion !== 'number' || !rol) return null;
  return { idUsuario, rol, tokenVersion };
}
