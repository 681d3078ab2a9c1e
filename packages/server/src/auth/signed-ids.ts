import { createHmac, hkdfSync } from 'node:crypto';
import { equalBytes } from './equal-bytes.ts';

/**
 * Tokens that name one thing, for the links of letters: whoever holds one can do what its purpose says
 * and nothing else, whenever they like.
 */
export interface SignedIds {
  sign(id: number): string;
  /** What it names; null for a token that we did not sign. */
  read(token: string): number | null;
}

/**
 * @param purpose Gives a key of its own: a signature for one purpose can never pass for another one.
 * @example createSignedIds(secret, 'leaving novedades').sign(7) // '7.q1W9…'
 */
export function createSignedIds(tokenSecret: string, purpose: string): SignedIds {
  const key = Buffer.from(hkdfSync('sha256', tokenSecret, '', `filigrana ${purpose}`, 32));
  const signature = (id: string): Buffer => createHmac('sha256', key).update(id).digest();
  return {
    sign: (id) => `${id}.${signature(String(id)).toString('base64url')}`,
    read(token) {
      const [id = '', sent = ''] = token.split('.');
      return equalBytes(Buffer.from(sent, 'base64url'), signature(id)) ? Number(id) : null;
    },
  };
}
