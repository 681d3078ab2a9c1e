import { randomBytes } from 'node:crypto';

/** Where unguessable identifiers come from. */
export interface Ids {
  /** URL-safe text of `bytes` random bytes; 32 bytes make a secret, 12 a file name. */
  random(bytes: number): string;
}

export const systemIds: Ids = { random: (bytes) => randomBytes(bytes).toString('base64url') };
