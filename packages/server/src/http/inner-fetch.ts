import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { equalBytes } from '../auth/equal-bytes.ts';

const INNER_HEADER = 'x-filigrana-inner';

/** Lets server rendering call this server's API without a network. */
export interface InnerFetch {
  fetch: typeof globalThis.fetch;
  /** Whether a request came from here; nobody outside knows the secret. */
  isInner(request: FastifyRequest): boolean;
}

/**
 * Calls to `siteUrl` stay in the process, calls elsewhere (an API on another host) go out. Only
 * what describes the content travels: no cookie and no token of the visitor ever does.
 */
export function innerFetch(
  app: FastifyInstance,
  { siteUrl, secret }: { siteUrl: string; secret: string },
): InnerFetch {
  const expected = Buffer.from(secret);
  return {
    isInner({ headers }) {
      const given = headers[INNER_HEADER];
      return typeof given === 'string' && equalBytes(Buffer.from(given), expected);
    },
    async fetch(input, init) {
      const request = new Request(input instanceof Request ? input : new URL(input, siteUrl), init);
      const { origin, pathname, search } = new URL(request.url);
      if (origin !== siteUrl) return globalThis.fetch(request);
      const answer = await app.inject({
        method: request.method as NonNullable<InjectOptions['method']>,
        url: pathname + search,
        headers: { ...contentHeaders(request), [INNER_HEADER]: secret },
        ...(request.body ? { payload: Buffer.from(await request.arrayBuffer()) } : {}),
      });
      return new Response(answer.body === '' ? null : answer.body, {
        status: answer.statusCode,
        headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
      });
    },
  };
}

function contentHeaders({ headers }: Request): Record<string, string> {
  const type = headers.get('content-type');
  return type === null ? {} : { 'content-type': type };
}
