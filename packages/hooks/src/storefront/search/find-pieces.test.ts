import { emptyFilters } from '@filigrana/sdk/domain';
import { expect, test, vi } from 'vitest';
import { fakeShop } from '../../../test/fake-shop.ts';
import { productWire, ringWire } from '../../../test/product.ts';
import { findPieces } from './find-pieces.ts';

const ring = ringWire();
const piece = productWire();

test('finds what the search box finds', async () => {
  const search = vi.fn(() => Promise.resolve([piece, ring]));
  const shop = fakeShop({ catalog: { search } });
  expect(await findPieces(shop, 'luna', emptyFilters())).toEqual([piece, ring]);
});

test('keeps what the filters let through, the best first', async () => {
  const other = { ...piece, idProducto: 99 };
  const search = () => Promise.resolve([piece, ring]);
  const filter = () => Promise.resolve([ring, other, piece]);
  const filters = { ...emptyFilters(), material: ['Plata'] };
  const found = await findPieces(fakeShop({ catalog: { search, filter } }), 'luna', filters);
  expect(found).toEqual([piece, ring]);
});

test('keeps what the filters let through, by price where they say so', async () => {
  const other = { ...piece, idProducto: 99 };
  const search = () => Promise.resolve([piece, ring]);
  const filter = vi.fn(() => Promise.resolve([ring, other, piece]));
  const filters = { ...emptyFilters(), precio: 'desc' as const };
  const found = await findPieces(fakeShop({ catalog: { search, filter } }), 'luna', filters);
  expect(found).toEqual([ring, piece]);
  expect(filter).toHaveBeenCalledWith(filters);
});

test('keeps what the filters let through where the backend does not know them all', async () => {
  const cheap = { ...piece, idProducto: 99, nombreProducto: 'Aro', precio: 20 };
  const search = () => Promise.resolve([piece, cheap, ring]);
  const filter = () => Promise.resolve([ring, piece, cheap]);
  const filters = { ...emptyFilters(), precioMinimo: 50 };
  const shop = fakeShop({ catalog: { search, filter } });
  expect(await findPieces(shop, 'luna', filters)).toEqual([piece, ring]);
  expect(await findPieces(shop, 'luna', { ...filters, orden: 'nombre' })).toEqual([ring, piece]);
});
