import type { Checkout } from '@filigrana/hooks';
import { ApiError, type Order, type Purchase, type Shop } from '@filigrana/sdk';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { offline, refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { slowPhotos } from '../../../test/slow-photos.ts';
import { stubSight } from '../../../test/stub-sight.ts';
import PaymentPage from '../payment/payment-page.tsx';
import { cartLine, cartOf } from '../../../test/storefront/carts.ts';
import { chooseFile, file } from '../../../test/storefront/files.ts';
import { loggedIn } from '../../../test/storefront/people.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import CheckoutPage from './checkout-page.tsx';
import { Received } from './received.tsx';

const CHECKOUT = '/clientes/finalizar-compra';
const FULL = cartOf(cartLine('Anillo Halo', { id: 1, price: 139, tallaNombre: '7' }));
const FIELD = /Elegir (otra )?imagen/;
const LOCAL = [
  { _id: 1, nombre: 'Anillo Halo', precio: 139, cantidad: 1, image_url: null, talla: '7' },
];
const PHOTO = file('recibo.jpg', 'image/jpeg');

type PlaceOrder = Shop['checkout']['placeOrder'];
const received: Purchase = { idPedido: 31, pedido: null, mensaje: null };

const page = (
  <>
    <Route path={CHECKOUT}>
      <CheckoutPage />
    </Route>
    <Route path="/clientes/pago">
      <PaymentPage />
    </Route>
  </>
);

function open(shop: FakeShop = {}, path = CHECKOUT) {
  const cart = { get: () => Promise.resolve(FULL), ...shop.cart };
  return renderPage(page, { shop: { ...shop, cart }, session: loggedIn(), path });
}

const toast = () => screen.findByText((_, element) => element?.getAttribute('role') === 'alert');
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => {
  const button = screen.getByRole('button', { name: 'Confirmar pedido' });
  button.focus();
  fireEvent.click(button);
};
const type = (label: string, value: string) => {
  fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(label));
};

async function fill() {
  await screen.findByText('Anillo Halo');
  type('Provincia', 'Cartago');
  type('Cantón', 'Paraíso');
  type('Distrito', 'Orosi');
  type('Dirección exacta', 'Casa verde');
  fireEvent.click(screen.getByLabelText(/SINPE Móvil/));
  chooseFile(PHOTO, FIELD);
  await screen.findByText('recibo.jpg');
}

describe('what the checkout asks for', () => {
  test('the seven provinces, the one shipping method, and the summary of the server’s cart', async () => {
    open();
    await screen.findByText('Anillo Halo');
    const options = within(field('Provincia')).getAllByRole('option');
    expect(options.slice(1).map(({ textContent }) => textContent)).toEqual([
      'San José',
      'Alajuela',
      'Heredia',
      'Cartago',
      'Limón',
      'Guanacaste',
      'Puntarenas',
    ]);
    expect(screen.getByText(/Correos de Costa Rica \(todo el país\)/)).toBeTruthy();
    expect(screen.getByText('$147.00 USD')).toBeTruthy();
  });

  test('a piece that is not sold any more is struck through, says why and costs nothing', async () => {
    const gone = { ...cartLine('Aretes Jade', { id: 2, price: 48 }), disponible: false };
    const cart = cartOf(cartLine('Anillo Halo', { id: 1, price: 139 }), gone);
    open({ cart: { get: () => Promise.resolve(cart) } });
    const line = within((await screen.findByText('Aretes Jade')).closest('li')!);
    expect(line.getByText('Aretes Jade').tagName).toBe('S');
    expect(line.getByText('$48.00 USD').tagName).toBe('S');
    expect(line.getByText('Esta pieza ya no está disponible.')).toBeTruthy();
    expect(screen.getAllByText(/ya no está disponible/)).toHaveLength(1);
    // Folded at the top of a phone too.
    expect(screen.getByText('1 × Aretes Jade').tagName).toBe('S');
  });

  test('a piece that was sold meanwhile says so before anybody pays for it', async () => {
    const gone = { ...cartLine('Aretes Jade', { id: 2, price: 48 }), stock: 0 };
    const cart = cartOf(cartLine('Anillo Halo', { id: 1, price: 139 }), gone);
    open({ cart: { get: () => Promise.resolve(cart) } });
    const line = within((await screen.findByText('Aretes Jade')).closest('li')!);
    expect(line.getByText('Agotada: ya no queda ninguna.')).toBeTruthy();
    expect(screen.getAllByText(/ya no queda ninguna/)).toHaveLength(1);
  });

  test('on a phone the total is said in both currencies, folded at the top and at the bottom', async () => {
    const { see } = stubSight();
    const rate = { tasa: 500, fecha: null, enPrecios: true, topeSinpe: null };
    const { container } = open({ exchange: { rate: () => Promise.resolve(rate) } });
    await screen.findByText('Anillo Halo');
    see(false);
    const folded = container.querySelector('summary');
    await waitFor(() =>
      expect(folded?.textContent).toMatch(/Tu compra: \$147\.00 USD\s*≈ ₡73\s500/),
    );
    const bar = container.querySelector('[data-bottom-bar]');
    expect(bar?.textContent).toMatch(/Total\$147\.00 USD≈ ₡73\s500/);
  });

  test('a canton and its districts are offered, and the place tells its postal code', async () => {
    open();
    await screen.findByText('Anillo Halo');
    type('Provincia', 'Cartago');
    const choose = (label: string, typed: string) => {
      fireEvent.change(field(label), { target: { value: typed } });
      const list = within(screen.getByRole('listbox', { name: 'Opciones' }));
      fireEvent.click(list.getByRole('option'));
      expect(screen.queryByRole('listbox')).toBeNull();
    };
    choose('Cantón', 'paraiso');
    expect(field('Cantón').value).toBe('Paraíso');
    choose('Distrito', 'oro');
    expect(field('Distrito').value).toBe('Orosi');
    expect(screen.getByText('Código postal 30203')).toBeTruthy();

    type('Provincia', 'Limón');
    expect(field('Cantón').value).toBe('');
    expect(field('Distrito').value).toBe('');
    expect(screen.queryByText(/Código postal/)).toBeNull();
  });

  test('a canton or province that is typed over another takes along what lies elsewhere', async () => {
    open();
    await screen.findByText('Anillo Halo');
    type('Provincia', 'San José');
    const typeOver = (typed: string) => {
      for (const value of new Set(['', typed.slice(0, 1), typed]))
        fireEvent.change(field('Cantón'), { target: { value } });
    };
    const live = (canton: string, distrito: string) => {
      typeOver(canton);
      type('Distrito', distrito);
    };
    live('Curridabat', 'Granadilla');
    typeOver('Escazú');
    expect(field('Distrito').value).toBe('');

    live('Curridabat', 'Granadilla');
    typeOver('');
    expect(field('Distrito').value).toBe('Granadilla');
    type('Provincia', 'Cartago');
    expect(field('Distrito').value).toBe('');
  });

  test('of the places that are offered those that begin with what is typed come first', async () => {
    open();
    await screen.findByText('Anillo Halo');
    type('Provincia', 'Guanacaste');
    type('Cantón', 'Nicoya');
    const offered = (typed: string) => {
      fireEvent.change(field('Distrito'), { target: { value: typed } });
      const list = within(screen.getByRole('listbox', { name: 'Opciones' }));
      return list.getAllByRole('option').map(({ textContent }) => textContent);
    };
    expect(offered('nos')).toEqual(['Nosara', 'Belén de Nosarita']);
    expect(offered('belen nos')).toEqual(['Belén de Nosarita']);
  });

  test('a place that is typed in full is the one that the keys choose, and a list that is opened again begins with it', async () => {
    open();
    await screen.findByText('Anillo Halo');
    type('Provincia', 'Cartago');
    fireEvent.change(field('Cantón'), { target: { value: 'Paraíso' } });
    const choose = () => {
      fireEvent.keyDown(field('Cantón'), { key: 'ArrowDown' });
      fireEvent.keyDown(field('Cantón'), { key: 'Enter' });
    };
    choose();
    expect(field('Cantón').value).toBe('Paraíso');
    choose();
    expect(field('Cantón').value).toBe('Paraíso');
  });

  test('a place that the lists lack may be typed, and one typed without accents is spelled right', async () => {
    open();
    await screen.findByText('Anillo Halo');
    type('Provincia', 'Cartago');
    type('Cantón', 'PARAISO');
    expect(field('Cantón').value).toBe('Paraíso');
    type('Distrito', 'Barrio Nuevo');
    type('Provincia', 'Heredia');
    expect(field('Distrito').value).toBe('');
    type('Cantón', 'Otro');
    expect(field('Cantón').value).toBe('Otro');
  });

  test('whatever is missing is said beside its field, and once above all with the way to each', async () => {
    const placeOrder = vi.fn<PlaceOrder>();
    open({ checkout: { placeOrder } });
    await screen.findByText('Anillo Halo');
    submit();
    for (const label of ['Provincia', 'Cantón', 'Distrito', 'Dirección exacta']) {
      expect(field(label).getAttribute('aria-invalid')).toBe('true');
      const hint = document.getElementById(field(label).getAttribute('aria-describedby') ?? '');
      expect(hint?.textContent).toBe('Este campo es obligatorio.');
    }
    expect(screen.getByText('Debes adjuntar el comprobante de pago.')).toBeTruthy();
    expect(screen.getByText('Selecciona un método de pago.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Provincia'));
    const strip = screen.getByText('Faltan 6 datos.').closest<HTMLElement>('[role="status"]');
    const ways = within(strip as HTMLElement).getAllByRole('button');
    for (const way of ways) {
      fireEvent.click(way);
      expect(document.activeElement?.closest('[aria-invalid], [data-invalid]')).not.toBeNull();
    }
    type('Cantón', 'Belén');
    expect(screen.getByText('Faltan 5 datos.')).toBeTruthy();
    expect(placeOrder).not.toHaveBeenCalled();
  });

  test('a photo that the browser cannot open counts as a receipt that is missing', async () => {
    open();
    await screen.findByText('Anillo Halo');
    submit();
    expect(screen.getByText('Faltan 6 datos.')).toBeTruthy();
    chooseFile(file('IMG_2041.HEIC', ''), FIELD);
    expect(await screen.findByText(/no puede abrir fotos HEIC/)).toBeTruthy();
    expect(screen.getByText('Faltan 6 datos.')).toBeTruthy();
    chooseFile(PHOTO, FIELD);
    expect(await screen.findByText('Faltan 5 datos.')).toBeTruthy();
  });

  test('it begins with the preferred address of the customer, who may choose another', async () => {
    const casa = {
      ...{ idDireccion: 4, nombre: 'Casa', provincia: 'Cartago', canton: 'Paraíso' },
      ...{ distrito: 'Orosi', direccionExacta: 'Casa verde', preferida: true },
    };
    const taller = { ...casa, idDireccion: 5, nombre: 'Taller', distrito: 'Cachí' };
    const list = () => Promise.resolve([casa, { ...taller, preferida: false }]);
    open({ addresses: { list } });
    await screen.findByText('Anillo Halo');
    await waitFor(() => expect(field('Distrito').value).toBe('Orosi'));
    const choice = screen.getByLabelText<HTMLSelectElement>('Tus direcciones');
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Casa · Orosi, Paraíso, Cartago',
      'Taller · Cachí, Paraíso, Cartago',
      'Otra dirección',
    ]);
    expect(choice.value).toBe('4');
    fireEvent.change(choice, { target: { value: '5' } });
    expect(field('Distrito').value).toBe('Cachí');
    type('Distrito', 'Birrisito');
    expect(choice.value).toBe('otra');
  });

  test('with a method chosen, the address is what is asked for', async () => {
    open();
    await screen.findByText('Anillo Halo');
    fireEvent.click(screen.getByLabelText(/Transferencia bancaria/));
    submit();
    expect(await screen.findByText('Completa todos los campos de dirección.')).toBeTruthy();
    type('Provincia', 'Heredia');
    expect(field('Provincia').getAttribute('aria-invalid')).toBeNull();
  });

  test.each([
    ['calls itself a text', new File(['pagado'], 'notas.txt', { type: 'text/plain' })],
    [
      'is a text under a picture’s name',
      new File(['pagado'], 'recibo.jpg', { type: 'image/jpeg' }),
    ],
  ])('a receipt that %s is refused as soon as it is chosen', async (_what, chosen) => {
    open();
    await screen.findByText('Anillo Halo');
    chooseFile(chosen, FIELD);
    await waitFor(() =>
      expect(screen.getAllByText('Solo se permiten imágenes (jpg, png, etc).')).toHaveLength(2),
    );
    expect(screen.queryByText(chosen.name)).toBeNull();
  });

  test('a PDF that cannot be read is called so, and not said to be no image', async () => {
    open();
    await screen.findByText('Anillo Halo');
    chooseFile(new File(['%PDF-1.4'], 'roto.pdf', { type: 'application/pdf' }), FIELD);
    expect(await screen.findByText(/^No pudimos leer el PDF/)).toBeTruthy();
    expect(screen.queryByText(/Solo se permiten imágenes/)).toBeNull();
  });

  test('an empty cart has nothing to ask for', async () => {
    open({ cart: { get: () => Promise.resolve(cartOf()) } });
    expect(await screen.findByText('Tu carrito está vacío.')).toBeTruthy();
    expect(screen.queryByLabelText('Provincia')).toBeNull();
  });

  test('a cart that cannot be read is said, and read again on request', async () => {
    const get = vi.fn<Shop['cart']['get']>().mockRejectedValue(refusal(500));
    open({ cart: { get } });
    expect(await screen.findByText('No se pudo cargar el resumen del pedido.')).toBeTruthy();
    get.mockResolvedValue(FULL);
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Anillo Halo')).toBeTruthy();
  });
});

describe('buying', () => {
  test('while the button is out of sight, a bar has the total and buys as well', async () => {
    const { see } = stubSight();
    const placeOrder = vi.fn<PlaceOrder>(() => Promise.resolve(received));
    const { container } = open({ checkout: { placeOrder } });
    await fill();
    const bar = () => container.querySelector<HTMLElement>('[data-bottom-bar]');
    expect(bar()).toBeNull();
    see(false);
    const shown = within(bar() as HTMLElement);
    expect(shown.getByText('$147.00 USD')).toBeTruthy();
    fireEvent.click(shown.getByText('Confirmar pedido'));
    await waitFor(() => expect(placeOrder).toHaveBeenCalledOnce());
  });

  test('sends what was filled in, says so meanwhile, and ends on the page of the order', async () => {
    let answer: (purchase: Purchase) => void = () => {};
    const placeOrder = vi.fn<PlaceOrder>(() => new Promise((resolve) => (answer = resolve)));
    const { visits } = open({ checkout: { placeOrder } });
    await fill();
    submit();
    expect(await screen.findByText('Enviando…')).toBeTruthy();
    expect(field('Cantón').closest('fieldset')?.disabled).toBe(true);
    await waitFor(() => expect(placeOrder).toHaveBeenCalledOnce());
    expect(placeOrder.mock.calls[0]?.[0]).toMatchObject({
      provincia: 'Cartago',
      canton: 'Paraíso',
      distrito: 'Orosi',
      direccionExacta: 'Casa verde',
      metodoPago: 'sinpe',
      comprobante: PHOTO,
    });
    answer(received);
    await waitFor(() =>
      expect(visits.at(-1)).toEqual({ to: '/clientes/pedido/31', state: { isPlaced: true } }),
    );
  });

  test('the thanks for an order whose page is on its way have nothing to press', () => {
    const checkout = { notice: null, idPedido: 31, montoTotal: 147, montoColones: null };
    renderPage(<Received checkout={checkout as Checkout} steps={null} />);
    expect(screen.getByRole('heading', { name: 'Pedido recibido' })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('an order without a number is received all the same', async () => {
    open({ checkout: { placeOrder: () => Promise.resolve({ ...received, idPedido: null }) } });
    await fill();
    submit();
    const heading = await screen.findByRole('heading', { name: 'Pedido recibido' });
    expect(document.activeElement).toBe(heading);
    // On the page and in the toast.
    expect(screen.getAllByText('Te contactaremos pronto.')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Ver mis pedidos' }).getAttribute('href')).toBe(
      '/clientes/perfil',
    );
  });

  test('shows how far the receipt is, and lets it be stopped until all of it has left', async () => {
    const placeOrder = vi.fn<PlaceOrder>(
      (_form, options) =>
        new Promise((_, reject) =>
          options?.signal?.addEventListener('abort', () =>
            reject(new ApiError({ kind: 'aborted', message: 'cancelled' })),
          ),
        ),
    );
    open({ checkout: { placeOrder } });
    await fill();
    submit();
    await waitFor(() => expect(placeOrder).toHaveBeenCalledOnce());
    const options = placeOrder.mock.calls[0]?.[1];
    act(() => options?.onUploadProgress?.({ loaded: 300, total: 1000 }));
    const bar = screen.getByRole<HTMLProgressElement>('progressbar');
    expect(bar.value).toBe(30);
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar envío' }));
    const button = await screen.findByRole('button', { name: 'Confirmar pedido' });
    expect(document.activeElement).toBe(button);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(screen.getByText('recibo.jpg')).toBeTruthy();
  });

  test('pieces that are sold out are named, with a way to the cart, and nothing typed is lost', async () => {
    const said = 'No hay suficientes unidades de Anillo Halo.';
    const placeOrder = () =>
      Promise.reject(refusal(409, { code: 'STOCK_EXCEEDED', stock: 0, serverMessage: said }));
    open({ checkout: { placeOrder } });
    await fill();
    submit();
    expect(await screen.findByText(said, { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Revisar el carrito' }).getAttribute('href')).toBe(
      '/clientes/carrito',
    );
    expect(field('Cantón').value).toBe('Paraíso');
    expect(screen.getByText('recibo.jpg')).toBeTruthy();
  });

  test('a receipt that is no picture leads to its field, where the reason stands', async () => {
    const said = 'El archivo no es una imagen.';
    const placeOrder = () =>
      Promise.reject(refusal(415, { code: 'UNSUPPORTED_MEDIA', serverMessage: said }));
    open({ checkout: { placeOrder } });
    await fill();
    submit();
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Revisar el carrito' })).toBeNull();
    const chosen = '[data-field="comprobante"] input[aria-invalid]';
    await waitFor(() => expect(document.activeElement?.matches(chosen)).toBe(true));
    expect(screen.getByRole('button', { name: 'Comprobante' })).toBeTruthy();
  });

  test('a total that has changed is said, the summary shows it, and one may buy at it', async () => {
    const said = 'El total de tu pedido cambió a $158.00 USD. Revísalo antes de confirmar.';
    const dearer = cartOf(cartLine('Anillo Halo', { id: 1, price: 150, tallaNombre: '7' }));
    const get = vi.fn<Shop['cart']['get']>().mockResolvedValue(FULL);
    const pedido = { montoTotal: 158 } as Order;
    const placeOrder = vi
      .fn<PlaceOrder>()
      .mockRejectedValueOnce(refusal(409, { code: 'TOTAL_CHANGED', serverMessage: said }))
      .mockResolvedValueOnce({ ...received, idPedido: null, pedido });
    open({ cart: { get }, checkout: { placeOrder } });
    await fill();
    get.mockResolvedValue(dearer);
    submit();
    expect(await screen.findByText(said, { exact: false })).toBeTruthy();
    expect(await screen.findByText('$158.00 USD')).toBeTruthy();
    expect(field('Cantón').value).toBe('Paraíso');
    submit();
    expect(await screen.findByRole('heading', { name: 'Pedido recibido' })).toBeTruthy();
    expect(screen.getByText('Total: $158.00 USD')).toBeTruthy();
    expect(placeOrder.mock.calls.map(([form]) => form.montoTotal)).toEqual([147, 158]);
  });

  test('a refusal without words says that the payment was not processed', async () => {
    open({ checkout: { placeOrder: () => Promise.reject(refusal(400)) } });
    await fill();
    submit();
    expect(await screen.findByText('No se pudo procesar el pago.', { exact: false })).toBeTruthy();
  });

  test('without an answer the same purchase is sent again, with the same key', async () => {
    const placeOrder = vi.fn<PlaceOrder>().mockRejectedValueOnce(offline());
    placeOrder.mockResolvedValueOnce(received);
    const { visits } = open({ checkout: { placeOrder } });
    await fill();
    submit();
    fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(visits.at(-1)?.to).toBe('/clientes/pedido/31'));
    const keys = placeOrder.mock.calls.map(([, options]) => options?.idempotencyKey);
    expect(keys[0]).toBeTruthy();
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('without a connection there is one way to try again, although the cart cannot be read either', async () => {
    const get = vi.fn<Shop['cart']['get']>().mockResolvedValue(FULL);
    const placeOrder = () => {
      get.mockRejectedValue(offline());
      return Promise.reject(offline());
    };
    open({ cart: { get }, checkout: { placeOrder } });
    await fill();
    const reads = get.mock.calls.length;
    submit();
    await screen.findByText(/^No recibimos respuesta del servidor/);
    await waitFor(() => expect(get.mock.calls.length).toBeGreaterThan(reads));
    await act(async () => {});
    expect(screen.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(1);
  });
});

describe('nothing that was given is lost', () => {
  test('what was typed is there after a reload', async () => {
    const first = open();
    await fill();
    first.unmount();
    open();
    await screen.findByText('Anillo Halo');
    expect(field('Cantón').value).toBe('Paraíso');
    expect(field('Provincia').value).toBe('Cartago');
    expect(screen.getByLabelText<HTMLInputElement>(/SINPE Móvil/).checked).toBe(true);
  });

  test('the receipt is there after a look at another page', async () => {
    const { go } = open();
    await fill();
    go('/clientes/pago');
    expect(await screen.findByRole('heading', { name: 'Pago' })).toBeTruthy();
    go(CHECKOUT);
    expect(await screen.findByText('recibo.jpg')).toBeTruthy();
  });

  test.each([
    [CHECKOUT, '/clientes/pago', FIELD],
    ['/clientes/pago', CHECKOUT, /Elegir (otro )?archivo/],
  ])(
    'a photo that was still being prepared when %s was left is there',
    async (path, away, label) => {
      localStorage.setItem('carrito', JSON.stringify({ productos: LOCAL, usuarioInfo: null }));
      const { photos, finish } = slowPhotos('grande.jpg');
      const { go } = open({}, path);
      await screen.findAllByText('Anillo Halo');
      chooseFile(photos[0]!, label);
      expect(screen.getByText('Preparando el comprobante…')).toBeTruthy();
      go(away);
      await finish();
      go(path);
      expect(await screen.findByText('grande.jpg')).toBeTruthy();
    },
  );

  test('a photo that cannot be kept as it is is told of, and none takes its place', async () => {
    slowPhotos();
    const { go } = open();
    await fill();
    chooseFile(file('enorme.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1), FIELD);
    go('/clientes/pago');
    expect((await toast()).textContent).toContain('La foto no se guardó');
    go(CHECKOUT);
    await screen.findByText('Anillo Halo');
    expect(screen.queryByText('recibo.jpg')).toBeNull();
  });

  test('method and image of the payment page are chosen already', async () => {
    const usuarioInfo = { idUsuario: 7 };
    localStorage.setItem('carrito', JSON.stringify({ productos: LOCAL, usuarioInfo }));
    open({}, '/clientes/pago');
    fireEvent.click(screen.getByLabelText(/Transferencia bancaria/));
    chooseFile(PHOTO, /Elegir archivo/);
    await screen.findByText('recibo.jpg');
    submit();
    expect(await screen.findByRole('heading', { name: 'Finalizar compra' })).toBeTruthy();
    expect(await screen.findByText('recibo.jpg')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/Transferencia bancaria/).checked).toBe(true);
  });

  test('a PDF of the payment page takes the place of an earlier image, and is asked for again', async () => {
    localStorage.setItem('carrito', JSON.stringify({ productos: LOCAL, usuarioInfo: null }));
    const { go } = open();
    await fill();
    go('/clientes/pago');
    await screen.findByRole('heading', { name: 'Pago' });
    fireEvent.click(screen.getByLabelText(/SINPE Móvil/));
    chooseFile(file('nuevo.pdf', 'application/pdf'), /Elegir archivo/);
    await screen.findByText('nuevo.pdf');
    submit();
    await screen.findByRole('heading', { name: 'Finalizar compra' });
    await screen.findByText('Anillo Halo');
    expect(screen.queryByText('recibo.jpg')).toBeNull();
  });

  test('what one account has chosen on the payment page is there when it comes back, and for no other', async () => {
    localStorage.setItem('carrito', JSON.stringify({ productos: LOCAL, usuarioInfo: null }));
    const { go, session } = open({}, '/clientes/pago');
    fireEvent.click(screen.getByLabelText(/SINPE Móvil/));
    chooseFile(PHOTO, /Elegir archivo/);
    await screen.findByText('recibo.jpg');
    submit();
    await screen.findByRole('heading', { name: 'Finalizar compra' });
    const comeAs = async (idUsuario: number) => {
      act(() => session.clear());
      go('/clientes/login');
      act(() => session.write(loggedIn(1, { idUsuario })));
      go(CHECKOUT);
      await screen.findByText('Anillo Halo');
    };
    await comeAs(8);
    expect(screen.queryByText('recibo.jpg')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(/SINPE Móvil/).checked).toBe(false);
    await comeAs(7);
    expect(await screen.findByText('recibo.jpg')).toBeTruthy();
  });
});
