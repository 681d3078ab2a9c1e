import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal } from '../../../test/fake-shop.ts';
import { cartLine, cartOf } from '../../../test/storefront/carts.ts';
import { chooseFile, file } from '../../../test/storefront/files.ts';
import { loggedIn } from '../../../test/storefront/people.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import type { ShopFacts } from '../../shared/shop-facts.tsx';
import CheckoutPage from '../checkout/checkout-page.tsx';

const apartado = { hasta: '2026-11-25T21:42:00.000Z', segundos: 1800, prolongado: false };
const longer = { hasta: '2026-11-25T21:57:00.000Z', segundos: 2700, prolongado: true };
const DELIVERY = {
  provincia: 'Heredia',
  canton: 'Belén',
  distrito: 'San Antonio',
  direccionExacta: '200 m norte de la iglesia',
};
const cart = cartOf(cartLine('Anillo Trenza', { id: 7 }));

function visit(
  holds: { start(): Promise<unknown>; prolong?(): Promise<unknown> },
  facts: Partial<ShopFacts> = {},
) {
  let held: object = {};
  const keep = (call?: () => Promise<unknown>) => async () => {
    const answer = (await call?.()) as typeof cart;
    held = answer;
    return answer;
  };
  return renderPage(<CheckoutPage />, {
    shop: {
      cart: { get: () => Promise.resolve({ ...cart, ...held }) },
      holds: { start: keep(holds.start), prolong: keep(holds.prolong) } as never,
    },
    session: loggedIn(),
    facts,
    path: '/clientes/finalizar-compra',
  });
}

test('whoever pays reads until when the pieces are kept, and that a receipt prolongs it', async () => {
  const prolong = vi.fn(() => Promise.resolve({ ...cart, apartado: longer }));
  visit({ start: () => Promise.resolve({ ...cart, apartado }), prolong });
  expect(await screen.findByText('Te las guardamos hasta las 3:42 p. m.')).toBeTruthy();
  chooseFile(file('recibo.png', 'image/png'), /Elegir (otra )?imagen/);
  expect(await screen.findByText('Te las guardamos hasta las 3:57 p. m.')).toBeTruthy();
  expect(prolong).toHaveBeenCalledOnce();
});

test('what somebody else is buying is said, with the way to the cart', async () => {
  const serverMessage = 'Alguien está comprando Anillo Trenza en este momento.';
  visit({
    start: () => Promise.reject(refusal(409, { code: 'STOCK_EXCEEDED', serverMessage, stock: 0 })),
  });
  expect(await screen.findByText(new RegExp(serverMessage))).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Revisar el carrito' })).toBeTruthy();
});

test('nobody is promised pieces of which the shop has fewer by now', async () => {
  const short = cartOf(cartLine('Anillo Trenza', { id: 7, cantidad: 2, stock: 1 }));
  visit({ start: () => Promise.resolve({ ...short, apartado }) });
  expect(await screen.findByText(/No pudimos guardarte las piezas\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Revisar el carrito' })).toBeTruthy();
  expect(screen.queryByText(/Te las guardamos/)).toBeNull();
});

test('whoever has too many orders in review is told not to pay yet, with the ways on', async () => {
  const serverMessage = 'Tienes 10 pedidos por revisar.';
  visit(
    { start: () => Promise.reject(refusal(409, { code: 'PENDING_LIMIT', serverMessage })) },
    { redes: { facebook: '', instagram: '', whatsapp: 'https://wa.me/50660000925' } },
  );
  expect(
    await screen.findByText(/Tienes 10 pedidos por revisar\. No pagues todavía\./),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver mis pedidos' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Escribir por WhatsApp' })).toBeTruthy();
});

test.each([
  ['for a piece that is gone', 'STOCK_EXCEEDED', 'Enviar como pagado sin pieza'],
  ['with too many orders in review', 'PENDING_LIMIT', 'Ya pagué: enviar el pedido'],
] as const)('who has paid %s sends the order all the same', async (_why, code, action) => {
  const refused = refusal(409, { code, stock: 0 });
  const placeOrder = vi
    .fn((_form: object) => Promise.resolve({ idPedido: 41, pedido: null, mensaje: null }))
    .mockRejectedValueOnce(refused);
  const stored = { ...DELIVERY, metodoPago: 'sinpe', referencia: '' };
  const { container } = renderPage(<CheckoutPage />, {
    shop: {
      cart: { get: () => Promise.resolve({ ...cart, apartado }) },
      holds: { start: () => Promise.resolve({ ...cart, apartado }) } as never,
      checkout: { placeOrder } as never,
      exchange: {
        rate: () => Promise.resolve({ tasa: 500, fecha: null, enPrecios: false, topeSinpe: null }),
      },
    },
    session: loggedIn(),
    path: '/clientes/finalizar-compra',
  });
  await screen.findByText('Te las guardamos hasta las 3:42 p. m.');
  for (const [label, value] of [
    [/Provincia/, stored.provincia],
    [/Cantón/, stored.canton],
    [/Distrito/, stored.distrito],
    [/Dirección exacta/, stored.direccionExacta],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByLabelText(/SINPE Móvil/));
  chooseFile(file('recibo.png', 'image/png'), /Elegir (otra )?imagen/);
  await screen.findByText('recibo.png');
  fireEvent.submit(container.querySelector('form') as HTMLFormElement);
  fireEvent.click(await screen.findByRole('button', { name: action }));
  await waitFor(() => expect(placeOrder).toHaveBeenCalledTimes(2));
  expect(placeOrder.mock.calls[0]?.[0]).not.toHaveProperty('sinPieza');
  expect(placeOrder.mock.calls[1]?.[0]).toMatchObject({ sinPieza: 1, tasa: 500 });
});

test('pieces whose time is over are kept again at a press, and a refusal is said in the same place', async () => {
  const start = vi
    .fn<() => Promise<unknown>>()
    .mockResolvedValueOnce({ ...cart, apartado })
    .mockRejectedValueOnce(
      refusal(429, { code: 'HOLD_LIMIT', serverMessage: 'Ya las guardamos tres veces hoy.' }),
    )
    .mockResolvedValueOnce({ ...cart, apartado: longer });
  const { clock } = visit({ start });
  await screen.findByText('Te las guardamos hasta las 3:42 p. m.');
  act(() => clock?.advance(1000 * apartado.segundos));
  const again = () => screen.findByRole('button', { name: 'Guardarlas otra vez' });
  const first = await again();
  const note = first.closest('[role="status"]');
  expect(note?.textContent).toContain('Se acabó el tiempo');
  fireEvent.click(first);
  expect(await screen.findByText(/Ya las guardamos tres veces hoy\./)).toBeTruthy();
  expect(note?.textContent).not.toContain('Se acabó el tiempo');
  expect(document.activeElement).toBe(note);
  fireEvent.click(await again());
  expect(await screen.findByText('Te las guardamos hasta las 3:57 p. m.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Guardarlas otra vez' })).toBeNull();
  expect(start).toHaveBeenCalledTimes(3);
});

test('where nothing can be held one pays as ever', async () => {
  const start = vi.fn(() => Promise.reject(refusal(404)));
  visit({ start });
  expect(await screen.findByRole('button', { name: 'Confirmar pedido' })).toBeTruthy();
  fireEvent.focus(window);
  expect(screen.queryByText(/Te las guardamos/)).toBeNull();
});
