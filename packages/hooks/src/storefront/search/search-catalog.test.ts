import type { Product } from '@filigrana/sdk';
import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../test/fake-shop.ts';
import { productWire, ringWire } from '../../../test/product.ts';
import { searchCatalog } from './search-catalog.ts';

const { signal } = new AbortController();
const words = [productWire()];
const ofCategory = [ringWire()];

function find(text: string, found: { words?: Product[]; category?: Product[] } = {}) {
  const search = vi.fn(() => Promise.resolve(found.words ?? words));
  const filter = vi.fn(() => Promise.resolve(found.category ?? ofCategory));
  const answer = searchCatalog(fakeShop({ catalog: { search, filter } }), text, signal);
  return { answer, search, filter };
}

describe('the search of a shop', () => {
  test('asks for the text as typed', async () => {
    const { answer, search, filter } = find(' Granate ');
    expect(await answer).toEqual({ results: words, category: null });
    expect(search).toHaveBeenCalledWith(' Granate ', { signal });
    expect(filter).not.toHaveBeenCalled();
  });

  test.each([
    ['Aretés', 'Aretes'],
    ['anillos', 'Anillos'],
    ['dijes y cadenas', 'Cadenas y Dijes'],
    ['dijes', 'Cadenas y Dijes'],
  ])('asks for the category when the text %j is its name', async (text, category) => {
    const { answer, search, filter } = find(text);
    expect(await answer).toEqual({ results: ofCategory, category });
    expect(filter).toHaveBeenCalledWith({ categoria: [category] }, { signal });
    expect(search).not.toHaveBeenCalled();
  });

  test.each([
    ['pulser', 'Pulseras'],
    ['aretes de plata', 'Aretes'],
  ])('searches %j by words and names the category', async (text, category) => {
    const { answer, filter } = find(text);
    expect(await answer).toEqual({ results: words, category });
    expect(filter).not.toHaveBeenCalled();
  });

  test('asks for the category when the words bring nothing', async () => {
    const { answer, search, filter } = find('aretes de plata', { words: [] });
    expect(await answer).toEqual({ results: ofCategory, category: 'Aretes' });
    expect(search).toHaveBeenCalledTimes(1);
    expect(filter).toHaveBeenCalledWith({ categoria: ['Aretes'] }, { signal });
  });

  test('asks for the words when the category brings nothing', async () => {
    const { answer } = find('conjuntos', { category: [] });
    expect(await answer).toEqual({ results: words, category: 'Conjuntos' });
  });

  test.each([['pulseras'], ['pulseras de cuero']])(
    'shows of the category that %j names what is in stock first, else in the order of the shop',
    async (text) => {
      const [sold, ring, soldRing, there] = [
        productWire({ idProducto: 1, stock: 0 }),
        ringWire({ idProducto: 2 }),
        ringWire({ idProducto: 3, tallasDisponibles: '' }),
        productWire({ idProducto: 4 }),
      ];
      const { answer } = find(text, { words: [], category: [sold, ring, soldRing, there] });
      expect((await answer).results).toEqual([ring, there, sold, soldRing]);
    },
  );

  test('shows of the category that a text names what is called by it before the rest', async () => {
    const [topos, argollas, aretes, sold] = ['Topos', 'Argollas', 'Aretes Gota', 'Aretes Luna'].map(
      (nombreProducto, place) =>
        productWire({ idProducto: place + 1, nombreProducto, stock: place === 3 ? 0 : 1 }),
    ) as [Product, Product, Product, Product];
    for (const text of ['aretes', 'Aretés']) {
      const { answer } = find(text, { category: [topos, argollas, sold, aretes] });
      expect((await answer).results).toEqual([aretes, topos, argollas, sold]);
    }
  });

  test('finds nothing where there is nothing', async () => {
    expect(await find('zzz', { words: [] }).answer).toEqual({ results: [], category: null });
  });
});
