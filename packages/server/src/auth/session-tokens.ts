import { createHash, createHmac } from 'node:crypto';
import type { Ids } from '../ports/ids.ts';
import { equalBytes } from './equal-bytes.ts';

/**
 * Tokens of anonymous visitors. They are signed, so that handing one out needs no row in the
 * database and nobody can choose one; a cart is stored under their hash.
 */
export interface SessionTokens {
  issue(): string;
  /** What `carritos.sesionHash` holds for this token; null when we never issued it. */
  hash(token: string): string | null;
}

export function createSessionTokens({ secret, ids }: { secret: string; ids: Ids }): SessionTokens {
  const seal = (value: string) =>
    createHmac('sha256', secret).update(`session:${value}`).digest().subarray(0, 16);
  return {
    issue() {
      const value = ids.random(24);
      return `${value}.${seal(value).toString('base64url')}`;
    },
    hash(token) {
      const [value = '', signature = ''] = token.split('.');
      if (!equalBytes(Buffer.from(signature, 'base64url'), seal(value))) return null;
      return createHash('sha256').update(value).digest('hex');
    },
  };
}
