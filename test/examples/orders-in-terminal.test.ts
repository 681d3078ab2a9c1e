import { expect, test } from 'vitest';
import { buyChain } from '../browser/support/buyer.ts';
import { useExample } from './support/stage.ts';

const example = useExample('orders-in-terminal');

/** What is listed: kind, number, state, open steps. */
async function listed() {
  const { stdout } = await example.copy.script('start', example.shop.url);
  return [...stdout.matchAll(/^(\w+) (\d+) +(.+?)  +(.*)$/gm)].map(
    ([, kind = '', id = '', state = '', may = '']) => ({ kind, id, state, may: may.trim() }),
  );
}

async function take(kind: string, id: string, step: string) {
  const { stdout } = await example.copy.script('start', example.shop.url, kind, id, step);
  return stdout.trim().split('\n').at(-1);
}

test('its types hold against the packed declarations', async () => {
  await example.copy.script('check');
});

test('it takes an order from step to step, and none that is not open', async () => {
  await buyChain(example.shop.url);
  const order = (await listed()).findLast(({ state }) => state === 'pendiente');
  expect(order).toMatchObject({ kind: 'pedido', may: 'aceptar, rechazar' });
  const id = order?.id ?? '';
  expect(await take('pedido', id, 'enviar')).toBe('pendiente: no se puede enviar');
  expect(await take('pedido', id, 'aceptar')).toBe('pendiente → confirmado');
  expect(await take('pedido', id, 'enviar')).toBe('confirmado → enviado');
  expect((await listed()).find((each) => each.id === id && each.kind === 'pedido')).toMatchObject({
    state: 'enviado',
    may: '',
  });
});

test.each([
  ['especial', 'aceptar', /^Pendiente → Aceptado$/],
  ['novedad', 'enviar', /^Pendiente → Enviado$/],
])('it moves a %s along', async (kind, step, said) => {
  const found = (await listed()).find((each) => each.kind === kind && each.state === 'Pendiente');
  expect(found?.may).toContain(step);
  expect(await take(kind, found?.id ?? '', step)).toMatch(said);
});

test('it says so when nobody answers', async () => {
  await expect(example.copy.script('start', 'http://127.0.0.1:9')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('did not answer as a shop (network)'),
  });
});
