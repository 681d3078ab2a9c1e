import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../test/fake-shop.ts';
import { cartLine, cartOf } from '../../../test/storefront/carts.ts';
import { chooseFile, file } from '../../../test/storefront/files.ts';
import { loggedIn } from '../../../test/storefront/people.ts';
import { FACTS, renderPage } from '../../../test/storefront/render-page.tsx';
import type { ShopFacts } from '../../shared/shop-facts.tsx';
import PaymentPage from './payment-page.tsx';

const line = (_id: number, nombre: string, precio: number, cantidad = 1) => ({
  _id,
  nombre,
  precio,
  cantidad,
  image_url: null,
  talla: '7',
});

const PLACE = {
  ...{ idLugar: 1, cuando: 'lunes 9–5', monto: 0 },
  ...{ provincia: 'Heredia', canton: 'Barva', distrito: 'San Pedro', direccionExacta: 'Plaza' },
};

/** The page for a browser that keeps these lines. */
function open(...productos: ReturnType<typeof line>[]) {
  localStorage.setItem('carrito', JSON.stringify({ productos, usuarioInfo: null }));
  return renderPage(<PaymentPage />, { path: '/clientes/pago' });
}

const FIELD = /Elegir (otro )?archivo/;
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Confirmar pedido' }));
const summary = () => within(screen.getByRole('region', { name: 'Resumen' }));

describe('what the payment page shows', () => {
  test.each([
    [200, '$30.00 USD', '$230.00 USD'],
    [400, '$25.00 USD', '$425.00 USD'],
    [400.01, '$20.00 USD', '$420.01 USD'],
  ])('a subtotal of %d ships for %s and costs %s', (precio, shipping, total) => {
    open(line(1, 'Anillo', precio));
    expect(summary().getByText(shipping)).toBeTruthy();
    expect(summary().getByText(total)).toBeTruthy();
  });

  test('lines cost their price by their quantity', () => {
    open(line(1, 'Anillo', 19.99, 3), line(2, 'Aretes', 50));
    expect(summary().getByText('Talla 7, 3 unidades')).toBeTruthy();
    expect(summary().getByText('$59.97 USD')).toBeTruthy();
    expect(summary().getByText('$109.97 USD')).toBeTruthy();
  });

  test('who will pick the order up is told to choose the place before paying', async () => {
    const productos = [line(1, 'Anillo', 100)];
    localStorage.setItem('carrito', JSON.stringify({ productos, usuarioInfo: null }));
    const lugares = [
      { ...PLACE, nombre: 'Taller', activo: true },
      { ...PLACE, idLugar: 2, nombre: 'Feria', activo: false },
    ];
    const shipping = { pickupPlaces: () => Promise.resolve({ lugares }) };
    renderPage(<PaymentPage />, { shop: { shipping }, path: '/clientes/pago' });
    expect(await summary().findByText(/retirar tu pedido \(Taller\)\? Elígelo/)).toBeTruthy();
  });

  test('the pieces are kept from here on, and it says until when', async () => {
    const productos = [line(1, 'Anillo', 100)];
    localStorage.setItem('carrito', JSON.stringify({ productos, usuarioInfo: null }));
    const cart = cartOf(cartLine('Anillo', { id: 1 }));
    const apartado = { hasta: '2026-11-25T21:42:00.000Z', segundos: 1800, prolongado: false };
    const start = vi.fn(() => Promise.resolve({ ...cart, apartado }));
    renderPage(<PaymentPage />, {
      shop: { cart: { get: () => Promise.resolve(cart) }, holds: { start } },
      session: { sessionToken: 'visita-1' },
      path: '/clientes/pago',
    });
    expect(await screen.findByText('Te las guardamos hasta las 3:42 p. m.')).toBeTruthy();
    expect(start).toHaveBeenCalledOnce();
  });

  test('a piece that is not sold any more is struck through, says why and costs nothing', async () => {
    const productos = [line(1, 'Anillo', 100), line(2, 'Aretes Jade', 48)];
    localStorage.setItem('carrito', JSON.stringify({ productos, usuarioInfo: null }));
    const gone = { ...cartLine('Aretes Jade', { id: 2, price: 48 }), disponible: false };
    const cart = { get: () => Promise.resolve(cartOf(cartLine('Anillo', { id: 1 }), gone)) };
    const session = { sessionToken: 'visita-1' };
    renderPage(<PaymentPage />, { shop: { cart }, session, path: '/clientes/pago' });
    expect(summary().getByText('$148.00 USD')).toBeTruthy();
    await summary().findByText('Esta pieza ya no está disponible.');
    expect(summary().getByText('Aretes Jade').tagName).toBe('S');
    expect(summary().getByText('$48.00 USD').tagName).toBe('S');
    expect(summary().getByText('$130.00 USD')).toBeTruthy();
  });

  test('what is no longer in the cart is not to be paid, whatever this browser remembers', async () => {
    const productos = [line(1, 'Anillo', 100)];
    localStorage.setItem('carrito', JSON.stringify({ productos, usuarioInfo: null }));
    const cart = { get: () => Promise.resolve(cartOf()) };
    const session = { sessionToken: 'visita-1' };
    renderPage(<PaymentPage />, { shop: { cart }, session, path: '/clientes/pago' });
    expect(summary().getByText('Anillo')).toBeTruthy();
    expect(await screen.findByText('Tu carrito está vacío.')).toBeTruthy();
    expect(summary().queryByText('Anillo')).toBeNull();
  });

  test('without lines there is nothing to sum up or to confirm', () => {
    open();
    expect(screen.getByText('Tu carrito está vacío.')).toBeTruthy();
    expect(summary().queryByText(/\$/)).toBeNull();
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Confirmar pedido' }).disabled,
    ).toBe(true);
  });

  test('the account of the chosen method, one method at a time', () => {
    open(line(1, 'Anillo', 100));
    expect(screen.queryByText('6000 0925')).toBeNull();
    fireEvent.click(screen.getByLabelText(/SINPE Móvil/));
    expect(screen.getByText('6000 0925')).toBeTruthy();
    fireEvent.click(screen.getByLabelText(/Transferencia bancaria/));
    expect(screen.queryByText('6000 0925')).toBeNull();
    expect(screen.getByText('CR21 0000 0925 0000')).toBeTruthy();
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
  });

  test('one tap copies the number without its spaces', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    open(line(1, 'Anillo', 100));
    fireEvent.click(screen.getByLabelText(/SINPE Móvil/));
    fireEvent.click(screen.getByRole('button', { name: 'Copiar teléfono SINPE' }));
    expect(await screen.findByText('Copiado')).toBeTruthy();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('60000925');
    vi.unstubAllGlobals();
  });
});

test('a session that ran out is said, the focus is on the heading, and the login leads back', async () => {
  const session = loggedIn();
  const { idUsuario } = session.usuario;
  const productos = [line(1, 'Anillo', 100)];
  localStorage.setItem('carrito', JSON.stringify({ productos, usuarioInfo: { idUsuario } }));
  const cart = { get: () => Promise.reject(refusal(401)) };
  const { visits } = renderPage(<PaymentPage />, {
    shop: { cart },
    session,
    path: '/clientes/pago',
  });
  screen.getByLabelText(/SINPE Móvil/).focus();
  const login = await screen.findByRole('link', { name: 'Iniciar sesión' });
  expect(login.closest('[role="alert"]')?.textContent).toContain('Tu sesión terminó.');
  expect(screen.getByText(/siguen guardadas en tu cuenta/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  fireEvent.click(login);
  const origin = '/clientes/pago';
  expect(visits).toContainEqual({ to: '/clientes/login', state: { origin } });
});

describe('confirming', () => {
  test('without a method it is said beside the methods and as the toast, with the focus there', async () => {
    const { visits } = open(line(1, 'Anillo', 100));
    confirm();
    await waitFor(() =>
      expect(screen.getAllByText('Selecciona un método de pago.')).toHaveLength(2),
    );
    expect(document.activeElement).toBe(screen.getByLabelText(/SINPE Móvil/));
    expect(visits).toEqual([]);
  });

  test('without either both are marked at once, and choosing a method leaves the receipt marked', async () => {
    open(line(1, 'Anillo', 100));
    confirm();
    const missing = 'Debes adjuntar el comprobante de pago.';
    expect(await screen.findAllByText(missing)).toHaveLength(1);
    expect(screen.getAllByText('Selecciona un método de pago.')).toHaveLength(2);
    fireEvent.click(screen.getByLabelText(/SINPE Móvil/));
    expect(screen.getAllByText(missing)).toHaveLength(1);
    expect(screen.getByLabelText(FIELD).getAttribute('aria-invalid')).toBe('true');
  });

  test('without a receipt it is said at the file, which is marked', async () => {
    open(line(1, 'Anillo', 100));
    fireEvent.click(screen.getByLabelText(/SINPE Móvil/));
    confirm();
    await waitFor(() =>
      expect(screen.getAllByText('Debes adjuntar el comprobante de pago.')).toHaveLength(2),
    );
    const field = screen.getByLabelText(FIELD);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Debes adjuntar el comprobante de pago.');
  });

  test('with both, one goes on to the checkout', async () => {
    const { visits } = open(line(1, 'Anillo', 100));
    fireEvent.click(screen.getByLabelText(/Transferencia bancaria/));
    chooseFile(file('recibo.png', 'image/png'), FIELD);
    expect(await screen.findByText('recibo.png')).toBeTruthy();
    expect(screen.getByAltText('Vista previa de recibo.png')).toBeTruthy();
    confirm();
    expect(visits.map(({ to }) => to)).toEqual(['/clientes/finalizar-compra']);
  });
});

describe('the receipt', () => {
  test('a PDF is taken, with the note that the last step asks for an image', async () => {
    open(line(1, 'Anillo', 100));
    chooseFile(file('recibo.pdf', 'application/pdf'), FIELD);
    expect(await screen.findByText('recibo.pdf')).toBeTruthy();
    expect(screen.getByText(/te pediremos el comprobante como imagen/)).toBeTruthy();
  });

  test('any other kind of file is refused by name of the four that are taken', async () => {
    open(line(1, 'Anillo', 100));
    chooseFile(file('recibo.txt', 'text/plain'), FIELD);
    const words = 'Adjunta el comprobante en formato png, jpg, jpeg o pdf.';
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    expect(screen.queryByText('recibo.txt')).toBeNull();
  });

  test('a HEIC photo that the browser cannot open is explained', async () => {
    open(line(1, 'Anillo', 100));
    chooseFile(file('recibo.png', 'image/png'), FIELD);
    await screen.findByText('recibo.png');
    chooseFile(file('IMG_2041.HEIC', ''), FIELD);
    expect(await screen.findByText(/no puede abrir fotos HEIC/)).toBeTruthy();
    expect(screen.queryByText('IMG_2041.HEIC')).toBeNull();
    // Like every other wrong file: what was chosen before is no longer meant.
    expect(screen.queryByText('recibo.png')).toBeNull();
  });

  test('a file over 10 MB is refused', async () => {
    open(line(1, 'Anillo', 100));
    chooseFile(file('recibo.pdf', 'application/pdf', 10 * 1024 * 1024 + 1), FIELD);
    await waitFor(() =>
      expect(screen.getAllByText('El archivo no puede pasar de 10 MB.')).toHaveLength(2),
    );
  });

  test('it can be taken away again, and the focus stays at the field', async () => {
    open(line(1, 'Anillo', 100));
    chooseFile(file('recibo.png', 'image/png'), FIELD);
    fireEvent.click(await screen.findByRole('button', { name: 'Quitar recibo.png' }));
    await waitFor(() => expect(screen.queryByText('recibo.png')).toBeNull());
    expect(document.activeElement).toBe(screen.getByLabelText(FIELD));
  });
});

describe('what is to be sent', () => {
  const RATE = { tasa: 509.6, fecha: '2026-03-10T15:00:00Z', enPrecios: true, topeSinpe: 60_000 };
  /** A piece of 142 dollars, and the shop's fee of 8. */
  function openWithRate(rate: object = RATE, facts: Partial<ShopFacts> = {}) {
    const productos = [line(1, 'Anillo', 142)];
    localStorage.setItem('carrito', JSON.stringify({ productos, usuarioInfo: null }));
    const shop = {
      exchange: { rate: () => Promise.resolve({ ...RATE, ...rate }) },
      shipping: { fee: () => Promise.resolve({ monto: 8 }) },
    };
    return renderPage(<PaymentPage />, { shop, facts, path: '/clientes/pago' });
  }
  const choose = (method: RegExp) => fireEvent.click(screen.getByLabelText(method));

  test('by SINPE Móvil it is colones, in parts where the day has a limit', async () => {
    openWithRate();
    choose(/SINPE Móvil/);
    expect(
      await screen.findByText('Transfiere ₡76\u00A0440 a 6000 0925 (Taller Filigrana S. A.).', {
        normalizer: (text) => text,
      }),
    ).toBeTruthy();
    expect(screen.getByText(/hasta ₡60.000 al día.*en 2 pagos/)).toBeTruthy();
    expect(screen.getByText(/Debe mostrar un pago de ₡76.440\./)).toBeTruthy();
  });

  test('by transfer it is the one or the other, and one tap copies each number', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    openWithRate();
    choose(/Transferencia bancaria/);
    expect(await screen.findByText(/^Transfiere ₡76.440 o \$150\.00 USD a CR21/)).toBeTruthy();
    expect(screen.queryByText(/al día/)).toBeNull();
    for (const name of ['Copiar monto en colones', 'Copiar monto en dólares'])
      fireEvent.click(screen.getByRole('button', { name }));
    expect(writeText.mock.calls).toEqual([['76440'], ['150.00']]);
    vi.unstubAllGlobals();
  });

  describe('where the bank keeps an account for each currency', () => {
    const cuentas = { ...FACTS.cuentas, cuentaColones: 'CR46 0000 0925 0000 5925 06' };

    test('each amount stands with its own account, and one tap copies each number', async () => {
      const writeText = vi.fn(() => Promise.resolve());
      vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
      openWithRate(RATE, { cuentas });
      choose(/Transferencia bancaria/);
      expect(
        await screen.findByText(/^Transfiere ₡76.440 a CR46 0000 0925 0000 5925 06 \(colones\)\.$/),
      ).toBeTruthy();
      expect(
        screen.getByText('Transfiere $150.00 USD a CR21 0000 0925 0000 (dólares).'),
      ).toBeTruthy();
      for (const name of screen.getAllByRole('button', { name: /^Copiar/ })) fireEvent.click(name);
      expect(writeText.mock.calls.flat()).toEqual([
        ...['76440', 'CR46000009250000592506'],
        ...['150.00', 'CR21000009250000'],
      ]);
      vi.unstubAllGlobals();
    });

    test('without a rate only the account in dollars is named', async () => {
      openWithRate({ tasa: null }, { cuentas });
      choose(/Transferencia bancaria/);
      expect(await screen.findByText(/^Transfiere \$150\.00 USD a CR21/)).toBeTruthy();
      expect(document.body.textContent).not.toContain('CR46');
    });
  });

  test('the summary says which shipping counts in the end', async () => {
    openWithRate();
    expect(summary().getByText('$30.00 USD')).toBeTruthy();
    expect(await summary().findByText(/costo fijo de la tienda, \$8\.00 USD: pagas/)).toBeTruthy();
  });

  test('a shop without a rate says nothing of colones', async () => {
    openWithRate({ tasa: null });
    choose(/SINPE Móvil/);
    await summary().findByText(/costo fijo/);
    expect(document.body.textContent).not.toContain('₡');
    expect(screen.queryByText(/^Transfiere/)).toBeNull();
  });
});
