import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config/config.ts';
import { assertKey, StoreProblem, type FileStore, type StoredEntry } from './file-store.ts';

const TIMEOUT_MS = 15_000;

/**
 * Files in a private bucket of an S3-compatible object store, by path-style addresses. The bucket
 * must exist; the server never makes it public.
 */
export function openS3FileStore(settings: S3Config): FileStore {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: 3,
    initRetryMs: 100,
  });
  const bucket = `${settings.endpoint.replace(/\/+$/, '')}/${encodeURIComponent(settings.bucket)}`;

  async function call(method: string, url: string, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await client
      .fetch(url, { ...init, method, signal })
      .catch((error: unknown) => {
        const { name, cause } = error as { name?: string; cause?: { code?: string } };
        const reason = cause?.code ?? name ?? '';
        throw new StoreProblem(reason, `Object store not reached: ${reason}`, { cause: error });
      });
    if (response.ok || response.status === 404) return response;
    // The body of a refusal names the cause (for example AccessDenied) and holds no secret.
    const cause = (await response.text()).slice(0, 300);
    throw new StoreProblem(
      String(response.status),
      `Object store answered ${response.status} to ${method}: ${cause}`,
    );
  }
  const at = (key: string): string => {
    assertKey(key);
    return `${bucket}/${key}`;
  };

  return {
    async put(key, bytes, contentType) {
      const response = await call('PUT', at(key), {
        body: new Uint8Array(bytes),
        headers: {
          'Content-Type': contentType,
          'X-Amz-Content-Sha256': createHash('sha256').update(bytes).digest('hex'),
        },
      });
      if (!response.ok)
        throw new StoreProblem('404', `The bucket ${settings.bucket} does not exist.`);
    },
    async get(key) {
      const response = await call('GET', at(key));
      return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
    },
    exists: async (key) => (await call('HEAD', at(key))).ok,
    delete: async (key) => void (await call('DELETE', at(key))),
    async move(from, to) {
      const source = `/${encodeURIComponent(settings.bucket)}/${from}`;
      const copied = await call('PUT', at(to), { headers: { 'X-Amz-Copy-Source': source } });
      if (!copied.ok) return;
      // A copy that fails halfway is told in the body of a success.
      const answer = await copied.text();
      if (!answer.includes('<CopyObjectResult'))
        throw new StoreProblem('copy', `Object store did not copy: ${answer.slice(0, 300)}`);
      await call('DELETE', at(from));
    },
    async *list(prefix) {
      let next: string | null = '';
      while (next !== null) {
        const query: URLSearchParams = new URLSearchParams({ 'list-type': '2', prefix });
        if (next) query.set('continuation-token', next);
        const page: ListingPage = readListing(
          await (await call('GET', `${bucket}?${query}`)).text(),
        );
        yield* page.entries;
        next = page.next;
      }
    },
  };
}

interface ListingPage {
  entries: StoredEntry[];
  next: string | null;
}

/** Reads a ListObjectsV2 answer. Our keys hold no character that XML escapes. */
function readListing(xml: string): ListingPage {
  const entries = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].flatMap(
    ([, body = '']) => {
      const key = tag(body, 'Key');
      const modified = tag(body, 'LastModified');
      return key && modified ? [{ key, modified: new Date(modified) }] : [];
    },
  );
  return { entries, next: tag(xml, 'NextContinuationToken') };
}

function tag(xml: string, name: string): string | null {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return found ? found.replaceAll('&amp;', '&') : null;
}
