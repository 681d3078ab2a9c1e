import type { ActivityEntry, ActivityPage as Page, ActivityQuery } from '@filigrana/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answeredLater } from '../../../test/answered-later.ts';
import { offline, refusal } from '../../../test/fake-shop.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import ActivityPage from './activity-page.tsx';

const entry = (change: Partial<ActivityEntry> = {}): ActivityEntry => ({
  idActividad: 1,
  fecha: '2026-11-14T03:05:00Z',
  quien: { idUsuario: 1, nombre: 'Lucía Araya Mora', rol: 2 },
  accion: 'producto.editado',
  objeto: 'producto 12',
  sobre: { nombre: 'Anillo Halo Topacio Cielo', rol: null },
  cambios: [{ campo: 'precio', antes: 80, despues: 95 }],
  ...change,
});
const page = (actividad: ActivityEntry[], siguiente: number | null = null): Page => ({
  actividad,
  siguiente,
});
type List = (query?: ActivityQuery) => Promise<Page>;
const visit = (list: List) =>
  renderStaff(<ActivityPage />, { shop: { activity: { list } }, path: '/admin/actividad' });

const cells = async () => {
  const [, row] = await screen.findAllByRole('row');
  return within(row as HTMLElement).getAllByRole('cell');
};

test('an entry tells in Costa Rica’s time who did what to what, and what changed', async () => {
  visit(() => Promise.resolve(page([entry()])));
  expect((await cells()).map(({ textContent }) => textContent)).toEqual([
    '13 nov 2026, 21:05',
    'Lucía Araya Mora Administrador',
    'Producto editado',
    'Anillo Halo Topacio Cielo Producto 12',
    'Precio: $80.00 USD →a $95.00 USD',
  ]);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Fecha', 'Quién', 'Acción', 'Sobre qué', 'Cambios']);
});

test.each<[what: string, change: Partial<ActivityEntry>, text: string, href: string | null]>([
  ['a product', {}, 'Anillo Halo', '/admin/productos?busqueda=Anillo+Halo+Topacio+Cielo'],
  ['a product that is gone', { sobre: null }, 'Producto 12', null],
  ['an order', { objeto: 'pedido 7', sobre: null }, 'Pedido 7', '/admin/pedidos?pedido=7'],
  [
    'a customer',
    { objeto: 'cuenta 7', sobre: { nombre: 'Ana Ríos Mora', rol: 1 } },
    'Ana Ríos Mora',
    '/admin/cuentas?busqueda=Ana+R%C3%ADos+Mora',
  ],
  [
    'somebody of the staff',
    { objeto: 'cuenta 8', sobre: { nombre: 'José Vargas Mora', rol: 3 } },
    'José Vargas Mora',
    '/admin/ajustes',
  ],
  [
    'the terms',
    { accion: 'ajustes.textos', objeto: 'terminos', sobre: null },
    'Términos y condiciones',
    '/admin/ajustes',
  ],
  [
    'a question that is gone',
    { accion: 'pregunta.eliminada', objeto: 'pregunta 3', sobre: null },
    'Pregunta 3',
    null,
  ],
])('what it was done to leads to its page: %s', async (_what, change, text, href) => {
  visit(() => Promise.resolve(page([entry(change)])));
  const thing = within((await cells())[3] as HTMLElement);
  expect(thing.getByText(text, { exact: false })).toBeTruthy();
  expect(thing.queryByRole('link')?.getAttribute('href') ?? null).toBe(href);
});

test('what nobody may read is told as changed, and what was not there before without an arrow', async () => {
  const cambios = [
    { campo: 'correo', antes: '', despues: '' },
    { campo: 'stock 7', antes: null, despues: 2 },
    { campo: 'precioEspecial', antes: 70, despues: null },
  ];
  visit(() => Promise.resolve(page([entry({ cambios, quien: null })])));
  const items = within((await cells())[4] as HTMLElement).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Correo: cambió',
    'Stock, talla 7: 2',
    'Precio especial: $70.00 USD →a vacío',
  ]);
  expect((await cells())[1]?.textContent).toBe('Sin cuenta');
});

test('search and days are asked of the server, and taken back with one press', async () => {
  const list = vi.fn<List>(({ texto } = {}) =>
    Promise.resolve(page(texto === undefined ? [entry()] : [])),
  );
  visit(list);
  await cells();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nadie' } });
  fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2026-11-01' } });
  expect(await screen.findByText('Nada en el registro coincide con esa búsqueda')).toBeTruthy();
  expect(list).toHaveBeenLastCalledWith({ texto: 'nadie', desde: '2026-11-01' });
  fireEvent.click(screen.getByRole('button', { name: 'Limpiar búsqueda' }));
  expect(await cells()).toHaveLength(5);
  expect(screen.getByLabelText<HTMLInputElement>('Desde').value).toBe('');
});

test('more is read on demand, and the focus stays at the end of the list', async () => {
  const rest = answeredLater<Page>();
  const list = vi.fn<List>(({ antesDe } = {}) =>
    antesDe === undefined ? Promise.resolve(page([entry({ idActividad: 2 })], 2)) : rest.call(),
  );
  visit(list);
  fireEvent.click(await screen.findByRole('button', { name: 'Cargar más' }));
  expect(await screen.findByRole('button', { name: 'Cargando…' })).toBeTruthy();
  rest.resolve(page([entry({ accion: 'pedido.aceptado', objeto: 'pedido 3', sobre: null })]));
  expect(await screen.findByText('Pedido aceptado')).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('No hay más actividad.'));
});

test('more that cannot be read is told above what there is', async () => {
  visit(({ antesDe } = {}) =>
    antesDe === undefined ? Promise.resolve(page([entry()], 1)) : Promise.reject(offline()),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Cargar más' }));
  expect(await screen.findByText(/No se pudo cargar el registro/)).toBeTruthy();
  expect(await cells()).toHaveLength(5);
  expect(screen.getByRole('button', { name: 'Cargar más' })).toBeTruthy();
});

test('while the record is on its way that is said', () => {
  visit(answeredLater<Page>().call);
  expect(screen.getByText('Cargando registro de actividad…')).toBeTruthy();
});

test('an empty record says so', async () => {
  visit(() => Promise.resolve(page([])));
  expect(await screen.findByText('Aún no hay actividad registrada.')).toBeTruthy();
});

test('a record that cannot be loaded says why and can be read again', async () => {
  const list = vi.fn<List>(() => Promise.resolve(page([entry()])));
  list.mockRejectedValueOnce(refusal(500));
  visit(list);
  expect(await screen.findByText('No se pudo cargar el registro de actividad.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await cells()).toHaveLength(5);
});

test('a shop that keeps no record says so', async () => {
  visit(() => Promise.reject(refusal(404)));
  expect(await screen.findByText('Esta tienda no lleva un registro de actividad.')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});
