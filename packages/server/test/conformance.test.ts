import type { AddressInfo } from 'node:net';
import {
  assertConforms,
  cases,
  startRun,
  tokenInMail,
  type ConformanceCase,
  type MailedLink,
  type Run,
  type Target,
} from '@filigrana/conformance';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DialectName } from '../src/db/database.ts';
import { seedDemo } from '../src/index.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';
import { DATABASES } from './databases.ts';

const isAboutLimits = ({ needs }: ConformanceCase) => needs.includes('rateLimits');

/** The demo shop, open on a port of its own, and what the suite may know about it. */
async function openShop(dialect: DialectName, options: TestAppOptions) {
  const shop = await createTestApp(dialect, options);
  await seedDemo(shop.deps);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const target: Target = {
    host: `http://127.0.0.1:${port}`,
    administrator: { correo: 'admin@filigrana.test', contrasena: 'Demo-Admin-1' },
    person: '202220222',
    extensions: 'all',
    now: () => shop.clock.now(),
    mailedToken: (correo, link) => newestToken(shop, correo, link),
  };
  return { target, close: shop.close };
}

function newestToken({ mailer }: TestApp, correo: string, link: MailedLink): string | null {
  const tokens = mailer.sent
    .filter(({ to }) => to === correo)
    .map(({ text }) => tokenInMail(text, link));
  return tokens.findLast((token) => token !== null) ?? null;
}

/** Over real HTTP, since that is what the suite and every client speak. */
describe.each(DATABASES)('the server on %s', (dialect) => {
  describe.each([
    ['as it stands', { limitRequests: false }, cases.filter((one) => !isAboutLimits(one))],
    ['with its request limits', { limitRequests: true }, cases.filter(isAboutLimits)],
  ] as const)('%s', (_how, options, wanted) => {
    let shop: Awaited<ReturnType<typeof openShop>>;
    let run: Run;
    beforeAll(async () => {
      shop = await openShop(dialect, options);
      run = startRun(shop.target, { write: true, disposable: true, rateLimits: true });
    });
    afterAll(() => shop.close());

    test.each(wanted.map((one) => [one.id, one.title, one] as const))(
      '%s: %s',
      async (_id, _title, one) => assertConforms(one, await run.run(one)),
    );
  });
});

test('the suite holds cases of both kinds', () => {
  expect(cases.filter(isAboutLimits).length).toBeGreaterThan(0);
});
