import { afterAll, beforeAll, describe } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';
import { DATABASES } from './databases.ts';

/**
 * Runs the same tests on SQLite and on PostgreSQL, all of them on one shop per database: for tests
 * that change nothing that another one looks at.
 *
 * @example
 * describeOnSharedApp('refusals', (shop) => {
 *   test('a blank name is refused', async () => {
 *     expect((await shop().call('POST', url, { token, body })).status).toBe(400);
 *   });
 * });
 */
export function describeOnSharedApp(name: string, tests: (shop: () => TestApp) => void): void {
  describe.each(DATABASES)(`${name} on %s`, (dialect) => {
    let app: Awaited<ReturnType<typeof createTestApp>>;
    beforeAll(async () => {
      app = await createTestApp(dialect);
    });
    afterAll(() => app.close());
    tests(() => app);
  });
}
