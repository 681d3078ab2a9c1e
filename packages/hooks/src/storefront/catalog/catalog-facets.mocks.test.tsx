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
