import { ApiError, type ApiErrorKind, type LoginResult } from '@filigrana/sdk';
import type { LoginValues } from '@filigrana/sdk/schemas';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { answeredCalls } from '../../../test/deferred.ts';
import { httpError, user } from '../../../test/fixtures.ts';
import { VirtualTime } from '../../../test/virtual-time.ts';
import { loginFailure, provideLogin } from './login.machine.ts';

const ANA = { correo: 'ana@correo.cr', contrasena: 'Clave-Ana-1' };

function start() {
  const clock = new VirtualTime();
  const server = answeredCalls<[LoginValues], LoginResult>();
  const actor = createActor(provideLogin({ login: server.call }), { clock }).start();
  const submit = (values: LoginValues = ANA) => actor.send({ type: 'login.submit', values });
  return { actor, server, submit, pass: (ms: number) => clock.pass(ms) };
}

test('asks for e-mail and password, and names the field that is missing', () => {
  const { actor, server, submit } = start();
  submit({ correo: ' ', contrasena: 'x' });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'idle',
    context: {
      notice: { code: 'login.incomplete' },
      errors: { correo: { code: 'field.required' } },
    },
  });
  expect(server.calls).toHaveLength(0);
});

test('sends what was typed, trimmed, and sends it once however often it is pressed', () => {
  const { server, submit } = start();
  submit({ correo: ' ana@correo.cr ', contrasena: 'Clave-Ana-1' });
  submit();
  expect(server.calls.map(({ args }) => args)).toEqual([[ANA]]);
});

test('says that it worked, and 2 s later lets the person go', async () => {
  const { actor, server, submit, pass } = start();
  submit();
  server.last().resolve({ token: 't', usuario: user() });
  await pass(1_999);
  expect(actor.getSnapshot()).toMatchObject({
    value: 'done',
    context: { notice: { code: 'login.done' }, usuario: user() },
  });
  await pass(1);
  expect(actor.getSnapshot().value).toBe('leaving');
});

test('keeps no password once the server has answered', async () => {
  const { actor, server, submit, pass } = start();
  submit();
  server.last().reject(httpError(401));
  await pass(0);
  submit();
  server.last().resolve({ token: 't', usuario: user() });
  await pass(0);
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(ANA.contrasena);
});

test('asks for a second step once the server does, sends it along, and keeps asking', async () => {
  const { actor, server, submit, pass } = start();
  const refuse = async (code: string, serverMessage: string) => {
    server.last().reject(httpError(401, { code, serverMessage }));
    await pass(0);
  };
  submit();
  expect(actor.getSnapshot().context.needsCode).toBe(false);
  await refuse('SECOND_STEP_REQUIRED', 'Escribe el código.');
  const asked = { code: 'login.incomplete', said: 'Escribe el código.' };
  expect(actor.getSnapshot()).toMatchObject({
    value: 'idle',
    context: { needsCode: true, notice: asked, errors: {} },
  });
  submit({ ...ANA, codigo: ' 123456 ' });
  expect(server.calls.at(-1)?.args).toEqual([{ ...ANA, codigo: '123456' }]);
  await refuse('SECOND_STEP_WRONG', 'No es correcto.');
  const wrong = { code: 'login.failed', said: 'No es correcto.' };
  expect(actor.getSnapshot().context).toMatchObject({
    needsCode: true,
    notice: wrong,
    errors: { codigo: wrong },
  });
  submit({ ...ANA, contrasena: 'otra' });
  server.last().reject(httpError(401));
  await pass(0);
  expect(actor.getSnapshot().context).toMatchObject({
    needsCode: true,
    notice: { code: 'login.wrong' },
    errors: {},
  });
  submit({ ...ANA, codigo: '654321' });
  server.last().resolve({ token: 't', usuario: user() });
  await pass(0);
  expect(actor.getSnapshot().context.needsCode).toBe(false);
});

test('can be tried again after a refusal', async () => {
  const { actor, server, submit, pass } = start();
  submit();
  server.last().reject(httpError(401));
  await pass(0);
  expect(actor.getSnapshot()).toMatchObject({
    value: 'idle',
    context: { notice: { code: 'login.wrong' } },
  });
  submit();
  expect(actor.getSnapshot()).toMatchObject({ value: 'sending', context: { notice: null } });
});

test('lets somebody log in again who has logged out on the same screen', async () => {
  const { actor, server, submit, pass } = start();
  submit();
  server.last().resolve({ token: 't', usuario: user() });
  await pass(2_000);
  submit();
  expect(actor.getSnapshot().value).toBe('sending');
});

const of = (kind: ApiErrorKind) => new ApiError({ kind, message: kind });

test.each([
  [httpError(401), { code: 'login.wrong' }],
  [httpError(500, { serverMessage: 'Ocurrió algo' }), { code: 'login.serverError' }],
  [httpError(503, { serverMessage: 'Ocurrió algo' }), { code: 'login.failed' }],
  [of('network'), { code: 'login.failed' }],
  [of('timeout'), { code: 'login.failed' }],
  [of('contract'), { code: 'login.failed' }],
  [httpError(403, { code: 'ACCOUNT_BLOCKED' }), { code: 'login.blocked' }],
  [
    httpError(429, { code: 'RATE_LIMITED', serverMessage: 'Espera un momento.' }),
    { code: 'login.failed', said: 'Espera un momento.' },
  ],
])('has a sentence for %s', (error, said) => {
  expect(loginFailure(error)).toEqual(said);
});
