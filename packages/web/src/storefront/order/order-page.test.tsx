import type { OrderDetail, Shop } from '@filigrana/sdk';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Route } from 'wouter';
import { offline, refusal } from '../../../test/fake-shop.ts';
import { loggedIn } from '../../../test/storefront/people.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import OrderPage from './order-page.tsx';

const ORDER: OrderDetail = {
  idPedido: 31,
  idCarrito: 9,
  fechaPedido: '2026-03-14T18:00:00Z',
  estadoPedido: 'pendiente',
  estadoPago: 'pendiente',
  montoTotal: 153.1,
  resumen: '1 × Anillo Halo',
  clienteNombre: 'María',
  clientePrimerApellido: 'Solano',
  clienteSegundoApellido: '',
  productos: [
    {
      productoNombre: 'Anillo Halo',
      tallaNombre: '7',
      cantidad: 1,
      subtotalProducto: 145.1,
      image_url: null,
    },
  ],
  provincia: 'Cartago',
  canton: 'Paraíso',
  distrito: 'Orosi',
  direccionExacta: 'Casa verde',
  metodoPago: 'sinpe',
  comprobante: '/files/a?exp=1',
};

type MyOrder = Shop['orders']['myOrder'];

const visit = (myOrder: MyOrder, state?: object, asked = '31') =>
  renderPage(
    <Route path="/clientes/pedido/:idPedido">
      <OrderPage />
    </Route>,
    {
      path: `/clientes/pedido/${asked}`,
      shop: { orders: { myOrder } },
      session: loggedIn(),
      facts: { redes: { facebook: '', instagram: '', whatsapp: 'https://wa.me/50660000925' } },
      ...(state && { state }),
    },
  );

test('says what becomes of pieces that were paid and gone by then', async () => {
  const [line] = ORDER.productos;
  if (!line) throw new Error('The order has a line');
  const productos = [
    { ...line, sinPieza: true as const },
    { ...line, sinPieza: true as const, idPedidoEspecial: 5 },
    { ...line, enVezDe: 'Aretes Luna' },
    { ...line, productoNombre: 'Dije Sol', sinPieza: true as const, devuelta: true as const },
  ];
  visit(() => Promise.resolve({ ...ORDER, productos }));
  expect(await screen.findByText(/Tu dinero está a salvo/)).toBeTruthy();
  expect(screen.getByText('Se hace por encargo, pedido especial n.º 5')).toBeTruthy();
  expect(screen.getByText('En vez de Aretes Luna')).toBeTruthy();
  expect(screen.getByText('Devuelta: te devolvemos lo que pagaste por ella.')).toBeTruthy();
  expect(screen.getByText('Dije Sol').tagName).toBe('S');
});

test('shows pieces, sums, address and how far the order is', async () => {
  const myOrder = vi.fn<MyOrder>(() => Promise.resolve(ORDER));
  visit(myOrder);
  expect(screen.getByRole('heading', { level: 1, name: 'Pedido n.º 31' })).toBeTruthy();
  expect(await screen.findByText('Talla 7, 1 unidad')).toBeTruthy();
  expect(myOrder).toHaveBeenCalledWith(31);
  const sums = [
    ...screen.getByRole('region', { name: 'Piezas del pedido' }).querySelectorAll('dd'),
  ];
  expect(sums.map(({ textContent }) => textContent)).toEqual([
    '$145.10 USD',
    '$8.00 USD',
    '$153.10 USD',
  ]);
  expect(screen.getByText(/Casa verde/).textContent).toBe(
    'Casa verdeOrosi, Paraíso, Cartago, 30203',
  );
  const steps = within(screen.getByRole('list', { name: 'Estado del pedido' }));
  expect(steps.getByText('Pago verificado').getAttribute('aria-current')).toBe('step');
  expect(screen.queryByText('Pedido recibido')).toBeNull();
});

test('who pays in parts finds the way to a further receipt while the order waits', async () => {
  visit(() => Promise.resolve({ ...ORDER, tokenComprobante: '31.abc' }));
  const link = await screen.findByRole('link', { name: 'Agregar otro comprobante' });
  expect(link.getAttribute('href')).toBe('/clientes/comprobante/31.abc');
});

test('what is no number of an order is no page', () => {
  const myOrder = vi.fn<MyOrder>();
  visit(myOrder, {}, '3x');
  expect(screen.queryByText(/Pedido n\.º/)).toBeNull();
  expect(myOrder).not.toHaveBeenCalled();
});

test('right after the purchase it says thanks, and where the letter went', async () => {
  visit(() => Promise.resolve(ORDER), { isPlaced: true });
  expect(screen.getByRole('heading', { level: 1, name: 'Pedido recibido' })).toBeTruthy();
  expect(screen.getByText(/Te enviamos un correo a cliente@filigrana\.test\./)).toBeTruthy();
  await screen.findByText('Anillo Halo');
});

test.each([
  ['confirmado', 'Enviado'],
  ['enviado', null],
] as const)('an order that is %s waits for %s', async (estadoPedido, current) => {
  visit(() => Promise.resolve({ ...ORDER, estadoPedido }));
  const list = await screen.findByRole('list', { name: 'Estado del pedido' });
  const waits = list.querySelector('[aria-current]')?.textContent ?? null;
  expect(waits).toBe(current && `${current}En espera`);
});

test('an order that was cancelled says so, and why where that is known', async () => {
  const rechazo = { motivo: 'otra_cuenta' as const, texto: 'Es la de mi tía.' };
  visit(() => Promise.resolve({ ...ORDER, estadoPedido: 'cancelado', rechazo }));
  expect(
    await screen.findByText(
      /Este pedido fue cancelado\..*Motivo: El pago se hizo a una cuenta que no es la nuestra. Es la de mi tía./,
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Estado del pedido' })).toBeNull();
});

test('an order whose money is given back says so', async () => {
  const devoluciones = [{ monto: 153.1, moneda: 'USD' as const, hecha: null }];
  visit(() => Promise.resolve({ ...ORDER, estadoPedido: 'cancelado', devoluciones }));
  const title = await screen.findByText('Devolución pendiente');
  expect(title.nextElementSibling?.textContent).toBe('$153.10 USD');
});

test('a chat with the shop names the order', async () => {
  visit(() => Promise.resolve(ORDER));
  const chat = new URL(
    (await screen.findByRole('link', { name: 'Preguntar por WhatsApp' })).getAttribute('href') ??
      '',
  );
  expect(chat.origin + chat.pathname).toBe('https://wa.me/50660000925');
  expect(chat.searchParams.get('text')).toBe('Hola, les escribo por mi pedido n.º 31.');
  await screen.findByText('Anillo Halo');
});

test('on paper it offers no further receipt and no link to one', async () => {
  visit(() => Promise.resolve({ ...ORDER, tokenComprobante: '31.abc' }));
  const isOnPaper = (element: HTMLElement) => element.closest('[data-screen]') === null;
  expect(isOnPaper(await screen.findByText(/¿Pagaste en partes\?/))).toBe(false);
  expect(isOnPaper(screen.getByText('Ver comprobante'))).toBe(false);
  expect(isOnPaper(screen.getByText(/Casa verde/))).toBe(true);
});

test('it can be printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  onTestFinished(() => void vi.unstubAllGlobals());
  visit(() => Promise.resolve(ORDER));
  fireEvent.click(await screen.findByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
});

test.each([
  [refusal(404), {}, 'No encontramos ese pedido en tu cuenta.'],
  [offline(), {}, 'No se pudo cargar el pedido.'],
  [offline(), { isPlaced: true }, 'Tu pedido está guardado; solo falló mostrarlo aquí.'],
])(
  'when it cannot be read (%s, %o) it says so and can be tried again',
  async (error, state, said) => {
    const myOrder = vi.fn<MyOrder>(() => Promise.resolve(ORDER)).mockRejectedValueOnce(error);
    visit(myOrder, state);
    expect(await screen.findByText(said, { exact: false })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Anillo Halo')).toBeTruthy();
  },
);

test('an order tells both of its amounts', async () => {
  visit(() => Promise.resolve({ ...ORDER, tasa: 509.6, montoColones: 78_020 }));
  expect(await screen.findByText(/^\$153\.10 USD \(₡78.020\)$/)).toBeTruthy();
});

test('an order that is picked up says where and when, and its address is not one to keep', async () => {
  const retiro = 'Taller en Escazú · lunes a viernes 9–5';
  const keep = { estadoPedido: 'enviado', retiro } as const;
  visit(() => Promise.resolve({ ...ORDER, ...keep }), { isPlaced: true });
  expect(await screen.findByText(retiro)).toBeTruthy();
  expect(screen.getByText('Retiras en')).toBeTruthy();
  const sums = within(screen.getByRole('region', { name: 'Piezas del pedido' }));
  expect(sums.getByText('Retiro')).toBeTruthy();
  const path = within(screen.getByRole('list', { name: 'Estado del pedido' }));
  expect(path.getByText('Listo para retirar')).toBeTruthy();
  expect(path.queryByText('Enviado')).toBeNull();
  expect(screen.queryByRole('button', { name: /dirección/ })).toBeNull();
});
