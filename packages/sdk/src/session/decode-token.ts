import { role } from '../normalize/role.ts';
import { Wire } from '../normalize/wire.ts';
import type { TokenClaims } from '../results.ts';

/**
 * Reads who a login token speaks of; null when it is no such token. Nothing is verified: use it to
 * choose what to show, never to decide what is allowed. That is the server's.
 *
 * @example decodeToken(session.read().token)?.rol === 2 // true, of an administrator
 */
export function decodeToken(token: string | null | undefined): TokenClaims | null {
  try {
    const payload = token?.split('.')[1] ?? '';
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const claims = new Wire(JSON.parse(new TextDecoder().decode(bytes)), '');
    return {
      idUsuario: claims.at('idUsuario', 'id').integer(),
      rol: role(claims.at('rol', 'idRol')),
      jti: claims.at('jti').text(undefined),
    };
  } catch {
    // Broken base64, broken JSON or missing claims: each means the same, no usable token.
    return null;
  }
}
