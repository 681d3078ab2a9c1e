import {
  assertConforms,
  cases,
  startRun,
  type ConformanceCase,
  type Target,
} from '@filigrana/conformance';
import { mockShopServer, type MockShop } from '@filigrana/mocks/node';
import { afterAll, describe, expect, test } from 'vitest';

/** The mocks take requests as fast as they come: the limits of a real host are a fault to script. */
const isAboutLimits = ({ needs }: ConformanceCase) => needs.includes('rateLimits');

function newestToken({ mail }: MockShop, correo: string): string | null {
  const message = mail.findLast(({ to, kind }) => to === correo && kind === 'password-reset');
  return message?.kind === 'password-reset' ? message.token : null;
}

describe('the mocks', () => {
  const mock = mockShopServer();
  afterAll(() => mock.close());

  const { correo, contrasena } = mock.people.admin;
  const target: Target = {
    host: mock.host,
    administrator: { correo, contrasena },
    person: '202220222',
    extensions: { idempotency: true, cartVersion: true },
    resetToken: (correo) => newestToken(mock, correo),
  };
  const run = startRun(target, { write: true, disposable: true });

  test.each(
    cases.filter((one) => !isAboutLimits(one)).map((one) => [one.id, one.title, one] as const),
  )('%s: %s', async (_id, _title, one) => assertConforms(one, await run.run(one)));
});

test('of all cases only the one about request limits is not for the mocks', () => {
  expect(cases.filter(isAboutLimits).map(({ id }) => id)).toEqual(['recovery.rate-limit']);
});
