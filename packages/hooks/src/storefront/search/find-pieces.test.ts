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
