import { request as ask } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { CallOptions, CallResult } from '../call.ts';
import type { TestApp } from '../test-app.ts';

let visitors = 0;

/** An address that nobody else has: behind a trusted proxy everybody is counted for themselves. */
function visitorAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/**
 * A `fetch` that opens a connection for every request, so that what happens to a connection happens
 * to one request. For `http:` only.
 */
export async function oneConnectionFetch(
  input: Request | string,
  init?: RequestInit,
): Promise<Response> {
  const asked = new Request(input, init);
  const body = Buffer.from(await asked.arrayBuffer());
  const answer = await new Promise<Response>((resolve, reject) => {
    const outgoing = ask(asked.url, {
      agent: false,
      method: asked.method,
      headers: {
        'x-forwarded-for': visitorAddress(),
        ...Object.fromEntries(asked.headers),
        ...(body.length > 0 && { 'content-length': body.length }),
      },
      signal: asked.signal,
    });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const headers = Object.entries(incoming.headers).map(([name, value]) => [
        name,
        String(value),
      ]);
      const status = incoming.statusCode ?? 0;
      buffer(incoming).then(
        (bytes) =>
          resolve(
            new Response(bytes.length > 0 ? new Uint8Array(bytes) : null, {
              status,
              headers: headers as [string, string][],
            }),
          ),
        reject,
      );
    });
    outgoing.end(body);
  });
  return answer;
}

/** `call` of the test app over a real connection. Rejects when the connection is lost. */
export function callOver(url: string, { lostMeansAgain = false } = {}): TestApp['call'] {
  return async (method, path, options = {}) => {
    for (;;) {
      try {
        return await once(url, method ?? 'GET', path, options);
      } catch (error) {
        if (!lostMeansAgain || !isLost(error)) throw error;
      }
    }
  };
}

const LOST = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE']);

/** The connection was lost: whether the request was carried out nobody knows. */
export function isLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LOST.has(String(error.code));
}

async function once(
  url: string,
  method: string,
  path: string,
  { body, form, token, headers = {} }: CallOptions,
): Promise<CallResult> {
  const answer = await oneConnectionFetch(url + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(form && { body: form }),
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: parsed(text),
    headers: Object.fromEntries(answer.headers),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
