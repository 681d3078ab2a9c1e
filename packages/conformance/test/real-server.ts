import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, openDeps, readShopFacts, seedDemo } from '@filigrana/server';

const SHOP_FILE = path.resolve(import.meta.dirname, '../../../shop.json');

/** The reference server on an empty database of its own; mail goes to `outbox`. */
export async function openServer() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'filigrana-conformance-'));
  const outbox = path.join(dataDir, 'outbox');
  await mkdir(outbox);
  const { deps, close } = await openDeps({
    databaseUrl: path.join(dataDir, 'filigrana.db'),
    dataDir,
    tokenSecret: 'a secret that only this test knows, long enough',
    tokenDays: 7,
    quarantineDays: 30,
    staffLogins: { idleHours: 12, twoStep: 'optional' },
    shop: readShopFacts(SHOP_FILE),
    siteUrl: 'http://localhost:3000',
    passwordCost: { memoryKiB: 64, iterations: 1 },
  });
  const app = await buildApp({ deps, limitRequests: false });
  return {
    app,
    outbox,
    /** Opens the demo shop. @returns where it answers. */
    async listen(): Promise<string> {
      await seedDemo(deps);
      await app.listen({ port: 0, host: '127.0.0.1' });
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    },
    async close() {
      await app.close();
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
