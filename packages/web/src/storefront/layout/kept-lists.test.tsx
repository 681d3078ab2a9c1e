import type { Favorite } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loggedIn } from '../../../test/storefront/people.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import KeptLists from './kept-lists.tsx';

const FECHA = '2026-03-14T18:00:00.000Z';

test('what the device keeps goes into the account at the login, whatever the page shows', async () => {
  localStorage.setItem('favoritos', JSON.stringify({ favoritos: [{ idProducto: 7 }] }));
  const merge = vi.fn(({ productos }: { productos: number[] }) =>
    Promise.resolve<Favorite[]>(productos.map((idProducto) => ({ idProducto, fecha: FECHA }))),
  );
  const favorites = { merge, list: () => Promise.resolve([]), lines: () => Promise.resolve([]) };
  const { session } = renderPage(<KeptLists />, {
    path: '/clientes/perfil',
    shop: { favorites, ringSizes: { list: () => Promise.resolve([]) } },
    session: {},
  });
  expect(merge).not.toHaveBeenCalled();
  act(() => session.write(loggedIn()));
  await waitFor(() => expect(localStorage.getItem('favoritos')).toBeNull());
  expect(merge.mock.calls[0]?.[0]).toEqual({ productos: [7] });
});
