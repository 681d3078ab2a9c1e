import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, describe } from 'vitest';
import { buildApp, type AppOptions } from '../src/app.ts';
import { openDeps, type DepsSettings } from '../src/compose.ts';
import { createCalm } from '../src/ports/calm.ts';
import { readShopFacts } from '../src/config/shop-facts.ts';
import type { DialectName } from '../src/db/database.ts';
import { watchTransactions } from '../src/db/transaction-scope.ts';
import type { Deps } from '../src/deps.ts';
import { memoryMailer, type MemoryMailer } from '../src/mail/index.ts';
import { call, type CallOptions, type CallResult } from './call.ts';
import { fakeClock, type FakeClock } from './fake-clock.ts';
import { freshDatabase } from './fresh-database.ts';
import { signIn, type Name, type SignedIn } from './people.ts';
import { testPictures } from './test-pictures.ts';
import { DATABASES } from './databases.ts';

watchTransactions();

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  clock: FakeClock;
  mailer: MemoryMailer;
  dataDir: string;
  databaseUrl: string;
  /** Sends one request; its answer has been compared with the contract. */
  call(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    options?: CallOptions,
  ): Promise<CallResult>;
  /** Makes an account of this role (1 customer, 2 administrator, 3 manager) and its token. */
  signIn(rol: 1 | 2 | 3, name?: Name): Promise<SignedIn>;
}

export type TestAppOptions = Omit<AppOptions, 'deps'> &
  Partial<Pick<DepsSettings, 'staffLogins'>> &
  Pick<DepsSettings, 'holdMinutes' | 'receiptHours'>;

const SHOP_FILE = fileURLToPath(new URL('../../../shop.json', import.meta.url));
/** Cheap on purpose: the tests are not about how slow a guess is. */
export const PASSWORD_COST = { memoryKiB: 64, iterations: 1 };
/** What is the same in every shop of the tests. */
export const testSettings = {
  tokenSecret: 'a secret that only the tests know, long enough',
  tokenDays: 7,
  quarantineDays: 30,
  staffLogins: { idleHours: 12, twoStep: 'optional' } as const,
  shop: readShopFacts(SHOP_FILE),
  siteUrl: 'http://localhost:3000',
};

/** A whole server on this database and these files: fake clock, mail kept in memory, no request limits. */
export async function openTestApp(
  place: Pick<DepsSettings, 'databaseUrl' | 'dataDir' | 's3'>,
  {
    staffLogins = testSettings.staffLogins,
    holdMinutes,
    receiptHours,
    ...options
  }: TestAppOptions = {},
): Promise<TestApp & { close(): Promise<void> }> {
  const clock = fakeClock();
  const mailer = memoryMailer();
  const { deps, close } = await openDeps({
    ...testSettings,
    staffLogins,
    ...(holdMinutes !== undefined && { holdMinutes }),
    ...(receiptHours !== undefined && { receiptHours }),
    ...place,
    clock,
    mailer,
    pictures: testPictures,
    calm: createCalm(0),
    passwordCost: PASSWORD_COST,
  });
  const app = await buildApp({ deps, limitRequests: false, validateAnswers: true, ...options });
  return {
    app,
    deps,
    clock,
    mailer,
    dataDir: place.dataDir,
    databaseUrl: place.databaseUrl,
    call: (method, url, callOptions) => call(app, method, url, callOptions),
    signIn: (rol, name) => signIn(deps, rol, name),
    async close() {
      await app.close();
      await close();
    },
  };
}

/** The same on an empty database of its own. `close` throws its database and files away. */
export async function createTestApp(
  dialect: DialectName,
  options: TestAppOptions = {},
): Promise<TestApp & { close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'filigrana-test-'));
  const database = await freshDatabase(dialect, dataDir);
  const app = await openTestApp({ databaseUrl: database.url, dataDir }, options);
  return {
    ...app,
    async close() {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Runs the same tests on SQLite and on PostgreSQL.
 *
 * @example
 * describeOnBothDatabases('lookups', (createApp) => {
 *   test('the categories begin with rings', async () => {
 *     const { call } = await createApp();
 *     expect((await call('GET', '/api/categorias')).status).toBe(200);
 *   });
 * });
 */
export function describeOnBothDatabases(
  name: string,
  tests: (createApp: (options?: TestAppOptions) => Promise<TestApp>, dialect: DialectName) => void,
): void {
  describe.each(DATABASES)(`${name} on %s`, (dialect) => {
    const closers: (() => Promise<void>)[] = [];
    afterEach(async () => {
      for (const close of closers.splice(0)) await close();
    });
    tests(async (options) => {
      const app = await createTestApp(dialect, options);
      closers.push(app.close);
      return app;
    }, dialect);
  });
}
