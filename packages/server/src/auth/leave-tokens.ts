import { createHmac, hkdfSync } from 'node:crypto';
import { equalBytes } from './equal-bytes.ts';

/**
 * Tokens that leave the novedades of one account, for the links of letters: whoever holds one can do
 * that and nothing else, whenever they like.
 */
export interface LeaveTokens {
  sign(idUsuario: number): string;
  /** Whose novedades it leaves; null for a token that we did not sign. */
  read(token: string): number | null;
}

/** @example createLeaveTokens(secret).sign(7) // '7.q1W9…' */
export function createLeaveTokens(tokenSecret: string): LeaveTokens {
  // A key of its own: a signature of such a token can never pass for another one.
  const key = Buffer.from(hkdfSync('sha256', tokenSecret, '', 'filigrana leaving novedades', 32));
  const signature = (id: string): Buffer => createHmac('sha256', key).update(id).digest();
  return {
    sign: (idUsuario) => `${idUsuario}.${signature(String(idUsuario)).toString('base64url')}`,
    read(token) {
      const [id = '', sent = ''] = token.split('.');
      return equalBytes(Buffer.from(sent, 'base64url'), signature(id)) ? Number(id) : null;
    },
  };
}
