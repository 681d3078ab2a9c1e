import type { Product, Shop } from '@filigrana/sdk';
import { expect, test } from 'vitest';
import { inOwnWords } from './own-words.ts';

const piece = (more: Partial<Product>) =>
  ({ idProducto: 1, nombreProducto: 'Luna', descripcion: 'Una luna.', ...more }) as Product;
const inEnglish = piece({
  ...{ nombreIngles: 'Moon', descripcionIngles: 'A moon.' },
  ...{ vistaPrevia: '/luna.jpg', vistaPreviaIngles: '/moon.jpg' },
});

const shop = inOwnWords({
  catalog: {
    initial: () => Promise.resolve([inEnglish, piece({ nombreIngles: 'Moon' }), piece({})]),
    product: () => Promise.resolve(inEnglish),
    productSize: () => Promise.resolve({ idProducto_talla: 3, stock: 1 }),
  },
  cart: {
    get: () =>
      Promise.resolve({
        version: 1,
        productos: [
          { productoNombre: 'Luna', nombreIngles: 'Moon' },
          { productoNombre: 'Sol', descripcion: 'Un sol.' },
        ],
      }),
  },
  faq: { name: 'the questions' },
} as unknown as Shop);

test('pieces have their English words and the picture with them, and the Spanish ones where there are none', async () => {
  const words = (await shop.catalog.initial()).map(({ nombreProducto, descripcion }) => [
    nombreProducto,
    descripcion,
  ]);
  expect(words).toEqual([
    ['Moon', 'A moon.'],
    ['Moon', 'Una luna.'],
    ['Luna', 'Una luna.'],
  ]);
  expect(await shop.catalog.product(1)).toMatchObject({
    nombreProducto: 'Moon',
    vistaPrevia: '/moon.jpg',
  });
});

test('other answers and other parts of the shop are what they are', async () => {
  const size = await shop.catalog.productSize({ idProducto: 1, tamanio: '7' });
  expect(size).toEqual({ idProducto_talla: 3, stock: 1 });
  expect(shop.faq).toEqual({ name: 'the questions' });
});

test('lines of a cart are called in English too', async () => {
  expect(await shop.cart.get()).toEqual({
    version: 1,
    productos: [
      { productoNombre: 'Moon', nombreIngles: 'Moon' },
      { productoNombre: 'Sol', descripcion: 'Un sol.' },
    ],
  });
});
