import { expect, it } from 'vitest';
import { createShop, type Shop } from '../client/shop.ts';
import { memorySession } from '../session/memory-session.ts';

const NOTHING = { entradas: [], pedidos: [], resultados: [] };

it.each<[string, (shop: Shop) => Promise<unknown>]>([
  ['an order', (shop) => shop.orders.accept(41)],
  ['a special order', (shop) => shop.specialOrders.changeStatus(7, { estado: 'Aceptado' })],
  [
    'what the bank has seen paid',
    (shop) => shop.reconciliation.accept({ coincidencias: [{ entradas: [31], pedidos: [41] }] }),
  ],
])('accepting %s reaches the server though the page is left', async (_what, accept) => {
  const sent: Request[] = [];
  const shop = createShop({
    host: 'https://t.test',
    session: memorySession({ token: 'a.b.c' }),
    fetch: (request) => {
      sent.push(new Request(request));
      return Promise.resolve(Response.json({ mensaje: 'Listo', ...NOTHING }));
    },
  });
  await accept(shop).catch(() => undefined);
  expect(sent[0]?.keepalive).toBe(true);
});
