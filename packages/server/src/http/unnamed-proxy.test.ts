import { expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import {
  createTestApp,
  describeOnBothDatabases,
  type TestAppOptions,
} from '../../test/test-app.ts';

const logged = (lines: string[]) =>
  lines
    .map((line) => JSON.parse(line) as { msg: string; proxy?: string })
    .filter(({ msg }) => /TRUST_PROXY/.test(msg))
    .map(({ proxy }) => proxy);

/** Log lines, and the options that collect them. */
function listening(options: TestAppOptions = {}) {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  return { lines, options: { ...options, log: { level: 'info', stream } } };
}

describeOnBothDatabases('a proxy that no setting names', (createApp) => {
  test('is told once in the log and on the panel, with its address', async () => {
    const { lines, options } = listening();
    const { app, deps, call } = await createApp(options);
    await call('GET', '/api/banners');
    expect([logged(lines), await deps.alerts.list()]).toEqual([[], []]);
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
      await app.inject({
        url: '/api/banners',
        headers: { [header]: '203.0.113.9' },
        remoteAddress: '::ffff:10.0.0.2',
      });
    expect(logged(lines)).toEqual(['10.0.0.2']);
    await vi.waitFor(async () =>
      expect(await deps.alerts.list()).toMatchObject([
        { codigo: 'UNNAMED_PROXY', datos: { direccion: '10.0.0.2' } },
      ]),
    );
  });

  test('is nothing to tell of once it is named', async () => {
    const { lines, options } = listening({ trustProxy: 1 });
    const first = await createApp();
    await first.deps.alerts.raise('UNNAMED_PROXY', { direccion: '10.0.0.2' });
    const named = await buildApp({ deps: first.deps, ...options });
    await named.inject({ url: '/api/banners', headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect([logged(lines), await first.deps.alerts.list()]).toEqual([[], []]);
    await named.close();
  });
});

test('a database that is away keeps no request, and the panel is told when it is back', async () => {
  const shop = await createTestApp('sqlite');
  const raise = vi.spyOn(shop.deps.alerts, 'raise').mockRejectedValueOnce(new Error('away'));
  const visit = () =>
    shop.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect((await visit()).statusCode).toBe(200);
  await visit();
  await visit();
  expect(raise).toHaveBeenCalledTimes(2);
  await shop.close();
});
