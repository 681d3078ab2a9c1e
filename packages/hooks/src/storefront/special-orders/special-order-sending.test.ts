import { expect, test } from 'vitest';
import { httpError, offline } from '../../../test/fixtures.ts';
import { specialOrderFailure } from './special-order-form.ts';
import { EARRINGS, RECEIVED, RING, SKETCH, startForm } from '../../../test/special-order-form.tsx';

test('sends nothing while nobody is logged in', () => {
  const { server, fill, submit, now } = startForm({});
  fill(EARRINGS);
  submit();
  expect(server.calls).toHaveLength(0);
  expect(now()).toMatchObject({ access: 'required', status: 'idle', notice: null });
});

test.each([
  {},
  { ...EARRINGS, pieza: '' },
  { ...EARRINGS, tipoPiedra: '' },
  { ...RING, tipoMaterial: '', talla: '' },
])('needs piece, stone and material (%j)', (values) => {
  const { fill, submit, now, server } = startForm();
  fill(values);
  submit();
  expect(now().notice).toEqual({ code: 'specialOrder.incomplete' });
  expect(Object.values(now().errors)).toContainEqual({ code: 'field.required' });
  expect(server.calls).toHaveLength(0);
});

test('sends the form with its image once', () => {
  const { fill, attach, submit, server } = startForm();
  fill({ ...RING, descripcion: ' Con hojas. ' });
  attach(SKETCH);
  submit();
  submit();
  expect(server.calls.map(({ args }) => args[0])).toEqual([
    { ...RING, descripcion: 'Con hojas.', referenciaURL: SKETCH },
  ]);
});

test('can be filled in again after success, as another request', async () => {
  const { fill, submit, server, now, pass } = startForm();
  const keyOf = (call: number) => server.calls[call]?.args[1]?.idempotencyKey;
  fill(EARRINGS);
  submit();
  server.last().resolve(RECEIVED);
  await pass(0);
  fill(RING);
  expect(now()).toMatchObject({ status: 'idle', notice: null });
  submit();
  expect(keyOf(1)).not.toBe(keyOf(0));
});

test('ignores what is typed while the request is on its way', () => {
  const { fill, attach, submit, now } = startForm();
  fill(EARRINGS);
  submit();
  fill(RING);
  attach(SKETCH);
  expect(now()).toMatchObject({
    status: 'sending',
    values: EARRINGS,
    referencia: null,
  });
});

test.each([
  [offline(), 'specialOrder.unreachable'],
  [httpError(503), 'specialOrder.unprocessed'],
])('loses nothing after %s, and sends the same request under the same key', async (error, code) => {
  const { fill, attach, submit, server, now, pass } = startForm();
  fill(RING);
  attach(SKETCH);
  submit();
  server.last().reject(error);
  await pass(0);
  expect(now()).toMatchObject({
    values: RING,
    notice: { code },
  });
  expect(now().referencia).toBe(SKETCH);
  submit();
  const [first, second] = server.calls.map(({ args: [form, options] }) => [
    form,
    options?.idempotencyKey,
  ]);
  expect(second).toEqual(first);
});

test('understands that the request had arrived when it was changed after a lost answer', async () => {
  const { fill, submit, server, now, pass } = startForm();
  const keyOf = (call: number) => server.calls[call]?.args[1]?.idempotencyKey;
  fill(EARRINGS);
  submit();
  server.last().reject(offline());
  await pass(0);
  fill({ descripcion: 'Con hojas.' });
  submit();
  expect(keyOf(1)).toBe(keyOf(0));
  server.last().reject(httpError(409, { code: 'IDEMPOTENCY_MISMATCH' }));
  await pass(0);
  expect(now()).toMatchObject({
    status: 'done',
    notice: { code: 'specialOrder.sentBefore' },
    values: { pieza: '' },
  });
});

test('tries with a new key after the server has refused', async () => {
  const { fill, submit, server, now, pass } = startForm();
  const keyOf = (call: number) => server.calls[call]?.args[1]?.idempotencyKey;
  fill(EARRINGS);
  submit();
  server.last().reject(
    httpError(400, {
      serverMessage: 'Revisa los datos enviados.',
      fields: { pieza: 'No existe.', referenciaURL: 'No es una imagen.' },
    }),
  );
  await pass(0);
  expect(now()).toMatchObject({
    notice: { code: 'specialOrder.failed', params: { message: 'Revisa los datos enviados.' } },
    errors: {
      pieza: { code: 'field.invalid', said: 'No existe.' },
      referencia: { code: 'field.invalid', said: 'No es una imagen.' },
    },
  });
  submit();
  expect(keyOf(1)).not.toBe(keyOf(0));
});

test('names the status of a refusal without words', () => {
  expect(specialOrderFailure(httpError(418))).toEqual({
    code: 'specialOrder.failed',
    params: { message: '418' },
  });
});
