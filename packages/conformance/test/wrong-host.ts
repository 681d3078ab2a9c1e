import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A host that answers just these calls, written `GET /path`; everything else is 404 in HTML. */
export async function openHost(
  answers: Record<string, Answer>,
): Promise<{ host: string; seen: string[]; close(): Promise<void> }> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    const call = `${request.method} ${request.url?.split('?')[0]}`;
    seen.push(call);
    const answer = answers[call] ?? html(404, '<h1>Cannot find it</h1>');
    answer(response, request);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    host: `http://127.0.0.1:${port}`,
    seen,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function json(status: number, body: unknown): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
}

export function html(status: number, text: string): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end(text);
  };
}

/** Takes the request and never answers. */
export const silence: Answer = () => {};

/** An address where nobody listens. */
export async function emptyAddress(): Promise<string> {
  const { host, close } = await openHost({});
  await close();
  return host;
}
