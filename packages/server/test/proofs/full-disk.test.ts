import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import type { DialectName } from '../../src/db/database.ts';
import { createMedia, openLocalFileStore } from '../../src/media/index.ts';
import { call } from '../call.ts';
import { grainy } from '../sample-files.ts';
import { addPiece, addToCart, buy, countOrders, stockOf } from '../shopping.ts';
import { describeOnBothDatabases, testSettings } from '../test-app.ts';
import { testPictures } from '../test-pictures.ts';
import { expectFull, smallDisk, soldUntilFull } from './full-disk.ts';
import { figures, PROOF_TIMEOUT, sizes, timed } from './proof.ts';

const size = sizes({ rounds: 3, refusals: 5 });

describeOnBothDatabases('a folder of files that is full', (createApp) => {
  test('refuses a purchase clearly, changes nothing, and takes it when there is room', async () => {
    const app = await createApp();
    const { deps } = app;
    const store = await openLocalFileStore(`${app.dataDir}/files`);
    let isFull = true;
    const put: typeof store.put = (key, bytes, type) =>
      isFull
        ? Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
        : store.put(key, bytes, type);
    const media = createMedia({
      ...deps,
      ...testSettings,
      pictures: testPictures,
      store: { ...store, put },
    });
    const full = await buildApp({ deps: { ...deps, media }, validateAnswers: true });
    const shop: Pick<typeof app, 'call'> = {
      call: (method, url, options) => call(full, method, url, options),
    };
    const customer = await app.signIn(1);
    const piece = await addPiece(deps, { stock: 3 });
    await addToCart(app, customer, piece);
    const key = { key: 'con-disco-lleno' };
    expectFull(await buy(shop, customer, key));
    expect([await countOrders(app), await stockOf(deps, piece)]).toEqual([0, 3]);
    isFull = false;
    expect((await buy(shop, customer, key)).status).toBe(201);
    expect([await countOrders(app), await stockOf(deps, piece)]).toEqual([1, 2]);
    await full.close();
  });
});

describeOnBothDatabases('a database file that is full', (createApp, dialect) => {
  test('refuses clearly, and takes what comes when there is room', async () => {
    const app = await createApp();
    const { db } = app.deps;
    const customer = await app.signIn(1);
    const piece = await addPiece(app.deps, { stock: 100 });
    const receipt = await grainy(20, 20).png().toBuffer();
    // Only the embedded database can be told to be full; the other one tells us in this way.
    if (dialect === 'postgres') {
      const full = Object.assign(new Error('could not extend file'), { code: '53100' });
      const handlers = { listCategories: () => Promise.reject(full) };
      const broken = await buildApp({ deps: app.deps, handlers, validateAnswers: true });
      expectFull(await call(broken, 'GET', '/api/categorias'));
      await broken.close();
      return;
    }
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db);
    let answer = { status: 201 } as Awaited<ReturnType<typeof buy>>;
    while (answer.status === 201) {
      answer = await addToCart(app, customer, piece);
      if (answer.status === 201) answer = await buy(app, customer, { receipt });
    }
    expectFull(answer);
    await sql`pragma max_page_count = 1000000`.execute(db);
    expect((await addToCart(app, customer, piece)).status).toBe(201);
    expect((await buy(app, customer, { receipt })).status).toBe(201);
    expect(await stockOf(app.deps, piece)).toBeLessThan(100);
  });
});

async function withSmallDisk(dialect: DialectName): Promise<void> {
  const disk = await smallDisk();
  if (typeof disk === 'string') return figures('full-disk', dialect, { skipped: disk });
  try {
    const [counted, seconds] = await timed(() => soldUntilFull(dialect, disk.folder, size));
    figures('full-disk', dialect, { ...counted, seconds });
  } finally {
    await disk.remove();
  }
}

test.each(['sqlite', 'postgres'] as const)(
  'a full disk is refused clearly and breaks nothing on %s, and the shop goes on when there is room',
  withSmallDisk,
  PROOF_TIMEOUT,
);
