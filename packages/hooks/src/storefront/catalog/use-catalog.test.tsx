import type { Product } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../test/deferred.ts';
import { productWire, ringWire } from '../../../test/product.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useCatalog } from './use-catalog.ts';
import { useCatalogFilters } from './use-catalog-filters.ts';

function useFilteredCatalog() {
  const control = useCatalogFilters();
  const { data, isLoading } = useCatalog(control.filters);
  return { control, list: { data, isLoading } };
}

describe('the catalogue', () => {
  test('is the initial one without filters and the filtered one with any', async () => {
    const initial = vi.fn(() => Promise.resolve([productWire()]));
    const filter = vi.fn(() => Promise.resolve([ringWire()]));
    const { result } = renderHookWithShop(useFilteredCatalog, {
      shop: { catalog: { initial, filter } },
    });
    await waitFor(() => expect(result.current.list.data).toEqual([productWire()]));
    act(() => result.current.control.toggle('categoria', 'Anillos'));
    act(() => result.current.control.choosePrice('desc'));
    await waitFor(() => expect(result.current.list.data).toEqual([ringWire()]));
    expect(filter).toHaveBeenLastCalledWith(
      expect.objectContaining({ categoria: ['Anillos'], precio: 'desc' }),
    );
    act(() => result.current.control.clear());
    await waitFor(() => expect(result.current.list.data).toEqual([productWire()]));
  });

  test('keeps the last list while other filters load', async () => {
    const filtered = deferred<Product[]>();
    const { result } = renderHookWithShop(useFilteredCatalog, {
      shop: {
        catalog: {
          initial: () => Promise.resolve([productWire()]),
          filter: () => filtered.promise,
        },
      },
    });
    await waitFor(() => expect(result.current.list.data).toHaveLength(1));
    act(() => result.current.control.toggle('tamano', '7'));
    expect(result.current.list).toEqual({ data: [productWire()], isLoading: true });
    await act(async () => filtered.resolve([]));
    expect(result.current.list).toEqual({ data: [], isLoading: false });
  });
});

describe('the filters', () => {
  const render = (initial?: Parameters<typeof useCatalogFilters>[0]) =>
    renderHookWithShop(() => useCatalogFilters(initial)).result;

  test('begin empty or with what the address says', () => {
    expect(render().current.active).toBe(0);
    const { current } = render({ precio: 'asc', piedra: ['Natural'] });
    expect(current.filters).toMatchObject({ precio: 'asc', piedra: ['Natural'], categoria: [] });
    expect(current.active).toBe(2);
  });

  test('clear a price order that is chosen again', () => {
    const filters = render();
    act(() => filters.current.choosePrice('asc'));
    act(() => filters.current.choosePrice('desc'));
    expect(filters.current.filters.precio).toBe('desc');
    act(() => filters.current.choosePrice('desc'));
    expect(filters.current.filters.precio).toBe('');
  });

  test('add and take away the values of a list', () => {
    const filters = render();
    act(() => filters.current.toggle('material', 'Plata'));
    act(() => filters.current.toggle('material', 'Plata banada en oro'));
    act(() => filters.current.toggle('material', 'Plata'));
    expect(filters.current.filters.material).toEqual(['Plata banada en oro']);
    expect(filters.current.active).toBe(1);
  });

  test('take one order at a time, a range, and what is there', () => {
    const filters = render();
    act(() => filters.current.choosePrice('asc'));
    act(() => filters.current.chooseOrder('nuevos'));
    act(() => filters.current.setRange('precio', { minimo: 50, maximo: 120 }));
    act(() => filters.current.toggleAvailable());
    expect(filters.current.filters).toMatchObject({
      ...{ precio: '', orden: 'nuevos', precioMinimo: 50, precioMaximo: 120, disponibles: true },
    });
    expect(filters.current.active).toBe(4);
    act(() => filters.current.setRange('largo', { minimo: 40, maximo: 45 }));
    expect(filters.current.filters).toMatchObject({ largoMinimo: 40, largoMaximo: 45 });
    expect(filters.current.active).toBe(5);
    act(() => filters.current.clear());
    expect(filters.current.active).toBe(0);
  });
});
