import { listOperations } from '@filigrana/sdk/contract';
import { afterEach, expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';
import { loadContract } from './contract.ts';
import { validatorOf } from './validator.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});
const createApp = async (options: Parameters<typeof createTestApp>[1]) => {
  const shop = await createTestApp('sqlite', options);
  closers.push(shop.close);
  return shop;
};

test('every schema of the contract compiles', () => {
  const document = loadContract();
  const validator = validatorOf(document);
  const schemas = listOperations(document).flatMap(({ parameters, body, answers }) => [
    ...parameters.map(({ schema }) => schema),
    ...(body ? [body.schema] : []),
    ...[...answers.values()].filter((schema) => schema !== null),
  ]);
  expect(schemas.length).toBeGreaterThan(300);
  for (const schema of schemas) expect(() => validator.explain(schema, {})).not.toThrow();
});

test('an answer that is not the contract’s is a loud failure', async () => {
  const { call } = await createApp({
    handlers: { listCategories: () => [{ idCategoria: 'uno' } as never] },
  });
  const answer = await call('GET', '/api/categorias');
  expect(answer.status).toBe(500);
  expect(answer.body).toMatchObject({ error: /listCategories 200.*idCategoria/ as never });
});

test('an error that the contract does not name for the operation is loud too', async () => {
  const { HttpProblem } = await import('@filigrana/sdk/answers');
  const { call } = await createApp({
    handlers: {
      listCategories: () => {
        throw new HttpProblem('IN_USE');
      },
    },
  });
  expect((await call('GET', '/api/categorias')).body).toMatchObject({
    error: /does not declare this status/ as never,
  });
});

test('success has the status that the contract names, and is not kept by anybody', async () => {
  const { call, signIn } = await createApp({ handlers: { createFaq: () => ({ idPregunta: 4 }) } });
  const { token } = await signIn(2);
  const answer = await call('POST', '/api/preguntas/agregarPregunta', {
    token,
    body: { pregunta: '¿Sí?', respuesta: 'Sí.', visible: 1 },
  });
  expect(answer).toMatchObject({ status: 201, headers: { 'cache-control': 'no-store' } });
});

test('one value of a list is still a list, and unknown keys of a query are refused', async () => {
  const queries: unknown[] = [];
  const { call } = await createApp({
    handlers: {
      filterCatalog: ({ query }) => {
        queries.push(query);
        return [];
      },
    },
  });
  const filtros = '/api/clientes/catalogo/filtros';
  await call('GET', `${filtros}?categoria=Anillos&tamano=5&tamano=6&precio=`);
  await call('GET', filtros);
  expect(queries).toEqual([{ categoria: ['Anillos'], tamano: ['5', '6'], precio: '' }, {}]);
  for (const bad of ['categorias=Anillos', 'precio=alto', 'precio=asc&precio=desc']) {
    expect((await call('GET', `${filtros}?${bad}`)).status).toBe(400);
  }
});

test('the idempotency key reaches the operation, and one that is no key is refused', async () => {
  const keys: unknown[] = [];
  const { call, signIn } = await createApp({
    handlers: {
      requestSpecialOrder: ({ idempotencyKey }) => {
        keys.push(idempotencyKey);
        return { mensaje: 'Listo.', idPedidoEspecial: 1 };
      },
    },
  });
  const { token } = await signIn(1);
  const send = (headers: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      pieza: 'Aretes',
      tipoPiedra: 'Natural',
      tipoMaterial: 'Plata',
    }))
      form.append(name, value);
    return call('POST', '/api/pedidos-especiales/agregar', { form, token, headers });
  };
  expect((await send({ 'Idempotency-Key': 'intento-0001' })).status).toBe(201);
  expect((await send({})).status).toBe(201);
  expect(keys).toEqual(['intento-0001', null]);
  expect(await send({ 'Idempotency-Key': 'a b' })).toMatchObject({
    status: 400,
    body: { campos: { 'Idempotency-Key': expect.any(String) as string } },
  });
});
