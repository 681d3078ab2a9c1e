import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createShop, memorySession } from '../index.ts';

const HOST = 'https://tienda.test';

// Made before the mocks listen: a client that kept the fetch of its birth would never meet them.
const shop = createShop({ host: HOST, session: memorySession(), retries: 0 });
const network = setupServer();

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

test('a client made before the mocks is answered by them', async () => {
  network.use(http.get(`${HOST}/api/envio`, () => HttpResponse.json({ monto: 12.5 })));
  expect(await shop.shipping.fee()).toEqual({ monto: 12.5 });
});

test('a mocked network failure is a network error', async () => {
  network.use(http.get(`${HOST}/api/envio`, () => HttpResponse.error()));
  await expect(shop.shipping.fee()).rejects.toMatchObject({ kind: 'network', retryable: true });
});

test('a mocked refusal keeps its code, its stock and its Spanish sentence', async () => {
  network.use(
    http.post(`${HOST}/api/users/session/create`, () => HttpResponse.json({ sessionToken: 's1' })),
    http.post(`${HOST}/api/carrito/agregar`, async ({ request }) => {
      expect(await request.json()).toMatchObject({ sessionToken: 's1', cantidad: 3 });
      const body = { error: 'Solo quedan 2.', code: 'STOCK_EXCEEDED', stock: 2 };
      return HttpResponse.json(body, { status: 409 });
    }),
  );
  const addition = { idProducto_talla: 7, cantidad: 3, precioUnitario: 10 };
  await expect(shop.cart.add(addition)).rejects.toMatchObject({
    kind: 'http',
    status: 409,
    code: 'STOCK_EXCEEDED',
    stock: 2,
    serverMessage: 'Solo quedan 2.',
  });
});
