import { expect, test } from 'vitest';
import { httpError, offline } from '../../../test/fixtures.ts';
import { EMPTY_SPECIAL_ORDER, specialOrderFailure } from './special-order-request.rules.ts';
import {
  EARRINGS,
  RING,
  SKETCH,
  startInside,
  startOutside,
} from '../../../test/special-order-request.ts';

const RECEIVED = { idPedidoEspecial: 4, mensaje: null };

test('sends whoever has no login to the login page after 2.5 s', async () => {
  const { actor, now, pass } = startOutside();
  actor.send({ type: 'specialOrder.requireLogin' });
  await pass(2_499);
  expect(now().value).toMatchObject({ access: 'required' });
  await pass(1);
  expect(now().value).toMatchObject({ access: 'leaving' });
});

test('stays when somebody logs in meanwhile, in another tab', async () => {
  const { actor, now, pass, admit } = startOutside();
  actor.send({ type: 'specialOrder.requireLogin' });
  await pass(2_000);
  admit();
  await pass(2_000);
  expect(now().value).toMatchObject({ access: 'granted' });
});

test('sends nothing before it is known that somebody is logged in', () => {
  const { server, fill, submit, now } = startOutside();
  fill(EARRINGS);
  submit();
  expect(server.calls).toHaveLength(0);
  expect(now().value).toMatchObject({ form: 'editing' });
});

test.each([
  {},
  { ...EARRINGS, pieza: '' },
  { ...EARRINGS, tipoPiedra: '' },
  { ...RING, tipoMaterial: '', talla: '' },
])('needs piece, stone and material (%j)', (values) => {
  const { fill, submit, now, server } = startInside();
  fill(values);
  submit();
  expect(now().context.notice).toEqual({ code: 'specialOrder.incomplete' });
  expect(Object.values(now().context.errors)).toContainEqual({ code: 'field.required' });
  expect(server.calls).toHaveLength(0);
});

test('sends the form with its image once, and is an empty form after success', async () => {
  const { fill, attach, submit, server, now, pass } = startInside();
  fill({ ...RING, descripcion: ' Con hojas. ' });
  attach(SKETCH);
  submit();
  submit();
  expect(server.calls.map(({ args }) => args[0])).toEqual([
    { key: 'key-1', form: { ...RING, descripcion: 'Con hojas.', referenciaURL: SKETCH } },
  ]);
  server.last().resolve(RECEIVED);
  await pass(0);
  expect(now()).toMatchObject({
    value: { form: 'received' },
    context: { ...EMPTY_SPECIAL_ORDER, notice: { code: 'specialOrder.sent' } },
  });
});

test('can be filled in again after success, as another request', async () => {
  const { fill, submit, server, now, pass } = startInside();
  fill(EARRINGS);
  submit();
  server.last().resolve(RECEIVED);
  await pass(0);
  fill(RING);
  expect(now()).toMatchObject({ value: { form: 'editing' }, context: { notice: null } });
  submit();
  expect(server.calls[1]?.args[0].key).toBe('key-2');
});

test('ignores what is typed while the request is on its way', () => {
  const { fill, attach, submit, now } = startInside();
  fill(EARRINGS);
  submit();
  fill(RING);
  attach(SKETCH);
  expect(now()).toMatchObject({
    value: { form: 'sending' },
    context: { values: EARRINGS, referencia: null },
  });
});

test.each([
  [offline(), 'specialOrder.unreachable'],
  [httpError(503), 'specialOrder.unprocessed'],
])('loses nothing after %s, and sends the same request under the same key', async (error, code) => {
  const { fill, attach, submit, server, now, pass } = startInside();
  fill(RING);
  attach(SKETCH);
  submit();
  server.last().reject(error);
  await pass(0);
  expect(now().context).toMatchObject({
    values: RING,
    notice: { code },
  });
  expect(now().context.referencia).toBe(SKETCH);
  submit();
  const [first, second] = server.calls.map(({ args }) => args[0]);
  expect(second).toEqual(first);
});

test('understands that the request had arrived when it was changed after a lost answer', async () => {
  const { fill, submit, server, now, pass } = startInside();
  fill(EARRINGS);
  submit();
  server.last().reject(offline());
  await pass(0);
  fill({ descripcion: 'Con hojas.' });
  submit();
  expect(server.calls[1]?.args[0].key).toBe('key-1');
  server.last().reject(httpError(409, { code: 'IDEMPOTENCY_MISMATCH' }));
  await pass(0);
  expect(now()).toMatchObject({
    value: { form: 'received' },
    context: { notice: { code: 'specialOrder.sentBefore' }, key: null },
  });
});

test('tries with a new key after the server has refused', async () => {
  const { fill, submit, server, now, pass } = startInside();
  fill(EARRINGS);
  submit();
  server.last().reject(
    httpError(400, {
      serverMessage: 'Revisa los datos enviados.',
      fields: { pieza: 'No existe.', referenciaURL: 'No es una imagen.' },
    }),
  );
  await pass(0);
  expect(now().context).toMatchObject({
    notice: { code: 'specialOrder.failed', params: { message: 'Revisa los datos enviados.' } },
    errors: {
      pieza: { code: 'field.invalid', said: 'No existe.' },
      referencia: { code: 'field.invalid', said: 'No es una imagen.' },
    },
  });
  submit();
  expect(server.calls[1]?.args[0].key).toBe('key-2');
});

test('names the status of a refusal without words', () => {
  expect(specialOrderFailure(httpError(418))).toEqual({
    code: 'specialOrder.failed',
    params: { message: '418' },
  });
});
