import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { keepFresh } from '../db/keep-fresh.ts';
import { compressAs, type Encoding } from './encodings.ts';
import type { WebResponse } from './web-app.ts';

const unzip = promisify(gunzip);

/** Pages kept at most; each takes some 40 kB. */
const PAGES_MAX = 400;
/** What no table tells of, for example the year in the footer, is as old as this at most. */
const AGE_MAX_MS = 600_000;

/** A page that is sent as bytes, the same to everybody. */
export interface KeptPage extends Pick<WebResponse, 'status' | 'headers'> {
  /** Names its content, in every encoding alike. */
  etag: string;
  bytes(encoding: Encoding): Promise<Buffer>;
}

export interface KeptPagesOptions {
  /** Equal as long as pages would be the same. */
  readVersion: () => Promise<string>;
  now: () => number;
}

/**
 * Draws each page once for as long as the shop's data stay what they are. Whoever asks gets a page at
 * least as new as the moment of asking; those who ask for the same at once share one drawing.
 */
export function keepPages({ readVersion, now }: KeptPagesOptions) {
  let since = now();
  const current = keepFresh({
    readVersion,
    load: () => Promise.resolve(new Map<string, Promise<KeptPage>>()),
  });
  return async (url: string, draw: () => Promise<WebResponse>): Promise<KeptPage> => {
    const pages = await current();
    if (now() - since > AGE_MAX_MS) {
      pages.clear();
      since = now();
    }
    const known = pages.get(url);
    if (known) {
      // The ones that nobody asks for go first.
      pages.delete(url);
      pages.set(url, known);
      return known;
    }
    const drawn = draw();
    const page = drawn.then(keptPage);
    const forget = () => void (pages.get(url) === page && pages.delete(url));
    pages.set(url, page);
    const oldest = pages.size > PAGES_MAX ? pages.keys().next().value : undefined;
    if (oldest !== undefined) pages.delete(oldest);
    drawn.then(({ status, isWhole }) => {
      if (status !== 200 || isWhole === false) forget();
    }, forget);
    return page;
  };
}

/** Small in memory: only compressed, the better way when somebody first asks for it. */
export async function keptPage({ html, status, headers = {} }: WebResponse): Promise<KeptPage> {
  const zipped = await compressAs.gzip(html);
  let shrunk: Promise<Buffer> | undefined;
  return {
    status,
    headers,
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    async bytes(encoding) {
      if (encoding === 'gzip') return zipped;
      if (encoding === 'identity') return unzip(zipped);
      shrunk ??= unzip(zipped).then(compressAs.br);
      return shrunk;
    },
  };
}
