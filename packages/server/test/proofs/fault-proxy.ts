import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What happens to one connection. */
export type Fault =
  /** Nothing. */
  | { kind: 'none' }
  /** It is lost before the server hears of it. */
  | { kind: 'before' }
  /** It is lost when this share of the request (0 to 1) has gone through. */
  | { kind: 'request'; share: number }
  /** The server answers, and nothing of it arrives: whatever was to be done is done. */
  | { kind: 'unanswered' }
  /** It is lost in the middle of the answer. */
  | { kind: 'answer' };

export interface FaultProxy {
  url: string;
  /** Connections that had no fault, and those that had one. */
  counted: { whole: number; broken: number };
  close(): Promise<void>;
}

/**
 * Stands between clients and a server and breaks connections: `next` decides about each new one.
 * Every connection carries one request.
 */
export async function startFaultProxy(target: string, next: () => Fault): Promise<FaultProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const counted = { whole: 0, broken: 0 };
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const fault = next();
    counted[fault.kind === 'none' ? 'whole' : 'broken'] += 1;
    if (fault.kind === 'before') return void client.destroy();
    const upstream = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const lose = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', lose).on('close', () => sockets.delete(socket));
    }
    if (fault.kind === 'request') cutRequest(client, upstream, fault.share, lose);
    else client.pipe(upstream);
    if (fault.kind === 'unanswered') upstream.once('data', lose);
    else if (fault.kind === 'answer') {
      upstream.once('data', (chunk: Buffer) => {
        // The headers pass and promise more than comes.
        client.write(chunk.subarray(0, Math.max(1, chunk.length >> 1)), lose);
      });
    } else upstream.pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counted,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The request says in its headers how long it is. */
function cutRequest(client: Socket, upstream: Socket, share: number, lose: () => void): void {
  let passed = 0;
  let allowed: number | null = null;
  client.on('data', (chunk: Buffer) => {
    if (allowed === null) {
      const text = chunk.toString('latin1');
      const head = text.indexOf('\r\n\r\n') + 4;
      const body = Number(/content-length: *(\d+)/i.exec(text)?.[1] ?? 0);
      allowed = Math.floor((head + body) * share);
    }
    const part = chunk.subarray(0, Math.max(0, allowed - passed));
    passed += part.length;
    upstream.write(part, () => passed >= (allowed ?? 0) && lose());
  });
}
