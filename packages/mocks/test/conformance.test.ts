import {
  assertConforms,
  cases,
  missingNeed,
  startRun,
  type ConformanceCase,
  type MailedLink,
  type RunOptions,
  type Target,
} from '@filigrana/conformance';
import { mockShopServer, type MockShop } from '@filigrana/mocks/node';
import { EXTENSION_NAMES } from '@filigrana/sdk/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { createMockShop } from '../src/index.ts';

const OPTIONS: RunOptions = { write: true, disposable: true };

/** The mocks take requests as fast as they come: the limits of a real host are a fault to script. */
const isAboutLimits = ({ needs }: ConformanceCase) => needs.includes('rateLimits');
const needsExtension = ({ needs }: ConformanceCase) =>
  EXTENSION_NAMES.some((name) => needs.includes(name));
const rows = (wanted: readonly ConformanceCase[]) =>
  wanted.map((one) => [one.id, one.title, one] as const);

const server = mockShopServer({ host: 'https://tienda.test' });
const without = createMockShop({ host: 'https://sin-extensiones.test', extensions: false });
server.server.use(...without.handlers);
afterAll(() => server.close());

const shared = cases.filter((one) => !isAboutLimits(one));

describe('the mocks', () => {
  const run = startRun(targetOf(server, server.host, 'all'), OPTIONS);
  test.each(rows(shared))('%s: %s', async (_id, _title, one) =>
    assertConforms(one, await run.run(one)),
  );
});

describe('the mocks without the optional parts', () => {
  const target = targetOf(without, 'https://sin-extensiones.test', {});
  const run = startRun(target, OPTIONS);
  const wanted = shared.filter((one) => !needsExtension(one));
  test.each(rows(wanted))('%s: %s', async (_id, _title, one) => {
    const { differences, notes, skipped } = await run.run(one);
    expect([...differences, ...notes, skipped]).toEqual([null]);
  });

  test('are asked nothing about those parts', () => {
    const asked = cases.filter(needsExtension);
    expect(asked.length).toBeGreaterThan(30);
    for (const one of asked)
      expect(missingNeed(one, target, OPTIONS)).toMatch(/^needs .*--extensions \w+/);
  });
});

test('of all cases only those about limits are not for the mocks', () => {
  expect(cases.filter(isAboutLimits).map(({ id }) => id)).toEqual([
    'recovery.rate-limit',
    'holds.pending-limit',
  ]);
});

function targetOf(
  shop: MockShop,
  host: string,
  extensions: NonNullable<Target['extensions']>,
): Target {
  const { correo, contrasena } = shop.people.admin;
  return {
    host,
    administrator: { correo, contrasena },
    person: '202220222',
    extensions,
    now: () => new Date('2026-01-15T12:00:00Z'),
    mailedToken: (correo, link) => newestToken(shop, correo, link),
  };
}

function newestToken({ mail }: MockShop, correo: string, link: MailedLink): string | null {
  const tokens = mail.map((message) => {
    if (message.to !== correo) return null;
    if (message.kind === 'password-reset') return link === 'reset' ? message.token : null;
    if (message.kind === 'email-left') return link === 'undo' ? message.token : null;
    if (message.kind === 'email-confirmation')
      return link === 'confirmation' ? message.token : null;
    if (link === 'receipt')
      return message.kind === 'receipt-requested' ? message.receiptToken : null;
    if (link === 'follow') return 'followToken' in message ? message.followToken : null;
    return message.kind === 'novedad' && link === 'leave' ? message.leaveToken : null;
  });
  return tokens.findLast((token) => token !== null) ?? null;
}
