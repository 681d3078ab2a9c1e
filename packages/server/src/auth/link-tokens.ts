import { createHash } from 'node:crypto';
import type { Ids } from '../ports/ids.ts';

const TOKEN_BYTES = 32;

/** The secret of an e-mailed link, and the hash of it: only that is stored. */
export function newLinkToken(ids: Ids): { token: string; hash: string } {
  const token = ids.random(TOKEN_BYTES);
  return { token, hash: hashOfLink(token) };
}

/** Whoever reads the database cannot use a link. */
export function hashOfLink(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
