import type { ActivityEntry, ActivityPage, ActivityQuery } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { httpError, loggedIn } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useActivity, useHasActivity } from './use-activity.ts';

const entry = (idActividad: number, change: Partial<ActivityEntry> = {}): ActivityEntry => ({
  idActividad,
  fecha: '2026-11-18T15:00:00Z',
  quien: { idUsuario: 1, nombre: 'Lucía Araya Mora', rol: 2 },
  accion: 'pedido.aceptado',
  objeto: `pedido ${idActividad}`,
  sobre: null,
  cambios: [],
  ...change,
});
const page = (ids: readonly number[], siguiente: number | null = null): ActivityPage => ({
  actividad: ids.map((id) => entry(id)),
  siguiente,
});
type List = (query?: ActivityQuery) => Promise<ActivityPage>;

function open(list: List, rol: 2 | 3 = 2) {
  const { result } = renderHookWithShop(useActivity, {
    session: loggedIn({ rol }),
    shop: { activity: { list } },
  });
  return result;
}
const ids = (result: ReturnType<typeof open>) =>
  result.current.rows.map((row) => row.entry.idActividad);

it('says in words what was done, to what, and what changed', async () => {
  const told = entry(1, {
    accion: 'producto.editado',
    objeto: 'producto 12',
    cambios: [
      { campo: 'precio', antes: 80, despues: 95 },
      { campo: 'precioEspecial', antes: 70, despues: null },
      { campo: 'descripcion', antes: '', despues: '' },
    ],
  });
  const result = open(() => Promise.resolve({ actividad: [told], siguiente: null }));
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(result.current.rows).toEqual([
    {
      entry: told,
      label: 'Producto editado',
      target: { kind: 'producto', id: 12, label: 'Producto 12' },
      changes: [
        { label: 'Precio', before: '$80.00 USD', after: '$95.00 USD', isHidden: false },
        { label: 'Precio especial', before: '$70.00 USD', after: null, isHidden: false },
        { label: 'Descripción', before: '', after: '', isHidden: true },
      ],
    },
  ]);
});

it('reads on from where the page before ended, and no page twice', async () => {
  const list = vi.fn<List>(({ antesDe } = {}) =>
    Promise.resolve(antesDe === undefined ? page([4, 3], 3) : page([2, 1])),
  );
  const result = open(list);
  await waitFor(() => expect(ids(result)).toEqual([4, 3]));
  expect(result.current.hasMore).toBe(true);
  act(() => result.current.readMore());
  expect(result.current.isReadingMore).toBe(true);
  await waitFor(() => expect(ids(result)).toEqual([4, 3, 2, 1]));
  expect(result.current).toMatchObject({ hasMore: false, isReadingMore: false });
  expect(list.mock.calls.map(([query]) => query)).toEqual([{}, { antesDe: 3 }]);
});

it('keeps what it has when reading on fails, says so, and can try again', async () => {
  const list = vi.fn<List>(({ antesDe } = {}) =>
    antesDe === undefined ? Promise.resolve(page([2], 2)) : Promise.reject(httpError(500)),
  );
  const result = open(list);
  await waitFor(() => expect(ids(result)).toEqual([2]));
  act(() => result.current.readMore());
  await waitFor(() => expect(result.current.notice?.code).toBe('activity.failed'));
  expect(result.current).toMatchObject({ status: 'ready', hasMore: true, isReadingMore: false });
  list.mockImplementation(() => Promise.resolve(page([1])));
  act(() => result.current.readMore());
  await waitFor(() => expect(ids(result)).toEqual([2, 1]));
  expect(result.current.notice).toBeNull();
});

it('asks the server for what was typed and chosen once that has rested', async () => {
  const list = vi.fn<List>(({ texto } = {}) => Promise.resolve(page(texto === 'ana' ? [1] : [2])));
  const result = open(list);
  await waitFor(() => expect(ids(result)).toEqual([2]));
  for (const text of ['a', 'an', ' ana ']) act(() => result.current.setSearch(text));
  act(() => result.current.setDays({ desde: '2026-11-01' }));
  expect(result.current).toMatchObject({ search: ' ana ', isFiltered: true });
  expect(ids(result)).toEqual([2]);
  await waitFor(() => expect(ids(result)).toEqual([1]));
  expect(list.mock.calls.map(([query]) => query)).toEqual([
    {},
    { texto: 'ana', desde: '2026-11-01' },
  ]);
  act(() => result.current.clearFilters());
  expect(result.current).toMatchObject({ search: '', isFiltered: false });
  await waitFor(() => expect(ids(result)).toEqual([2]));
});

it('asks nothing for a manager', () => {
  const list = vi.fn<List>(() => Promise.resolve(page([])));
  expect(open(list, 3).current.status).toBe('idle');
  expect(list).not.toHaveBeenCalled();
});

it.each([404, 405, 501])('is unsupported by a backend that answers %i', async (status) => {
  const result = open(() => Promise.reject(httpError(status)));
  await waitFor(() => expect(result.current.status).toBe('unsupported'));
  expect(result.current.notice).toBeNull();
});

it.each<[what: string, list: List, has: boolean]>([
  ['has a record', () => Promise.resolve(page([])), true],
  ['cannot read its record just now', () => Promise.reject(httpError(500)), true],
  ['keeps none', () => Promise.reject(httpError(404)), false],
])('an administrator is led to it where the backend %s: %s', async (_what, answer, has) => {
  const list = vi.fn(answer);
  const { result } = renderHookWithShop(useHasActivity, {
    session: loggedIn({ rol: 2 }),
    shop: { activity: { list } },
  });
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(has));
  await waitFor(() => expect(list).toHaveBeenCalled());
});
