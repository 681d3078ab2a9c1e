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
  /** The login that it belongs to; absent in tokens from before logins were kept. */
  jti?: string;
}

export interface Tokens {
  /** Milliseconds from signing to expiry. */
  readonly lifetimeMs: number;
  sign(claims: TokenClaims): Promise<string>;
  /** Null for a token that is forged, expired or not one of ours. */
  verify(token: string): Promise<TokenClaims | null>;
}

const DAY_SECONDS = 86_400;
/** So many tokens that have been verified are remembered: the signature of a token never changes. */
const REMEMBERED = 1000;

export function createTokens(options: { secret: string; days: number; clock: Clock }): Tokens {
  const key = new TextEncoder().encode(options.secret);
  const lifetimeSeconds = options.days * DAY_SECONDS;
  const remembered = new Map<string, { claims: TokenClaims; expires: number }>();
  const nowSeconds = () => Math.floor(options.clock.now().getTime() / 1000);
  function remember(token: string, verified: { claims: TokenClaims; expires: number }): void {
    remembered.delete(token);
    remembered.set(token, verified);
    const [oldest] = remembered.keys();
    if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  }
  return {
    lifetimeMs: lifetimeSeconds * 1000,
    sign(claims) {
      const issued = nowSeconds();
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(issued)
        .setExpirationTime(issued + lifetimeSeconds)
        .sign(key);
    },
    async verify(token) {
      const known = remembered.get(token);
      if (known && known.expires > nowSeconds()) return known.claims;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          requiredClaims: ['exp'],
          currentDate: options.clock.now(),
        });
        const claims = readClaims(payload);
        if (claims) remember(token, { claims, expires: payload.exp ?? 0 });
        return claims;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

function readClaims(payload: Record<string, unknown>): TokenClaims | null {
  const { idUsuario, tokenVersion, jti } = payload;
  const rol = roleOf(payload);
  if (typeof idUsuario !== 'number' || typeof tokenVersion !== 'number' || !rol) return null;
  return { idUsuario, rol, tokenVersion, ...(typeof jti === 'string' && { jti }) };
}
