import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Balancer {
  url: string;
  /** The servers that get new connections. */
  use(urls: readonly string[]): void;
  close(): Promise<void>;
}

/**
 * What stands before two servers: each new connection goes to the next one, and to the other one when
 * that one does not answer. A connection that is lost on the way is lost for the client too.
 */
export async function startBalancer(): Promise<Balancer> {
  let targets: readonly string[] = [];
  let turn = 0;
  const sockets = new Set<Socket>();

  const dial = (client: Socket, left: readonly string[]): void => {
    const [first, ...others] = left;
    if (first === undefined) return void client.destroy();
    const { hostname, port } = new URL(first);
    const upstream = connect({ host: hostname, port: Number(port) });
    sockets.add(upstream);
    let isConnected = false;
    upstream.on('connect', () => {
      isConnected = true;
      client.pipe(upstream).pipe(client);
    });
    upstream.on('error', () => undefined);
    upstream.on('close', () => {
      sockets.delete(upstream);
      if (isConnected || client.destroyed) client.destroy();
      else dial(client, others);
    });
    client.on('close', () => upstream.destroy());
  };

  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => client.destroy()).on('close', () => sockets.delete(client));
    turn += 1;
    const start = turn % Math.max(targets.length, 1);
    dial(client, [...targets.slice(start), ...targets.slice(0, start)]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use: (urls) => void (targets = urls),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
