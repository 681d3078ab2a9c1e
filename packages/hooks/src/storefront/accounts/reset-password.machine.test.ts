import { ApiError, type Confirmation, type ResetTokenCheck } from '@filigrana/sdk';
import type { PasswordResetValues } from '@filigrana/sdk/schemas';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { answeredCalls } from '../../../test/deferred.ts';
import { httpError, offline } from '../../../test/fixtures.ts';
import { VirtualTime } from '../../../test/virtual-time.ts';
import { provideResetPassword } from './reset-password.machine.ts';

const GOOD = { valido: true, mensaje: null };
const PASSWORD = 'Volcan-Verde-9';

function start() {
  const clock = new VirtualTime();
  const links = answeredCalls<[string, AbortSignal], ResetTokenCheck>();
  const resets = answeredCalls<[PasswordResetValues], Confirmation>();
  const machine = provideResetPassword({ verify: links.call, reset: resets.call });
  const actor = createActor(machine, { clock, input: { token: 'abc' } }).start();
  return {
    actor,
    links,
    resets,
    now: () => actor.getSnapshot(),
    pass: (ms: number) => clock.pass(ms),
    submit: (nuevaContrasena = PASSWORD, confirmacion = nuevaContrasena) =>
      actor.send({ type: 'reset.submit', values: { nuevaContrasena, confirmacion } }),
  };
}

async function startWithGoodLink() {
  const world = start();
  world.links.last().resolve(GOOD);
  await world.pass(0);
  return world;
}

test('checks the link as soon as the screen opens', async () => {
  const { links, now, pass } = start();
  expect(links.calls[0]?.args[0]).toBe('abc');
  expect(now().value).toBe('checking');
  links.last().resolve(GOOD);
  await pass(0);
  expect(now().value).toBe('editing');
});

test.each([httpError(404, { serverMessage: 'No existe' }), httpError(410), httpError(400)])(
  'says that the link is invalid or has expired (%s)',
  async (error) => {
    const { links, now, pass, submit, resets } = start();
    links.last().reject(error);
    await pass(0);
    expect(now()).toMatchObject({
      value: 'invalid',
      context: { notice: { code: 'reset.linkInvalid' } },
    });
    submit();
    expect(resets.calls).toHaveLength(0);
  },
);

test('believes a server that answers with success that the link is not valid', async () => {
  const { links, now, pass } = start();
  links.last().resolve({ valido: false, mensaje: null });
  await pass(0);
  expect(now().value).toBe('invalid');
});

test.each([
  offline(),
  httpError(503),
  httpError(429),
  new ApiError({ kind: 'contract', message: 'no JSON' }),
])(
  'leaves it to the server whether the link works when it cannot be checked (%s)',
  async (error) => {
    const { links, resets, now, pass, submit } = start();
    links.last().reject(error);
    await pass(0);
    expect(now().value).toBe('editing');
    submit();
    resets.last().reject(httpError(404));
    await pass(0);
    expect(now().value).toBe('invalid');
  },
);

test('checks another link that is opened on the same screen', async () => {
  const { actor, links, now, pass } = start();
  links.last().reject(httpError(404));
  await pass(0);
  actor.send({ type: 'reset.open', token: 'def' });
  expect(now()).toMatchObject({ value: 'checking', context: { notice: null } });
  expect(links.calls.at(-1)?.args[0]).toBe('def');
});

test.each([
  ['', '', 'reset.incomplete'],
  [PASSWORD, '', 'reset.incomplete'],
  [PASSWORD, 'Volcan-Verde-8', 'reset.mismatch'],
  ['verde', 'azul', 'reset.mismatch'],
  ['volcan-verde', 'volcan-verde', 'password.weak'],
  ['Filigrana#2026', 'Filigrana#2026', 'reset.forbidden'],
])('refuses %j with %j: %s', async (nueva, confirmacion, code) => {
  const { submit, resets, now } = await startWithGoodLink();
  submit(nueva, confirmacion);
  expect(now()).toMatchObject({ value: 'editing', context: { notice: { code } } });
  expect(resets.calls).toHaveLength(0);
});

test('sends the token with the password once, and leaves 2 s after success', async () => {
  const { submit, resets, now, pass } = await startWithGoodLink();
  submit();
  submit();
  expect(resets.calls.map(({ args }) => args[0])).toEqual([
    { token: 'abc', nuevaContrasena: PASSWORD },
  ]);
  resets.last().resolve({ mensaje: null });
  await pass(1_999);
  expect(now()).toMatchObject({
    value: 'done',
    context: { notice: { code: 'reset.done' }, nuevaContrasena: '' },
  });
  await pass(1);
  expect(now().value).toBe('leaving');
});

test.each([
  [offline(), { code: 'reset.failed' }],
  [httpError(500), { code: 'reset.failed' }],
  [httpError(400, { serverMessage: 'Muy corta.' }), { code: 'reset.failed', said: 'Muy corta.' }],
])('can be sent again after %s', async (error, said) => {
  const { submit, resets, now, pass } = await startWithGoodLink();
  submit();
  resets.last().reject(error);
  await pass(0);
  expect(now()).toMatchObject({ value: 'editing', context: { notice: said } });
  submit();
  expect(resets.calls).toHaveLength(2);
});
