import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { backUp } from '../../src/backup/back-up.ts';
import { restore } from '../../src/backup/restore.ts';
import { ConfigError } from '../../src/config/config-error.ts';
import type { DialectName } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrations/index.ts';
import { dialectOf, openDatabase } from '../../src/db/open.ts';
import { adoptStore, openFileStore } from '../../src/media/index.ts';
import { listShops } from '../../src/media/shop-store.ts';
import { systemClock } from '../../src/ports/clock.ts';
import { seedDemo } from '../../src/seed/seed-demo.ts';
import { freshDatabase } from '../fresh-database.ts';
import { startObjectStore } from '../object-store.ts';
import { samplePdf } from '../sample-files.ts';
import { runCommand } from '../server-process.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

/** Where the files of a proof lie. */
export type FilePlace = 'folder' | 'bucket';

const HOUR_MS = 60 * 60 * 1000;

/** A data folder, a bucket if that is where the files go, and any number of databases. */
export async function openLostFiles(dialect: DialectName, kind: FilePlace) {
  const dataDir = await mkdtemp(join(tmpdir(), 'filigrana-lost-'));
  const closers = [() => rm(dataDir, { recursive: true, force: true })];
  const bucket = kind === 'bucket' ? await startObjectStore() : undefined;
  if (bucket) closers.push(bucket.stop);
  const s3 = bucket?.settings;
  let databases = 0;
  const emptyDatabase = async (wanted: DialectName = dialect) => {
    databases += 1;
    if (wanted === 'sqlite') return { databaseUrl: join(dataDir, `${databases}.db`), dataDir, s3 };
    const database = await freshDatabase(wanted, dataDir, 'template1');
    closers.push(database.drop);
    return { databaseUrl: database.url, dataDir, s3 };
  };
  const { files } = await openFileStore({ s3, dataDir });

  /** The digests of all files, wherever they lie, and how many of them wait in quarantine. */
  async function census() {
    const digests: string[] = [];
    let quarantined = 0;
    const prefixes = new Set(['', ...(await listShops(files)).map(({ prefix }) => prefix)]);
    for (const prefix of prefixes)
      for (const folder of ['public/', 'private/', 'quarantine/'])
        for await (const { key } of files.list(prefix + folder)) {
          const bytes = await files.get(key);
          if (bytes) digests.push(createHash('sha256').update(bytes).digest('hex'));
          if (folder === 'quarantine/') quarantined += 1;
        }
    return { digests, quarantined };
  }
  /** How many files of before are nowhere any more. */
  const lostSince = (before: readonly string[], now: readonly string[]) => {
    const left = [...now];
    return before.filter((digest) => {
      const at = left.indexOf(digest);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    }).length;
  };
  return {
    dataDir,
    s3,
    emptyDatabase,
    census,
    /** Runs `work` and counts what has become of the files that there were. */
    async counted(work: () => Promise<unknown>) {
      const before = await census();
      await work();
      const after = await census();
      return {
        files: before.digests.length,
        quarantined: after.quarantined,
        lost: lostSince(before.digests, after.digests),
      };
    },
    async close() {
      for (const close of closers.toReversed()) await close();
    },
  };
}

type LostFiles = Awaited<ReturnType<typeof openLostFiles>>;
type ShopSettings = Awaited<ReturnType<LostFiles['emptyDatabase']>>;

/**
 * A server that begins to listen two hours after the last file was stored, and has swept.
 *
 * @param work What happens before it listens.
 */
async function start(
  settings: ShopSettings,
  work: (shop: TestApp) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const shop = await openTestApp(settings);
  try {
    shop.clock.advance(Date.now() - shop.clock.now().getTime());
    await work(shop);
    shop.clock.advance(2 * HOUR_MS);
    const sweep = vi.spyOn(shop.deps.media, 'sweepOrphans');
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    await vi.waitFor(() => expect(sweep).toHaveBeenCalled());
    await sweep.mock.results[0]?.value;
  } finally {
    await shop.close();
  }
}

const seed = (shop: TestApp) => seedDemo(shop.deps);

const receipts = (count: number) => async (shop: TestApp) => {
  const { idUsuario } = await shop.signIn(1);
  for (let n = 0; n < count; n += 1)
    await shop.deps.media.record(
      shop.deps.db,
      await shop.deps.media.storeReceipt(samplePdf(), idUsuario),
    );
};

async function expectRefused(settings: ShopSettings): Promise<void> {
  const refused = start(settings, seed);
  await expect(refused).rejects.toBeInstanceOf(ConfigError);
  await expect(refused).rejects.toThrow(/filigrana adopt-files/);
}

/** The address of an empty PostgreSQL, with the data folder and the bucket of a shop. */
export async function emptyDatabaseUrl(place: LostFiles) {
  const shop = await place.emptyDatabase();
  await start(shop, seed);
  const empty = await place.emptyDatabase('postgres');
  const counted = await place.counted(() => expectRefused(empty));
  // Nor has it left anything that keeps the shop from going on.
  await start(shop);
  return counted;
}

/** The database is not where it was, and is found again. */
export async function databaseLost(place: LostFiles) {
  const shop = await place.emptyDatabase();
  await start(shop, seed);
  return place.counted(async () => {
    const nothing = await place.emptyDatabase();
    await expectRefused(nothing);
    if (dialectOf(nothing.databaseUrl) === 'sqlite')
      expect(existsSync(nothing.databaseUrl)).toBe(false);
    await start(shop);
  });
}

/** Last night's copy beside today's files; and then today's database is found again. */
export async function copyBesideTodaysFiles(place: LostFiles, { today }: { today: number }) {
  const shop = await place.emptyDatabase();
  await start(shop, seed);
  const copy = join(place.dataDir, 'copy');
  await backUp(shop, copy, systemClock.now());
  await start(shop, receipts(today));
  const restored = await place.counted(async () => {
    const older = await place.emptyDatabase();
    await restore(copy, older, systemClock.now());
    await start(older);
  });
  const found = await place.counted(() => start(shop));
  expect(found).toMatchObject({ quarantined: 0, lost: 0 });
  return restored;
}

/** A second shop in the bucket of the first: refused by itself, let in on purpose. */
export async function twoShopsOneBucket(place: LostFiles) {
  const [one, other] = [await place.emptyDatabase(), await place.emptyDatabase('postgres')];
  await start(one, seed);
  await expectRefused(other);
  const db = openDatabase({ url: other.databaseUrl });
  try {
    await migrate(db, 'postgres');
    const bucket = await openFileStore(other);
    await adoptStore({ db, place: bucket, clock: systemClock }, 'nueva');
  } finally {
    await db.destroy();
  }
  await start(other, seed);
  return place.counted(async () => {
    for (const shop of [one, other, one]) await start(shop, receipts(1));
  });
}

/** Two servers at the same moment where there is nothing yet: both start, as one shop. */
export async function twoServersAtOnce(place: LostFiles) {
  const { databaseUrl } = await place.emptyDatabase();
  const { dataDir, s3 } = place;
  const env = {
    DATA_DIR: dataDir,
    ...(dialectOf(databaseUrl) === 'postgres' && {
      DATABASE_URL: databaseUrl,
      TOKEN_SECRET: 'a secret that the servers of a proof share',
    }),
    ...(s3 && {
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: s3.bucket,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    }),
    SEED: 'demo',
    LOG_LEVEL: 'silent',
  };
  const servers = [runCommand(['start'], env), runCommand(['start'], env)];
  const lines = await Promise.all(servers.map((server) => server.line(/^Filigrana lista/)));
  for (const line of lines)
    expect((await fetch(`${line.replace('Filigrana lista en ', '')}/readyz`)).status).toBe(200);
  for (const server of servers) server.signal('SIGTERM');
  for (const { ended } of servers) expect(await ended).toMatchObject({ code: 0, stderr: '' });
}
