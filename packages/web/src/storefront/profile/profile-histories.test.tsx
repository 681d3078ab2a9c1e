import type { OrderDetail } from '@filigrana/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answeredLater } from '../../../test/answered-later.ts';
import { offline, refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { detailOf, order, specialOrder } from '../../../test/storefront/orders.ts';
import { loggedIn, user } from '../../../test/storefront/people.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import ProfilePage from './profile-page.tsx';

function visit(shop: FakeShop = {}) {
  return renderPage(<ProfilePage />, {
    path: '/clientes/perfil',
    session: loggedIn(),
    shop: {
      accounts: { profile: () => Promise.resolve(user()) },
      ...shop,
      orders: { mine: () => Promise.resolve([]), ...shop.orders },
      specialOrders: { mine: () => Promise.resolve([]), ...shop.specialOrders },
    },
  });
}

// By its heading: until it is known where it will stand it is not to be seen.
const section = (name: string) => within(screen.getByText(name).closest('section') as HTMLElement);
const orders = () => section('Historial de pedidos');
const specials = () => section('Historial de pedidos especiales');

/** Opens or closes a row by its line. */
async function toggle(title: string) {
  const line = (await screen.findByText(title)).closest('summary') as HTMLElement;
  fireEvent.click(line);
  return within(line.closest('details') as HTMLElement);
}

describe('the order history', () => {
  test('says when in Costa Rica, what, for how much, and how far it is', async () => {
    const late = order({ fechaPedido: '2026-11-15T03:00:00Z', montoTotal: 1242.5 });
    visit({ orders: { mine: () => Promise.resolve([late]) } });
    expect(await orders().findByText('14 nov 2026')).toBeTruthy();
    for (const text of ['3 productos', '$1,242.50 USD', 'Confirmado'])
      expect(orders().getByText(text)).toBeTruthy();
  });

  test('opens a row to its pieces at once and to the rest when it has come, and closes it', async () => {
    const detail = answeredLater<OrderDetail>();
    const myOrder = vi.fn(detail.call);
    visit({ orders: { mine: () => Promise.resolve([order()]), myOrder } });
    const row = await toggle('3 productos');
    for (const text of ['Anillo Encaje', 'Talla 7, 1 unidad', 'Talla única, 2 unidades'])
      expect(row.getByText(text)).toBeTruthy();
    for (const amount of ['$118.00 USD', '$116.00 USD', '$8.00 USD'])
      expect(row.getByText(amount)).toBeTruthy();
    expect(row.getByRole('status').textContent).toBe('Cargando detalles…');
    detail.resolve(detailOf(order()));
    expect(await row.findByText(/Del templo católico, 200 m al sur/)).toBeTruthy();
    expect(row.getByText(/Orosi, Paraíso, Cartago/)).toBeTruthy();
    expect(row.getByText('SINPE Móvil')).toBeTruthy();
    expect(row.getByText('Verificado')).toBeTruthy();
    const receipt = row.getByRole<HTMLAnchorElement>('link', { name: /Ver comprobante/ });
    expect(receipt.getAttribute('href')).toBe('/files/9?exp=1&sig=a');
    expect(receipt.target).toBe('_blank');
    expect(myOrder.mock.calls).toEqual([[1048]]);
    await toggle('3 productos');
    expect(row.queryByText('SINPE Móvil')).toBeNull();
  });

  test('keeps the row as it is, without a word, when its detail fails', async () => {
    const myOrder = () => Promise.reject(refusal(500));
    visit({ orders: { mine: () => Promise.resolve([order()]), myOrder } });
    const row = await toggle('3 productos');
    await waitFor(() => expect(row.queryByRole('status')).toBeNull());
    expect(row.getByText('Anillo Encaje')).toBeTruthy();
    expect(row.queryByText('Entrega')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test('says of which order another receipt was asked for', async () => {
    const rows = [order({ idPedido: 1, solicitud: 'abierta' }), order({ idPedido: 2 })];
    visit({ orders: { mine: () => Promise.resolve(rows) } });
    expect(await orders().findAllByText('Te pedimos otro comprobante')).toHaveLength(1);
  });

  test('says that an order has no receipt', async () => {
    const myOrder = () => Promise.resolve({ ...detailOf(order()), comprobante: null });
    visit({ orders: { mine: () => Promise.resolve([order()]), myOrder } });
    const row = await toggle('3 productos');
    expect(await row.findByText('Sin comprobante')).toBeTruthy();
  });

  test('says when a receipt was deleted, instead of a link to nothing', async () => {
    const gone = { comprobante: null, comprobanteEliminado: '2027-01-03T18:00:00.000Z' };
    const myOrder = () => Promise.resolve({ ...detailOf(order()), ...gone });
    visit({ orders: { mine: () => Promise.resolve([order()]), myOrder } });
    const row = await toggle('3 productos');
    expect(await row.findByText('Eliminado el 3 ene 2027')).toBeTruthy();
  });
});

describe('the special-order history', () => {
  const list = (...changes: Parameters<typeof specialOrder>[0][]) =>
    visit({ specialOrders: { mine: () => Promise.resolve(changes.map(specialOrder)) } });

  test('says what was asked for, when, of what, and how far it is', async () => {
    list({}, { idPedidoEspecial: 4, talla: null, nombrePieza: 'Aretes', descripcion: ' ' });
    expect(await specials().findByText('Anillos, talla 7')).toBeTruthy();
    expect(specials().getAllByText(/9 nov 2026/)).toHaveLength(2);
    expect(specials().getAllByText(/Piedra natural, plata/)).toHaveLength(2);
    expect(specials().getByText('Una hoja de helecho.')).toBeTruthy();
    expect(specials().getByRole('heading', { name: 'Aretes' })).toBeTruthy();
    expect(specials().getByText('Sin descripción')).toBeTruthy();
    expect(specials().getAllByText('Sin imagen')).toHaveLength(2);
  });

  test.each(['Pendiente', 'En proceso', 'Aceptado', 'Rechazado', 'Completado', 'Enviado'] as const)(
    'shows the state %s',
    async (estado) => {
      list({ estado });
      expect(await specials().findByText(estado)).toBeTruthy();
    },
  );

  test('calls one without a state Especial', async () => {
    list({ estado: null });
    expect(await specials().findByText('Especial')).toBeTruthy();
  });

  test('opens the reference image over the page and closes it again', async () => {
    list({ referenciaURL: '/files/3?exp=1&sig=b' });
    fireEvent.click(await specials().findByRole('button', { name: /^Ampliar.*Anillos, talla 7$/ }));
    const overlay = within(screen.getByRole('dialog', { name: 'Imagen de referencia' }));
    expect(overlay.getByRole('img').getAttribute('src')).toBe('/files/3?exp=1&sig=b');
    fireEvent.click(overlay.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('asks for a new link when an image does not come, and says so when that does not help', async () => {
    const mine = vi
      .fn(() => Promise.resolve([specialOrder({ referenciaURL: '/files/3?exp=2' })]))
      .mockResolvedValueOnce([specialOrder({ referenciaURL: '/files/3?exp=1' })]);
    const { container } = visit({ specialOrders: { mine } });
    const image = () => container.querySelector('button img') as HTMLImageElement;
    await waitFor(() => expect(image().getAttribute('src')).toBe('/files/3?exp=1'));
    fireEvent.error(image());
    await waitFor(() => expect(image()?.getAttribute('src')).toBe('/files/3?exp=2'));
    fireEvent.error(image());
    expect(await specials().findByText('No se pudo mostrar la imagen.')).toBeTruthy();
  });
});

describe('a history without rows', () => {
  test('says that nothing was ordered yet, and where to begin', async () => {
    visit();
    expect(await orders().findByText('Aún no has realizado pedidos.')).toBeTruthy();
    expect(await specials().findByText('Aún no has realizado pedidos especiales.')).toBeTruthy();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toContain('/clientes/catalogo');
    expect(hrefs).toContain('/clientes/pedido-especial');
  });

  test('says that it is on its way', () => {
    const never = () => new Promise<never>(() => {});
    visit({ orders: { mine: never }, specialOrders: { mine: never } });
    expect(orders().getByRole('status').textContent).toMatch(/^Cargando/);
    expect(specials().getByRole('status', { hidden: true }).textContent).toMatch(/^Cargando/);
  });

  test('says that it could not be loaded, and can be read again', async () => {
    const mine = vi.fn(() => Promise.resolve([order()])).mockRejectedValueOnce(offline());
    const later = answeredLater<never>();
    const specialMine = vi.fn(later.call).mockRejectedValueOnce(refusal(500));
    visit({ orders: { mine }, specialOrders: { mine: specialMine } });
    expect(await orders().findByText('No se pudo cargar tu historial de pedidos.')).toBeTruthy();
    expect(
      await specials().findByText('No se pudo cargar el historial de pedidos especiales.'),
    ).toBeTruthy();
    fireEvent.click(orders().getByRole('button', { name: 'Reintentar' }));
    expect(await orders().findByText('3 productos')).toBeTruthy();
    fireEvent.click(specials().getByRole('button', { name: 'Reintentar' }));
    expect(await specials().findByRole('button', { name: 'Reintentando…' })).toBeTruthy();
  });
});
