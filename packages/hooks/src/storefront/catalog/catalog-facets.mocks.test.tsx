import { createShop, memorySession } from '@filigrana/sdk';
import { chargedPrice, emptyFilters, type CatalogFilters } from '@filigrana/sdk/domain';
import { describe, expect, test } from 'vitest';
import { openMockShop, openPage } from '../../../test/mocks.tsx';
import { useCatalog } from './use-catalog.ts';
import { useCatalogCounts } from './use-catalog-counts.ts';

const CHOSEN: CatalogFilters = {
  ...emptyFilters(),
  ...{ precioMinimo: 50, precioMaximo: 150, disponibles: true, orden: 'nombre' },
};

/** The catalogue of what is chosen, and what the filters would show. */
const useChosen = (texto: string) => ({
  list: useCatalog(CHOSEN, texto).data,
  counts: useCatalogCounts(CHOSEN, texto).data,
});

describe.each([
  ['a backend that knows them', true],
  ['a backend that does not', false],
])('range, what is there and order with %s', (_who, extensions) => {
  const mock = openMockShop({ extensions });

  test.each(['', 'plata', 'anillos'])('hold, also for what %j finds', async (texto) => {
    const page = openPage(mock(), null, () => useChosen(texto));
    await page.until(({ list }) => expect(list?.length).toBeGreaterThan(0));
    const { list = [] } = page.now();
    const names = list.map(({ nombreProducto }) => nombreProducto);
    expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare));
    for (const piece of list) {
      expect(chargedPrice(piece)).toBeGreaterThanOrEqual(50);
      expect(chargedPrice(piece)).toBeLessThanOrEqual(150);
    }
  });

  test('are counted where the backend counts, and nothing is made up elsewhere', async () => {
    const page = openPage(mock(), null, () => useChosen('anillos'));
    await page.until(({ list, counts }) =>
      expect(counts === null ? null : counts?.total).toBe(extensions ? list?.length : null),
    );
  });
});

describe('counts', () => {
  const mock = openMockShop();

  test('follow what the staff change', async () => {
    const filters = { ...emptyFilters(), categoria: ['Conjuntos'] };
    const page = openPage(mock(), 'customer', () => useCatalogCounts(filters).data);
    await page.until((counts) => expect(counts?.total).toBeGreaterThan(0));
    const before = page.now()?.total ?? 0;
    const admin = createShop({ host: mock().host, session: memorySession(mock().signIn('admin')) });
    const [gone] = await admin.catalog.filter(filters);
    await admin.products.remove(gone?.idProducto ?? 0);
    expect((await page.shop.catalog.counts(filters)).total).toBe(before - 1);
  });
});
