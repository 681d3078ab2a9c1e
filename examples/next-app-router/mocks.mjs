import { createMockShop } from '@filigrana/mocks';
import { getResponse } from 'msw';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';

/**
 * A whole shop on a free port, for what the server reads and what the browser calls alike: a copy of
 * it inside Next.js would be another one after every reload of the code. Answers its address.
 */
export async function startMocks() {
  const { handlers } = createMockShop({ now: () => new Date(), latency: [60, 240] });
  const server = createServer((asked, answer) => void respond(handlers, asked, answer));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${server.address().port}`;
}

async function respond(handlers, asked, answer) {
  const { method, headers } = asked;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const request = new Request(`http://shop${asked.url}`, {
    method,
    headers,
    ...(hasBody && { body: Readable.toWeb(asked), duplex: 'half' }),
  });
  const response = await getResponse(handlers, request).catch(() => undefined);
  answer.writeHead(response?.status ?? 502, Object.fromEntries(response?.headers ?? []));
  answer.end(Buffer.from((await response?.arrayBuffer()) ?? []));
}
