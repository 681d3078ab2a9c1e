import { ApiError, type Confirmation } from '@filigrana/sdk';
import type { ResetRequestValues } from '@filigrana/sdk/schemas';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { answeredCalls } from '../../../test/deferred.ts';
import { httpError, offline } from '../../../test/fixtures.ts';
import { settleMicrotasks } from '../../../test/virtual-time.ts';
import { provideRecovery, recoveryFailure } from './recovery.machine.ts';

const SENT = { mensaje: null };

function start() {
  const server = answeredCalls<[ResetRequestValues], Confirmation>();
  const actor = createActor(provideRecovery({ request: server.call })).start();
  const submit = (correo = 'ana@correo.cr') =>
    actor.send({ type: 'recovery.submit', values: { correo } });
  const answer = async (settle: (last: ReturnType<typeof server.last>) => void) => {
    settle(server.last());
    await settleMicrotasks();
  };
  return { server, submit, answer, now: () => actor.getSnapshot() };
}

test.each([
  ['', 'recovery.emailRequired'],
  ['  ', 'recovery.emailRequired'],
  ['ana@correo', 'recovery.emailInvalid'],
])('sends nothing for %j', (correo, code) => {
  const { server, submit, now } = start();
  submit(correo);
  expect(now()).toMatchObject({ value: 'idle', context: { notice: { code }, left: 2 } });
  expect(now().context.errors.correo).toBeDefined();
  expect(server.calls).toHaveLength(0);
});

test('sends the address trimmed, and once however often it is pressed', () => {
  const { server, submit } = start();
  submit(' ana@correo.cr ');
  submit();
  expect(server.calls.map(({ args }) => args[0])).toEqual([{ correo: 'ana@correo.cr' }]);
});

test('sends two links on one visit and refuses a third', async () => {
  const { server, submit, answer, now } = start();
  for (const left of [1, 0]) {
    submit();
    await answer((request) => request.resolve(SENT));
    expect(now()).toMatchObject({
      value: 'sent',
      context: { left, notice: { code: 'recovery.sent' } },
    });
  }
  submit();
  expect(now().context.notice).toEqual({ code: 'recovery.limit' });
  expect(server.calls).toHaveLength(2);
  // What is wrong with the address is said first.
  submit('');
  expect(now().context.notice).toEqual({ code: 'recovery.emailRequired' });
});

test('does not count a request that the server refused', async () => {
  const { server, submit, answer, now } = start();
  for (const _attempt of [1, 2, 3]) {
    submit('typo@correo.cr');
    await answer((request) => request.reject(httpError(404, { code: 'EMAIL_NOT_FOUND' })));
  }
  expect(now().context).toMatchObject({
    left: 2,
    errors: { correo: { code: 'recovery.unknownEmail' } },
  });
  expect(server.calls).toHaveLength(3);
});

test.each([
  [offline(), { code: 'recovery.offline' }],
  [httpError(404, { code: 'EMAIL_NOT_FOUND' }), { code: 'recovery.unknownEmail' }],
  [
    httpError(404, { serverMessage: 'El correo no está registrado' }),
    { code: 'recovery.unknownEmail' },
  ],
  [httpError(404, { serverMessage: 'Email not registered' }), { code: 'recovery.unknownEmail' }],
  [httpError(404), { code: 'recovery.endpointMissing' }],
  [httpError(404, { serverMessage: 'Cannot POST' }), { code: 'recovery.endpointMissing' }],
  [
    new ApiError({ kind: 'contract', status: 200, message: '' }),
    { code: 'recovery.endpointMissing' },
  ],
  [httpError(503), { code: 'recovery.failed', params: { status: 503 } }],
  [
    httpError(429, { code: 'RATE_LIMITED', serverMessage: 'Espera.' }),
    { code: 'recovery.failed', params: { status: 429 }, said: 'Espera.' },
  ],
])('has a sentence for %s (%#)', (error, said) => {
  expect(recoveryFailure(error).notice).toEqual(said);
});
