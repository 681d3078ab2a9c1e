import { expect, it } from 'vitest';
import { fakeFetch } from '../../test/fake-fetch.ts';
import { memorySession } from '../session/memory-session.ts';
import { createShop } from './shop.ts';

const ORDER = {
  idPedido: 7,
  idCarrito: 9,
  fechaPedido: '2026-03-14T18:00:00Z',
  estadoPedido: 'Pendiente',
  montoTotal: '56.10',
};

function shopThatAnswers(answer: unknown) {
  const { fetch, seen } = fakeFetch(() => Response.json(answer));
  const shop = createShop({ host: 'https://tienda.test', session: memorySession(), fetch });
  return { shop, seen };
}

it('a page is asked for with what narrows it down, and read like the list', async () => {
  const answer = { elementos: [ORDER], siguiente: 7, encontrados: 3, montoEncontrado: '168.30' };
  const { shop, seen } = shopThatAnswers(answer);
  const page = await shop.orders.page({ limite: 1, busqueda: 'ana', despuesDe: undefined });
  expect(seen[0]?.url.search).toBe('?limite=1&busqueda=ana');
  expect(page).toMatchObject({
    elementos: [{ idPedido: 7, estadoPedido: 'pendiente', montoTotal: 56.1, productos: [] }],
    siguiente: 7,
    encontrados: 3,
    montoEncontrado: 168.3,
    isWhole: false,
  });
});

it('a page after the first has no counts', async () => {
  const { shop } = shopThatAnswers({ elementos: [], siguiente: null, encontrados: null });
  expect(await shop.customers.page({ limite: 1, despuesDe: 7 })).toEqual({
    elementos: [],
    siguiente: null,
    encontrados: null,
    isWhole: false,
  });
});

it('the whole list of a backend without pages is one page, and says so', async () => {
  const { shop } = shopThatAnswers([ORDER, { ...ORDER, idPedido: 6, montoTotal: 0.2 }]);
  expect(await shop.orders.page({ limite: 1 })).toMatchObject({
    elementos: [{ idPedido: 7 }, { idPedido: 6 }],
    siguiente: null,
    encontrados: 2,
    montoEncontrado: null,
    isWhole: true,
  });
});

it('an answer that is no page is told as one', async () => {
  const { shop } = shopThatAnswers({ elementos: 'muchos' });
  await expect(shop.products.page({ limite: 1 })).rejects.toMatchObject({ kind: 'contract' });
});
