import { createHmac, hkdfSync } from 'node:crypto';
import { equalBytes } from '../auth/equal-bytes.ts';

/** What a signed link carries besides the file's id. */
export interface LinkProof {
  /** Seconds since 1970. Unknown, because a query may repeat a key or leave it out. */
  exp?: unknown;
  sig?: unknown;
}

export interface SignedLinks {
  /** The path of a private file, good for at most 15 minutes from `now`. */
  sign(id: string, now: Date): string;
  /** False for a link that was forged, altered or has expired. */
  verify(id: string, proof: LinkProof, now: Date): boolean;
}

const LIFETIME_S = 15 * 60;
/** Links made within the same step are equal, so that a list that reloads keeps its pictures. */
const STEP_S = 5 * 60;

/**
 * Links to private files that prove themselves: whoever holds one may open the file until it
 * expires, and nobody can make one without the server's secret.
 *
 * @example createSignedLinks(secret).sign('4f0c…', new Date()) // '/files/4f0c…?exp=1789…&sig=…'
 */
export function createSignedLinks(tokenSecret: string): SignedLinks {
  // A key of its own: a signature of a link can never pass for one of a login token.
  const key = Buffer.from(hkdfSync('sha256', tokenSecret, '', 'filigrana file links', 32));
  const signature = (id: string, exp: string): Buffer =>
    createHmac('sha256', key).update(`${id}\n${exp}`).digest();

  return {
    sign(id, now) {
      const seconds = Math.floor(now.getTime() / 1000);
      const exp = String(seconds - (seconds % STEP_S) + LIFETIME_S);
      return `/files/${id}?exp=${exp}&sig=${signature(id, exp).toString('base64url')}`;
    },
    verify(id, { exp, sig }, now) {
      if (typeof exp !== 'string' || typeof sig !== 'string') return false;
      if (!equalBytes(Buffer.from(sig, 'base64url'), signature(id, exp))) return false;
      return Number(exp) * 1000 > now.getTime();
    },
  };
}
