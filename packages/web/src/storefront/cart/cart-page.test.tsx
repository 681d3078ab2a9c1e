import type { Cart, Product, QuantityChange } from '@filigrana/sdk';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { offline, refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { cartLine, cartOf } from '../../../test/storefront/carts.ts';
import { loggedIn, user } from '../../../test/storefront/people.ts';
import { piece, ring } from '../../../test/storefront/products.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import { stubSight } from '../../../test/stub-sight.ts';
import CartPage from './cart-page.tsx';

const RING = cartLine('Anillo Halo', { id: 1, price: 139, tallaNombre: '7', stock: 1 });
const EARRINGS = cartLine('Aretes Jade', { id: 2, price: 136, cantidad: 2 });
const NOBODY = { sessionToken: 'sesion-1' };

const reading = (cart: Cart): FakeShop => ({ cart: { get: () => Promise.resolve(cart) } });

/** The page with a ring and a pair of earrings, once they are there. */
async function openFilled(shop: FakeShop = {}, session: object = NOBODY, state?: object) {
  const cart = { get: () => Promise.resolve(cartOf(RING, EARRINGS)), ...shop.cart };
  const page = renderPage(<CartPage />, {
    shop: { ...shop, cart },
    session,
    ...(state && { state }),
  });
  await screen.findByText('Anillo Halo');
  return page;
}

const lineOf = (name: string) =>
  within(screen.getByText(name).closest('li') ?? document.createElement('li'));
const OVER = 'Tu sesión terminó. Inicia sesión para ver tu carrito.';
/** The toast, not the strip of the page. */
const toast = () =>
  screen.findByText(
    (_, element) => element?.getAttribute('role') === 'alert' && !element.hasAttribute('data-tone'),
  );
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('what the cart shows', () => {
  test('a skeleton stands in until the cart is there', async () => {
    let arrive: (cart: Cart) => void = () => {};
    const get = () => new Promise<Cart>((resolve) => (arrive = resolve));
    renderPage(<CartPage />, { shop: { cart: { get } }, session: NOBODY });
    expect(screen.getByText('Cargando el carrito…')).toBeTruthy();
    await waitFor(() => {
      arrive(cartOf(RING));
      expect(screen.getByText('Anillo Halo')).toBeTruthy();
    });
    expect(screen.queryByText('Cargando el carrito…')).toBeNull();
  });

  test('what a line comes to in colones stands beside its amount, where the shop shows that', async () => {
    const rate = { tasa: 500, fecha: null, enPrecios: true, topeSinpe: null };
    await openFilled({ exchange: { rate: () => Promise.resolve(rate) } });
    expect(await lineOf('Aretes Jade').findByText(/^≈ ₡136\s000$/)).toBeTruthy();
  });

  test('lines with material, size, price, quantity and amount, and what they cost together', async () => {
    await openFilled();
    expect(screen.getByText('2 productos')).toBeTruthy();
    expect(lineOf('Anillo Halo').getByText(/Talla 7/)).toBeTruthy();
    expect(lineOf('Anillo Halo').getByText(/Plata/)).toBeTruthy();
    expect(lineOf('Aretes Jade').getByText(/Talla única/)).toBeTruthy();
    expect(lineOf('Aretes Jade').getByText('$272.00 USD')).toBeTruthy();
    const summary = within(screen.getByRole('region', { name: 'Resumen' }));
    for (const amount of ['$411.00 USD', '$8.00 USD', '$419.00 USD'])
      expect(summary.getByText(amount)).toBeTruthy();
  });

  test('an empty cart names no amounts, and its button is off', async () => {
    renderPage(<CartPage />, { shop: reading(cartOf()), session: NOBODY });
    expect(await screen.findByText('Tu carrito está vacío.')).toBeTruthy();
    expect(button('Proceder al pago').disabled).toBe(true);
    expect(screen.queryByText('$0.00 USD')).toBeNull();
  });

  test('a cart that cannot be read is shown empty, says so and is read again on request', async () => {
    const get = vi.fn<() => Promise<Cart>>().mockRejectedValue(refusal(500));
    renderPage(<CartPage />, { shop: { cart: { get } }, session: NOBODY });
    const strip = await screen.findByText('Error al cargar el carrito');
    expect(strip.closest('[role="alert"]')).not.toBeNull();
    expect(screen.getByText('Tu carrito está vacío.')).toBeTruthy();
    expect(button('Proceder al pago').disabled).toBe(true);
    get.mockResolvedValue(cartOf(RING));
    fireEvent.click(button('Reintentar'));
    expect(await screen.findByText('Anillo Halo')).toBeTruthy();
    expect(screen.queryByText('Error al cargar el carrito')).toBeNull();
  });

  test('the cart of somebody whose session has run out says so, and the login leads back', async () => {
    const get = vi.fn(() => Promise.resolve(cartOf())).mockRejectedValueOnce(refusal(401));
    const { session, visits } = renderPage(<CartPage />, {
      shop: { cart: { get } },
      session: loggedIn(),
    });
    const login = await screen.findByRole('link', { name: 'Iniciar sesión' });
    expect(login.closest('[role="alert"]')?.textContent).toContain(OVER);
    expect((await toast()).textContent).toBe(`Error al cargar el carrito${OVER}`);
    expect(screen.getByText(/siguen guardadas en tu cuenta/)).toBeTruthy();
    expect(session.read().token).toBeNull();
    fireEvent.click(login);
    const origin = '/clientes/carrito';
    expect(visits).toContainEqual({ to: '/clientes/login', state: { origin } });
  });

  test('a change that the end of the session has stopped is told, and so is where the cart is', async () => {
    const changeQuantity = () => Promise.reject(refusal(401));
    await openFilled({ cart: { changeQuantity } }, loggedIn());
    fireEvent.click(lineOf('Aretes Jade').getByRole('button', { name: 'Aumentar cantidad' }));
    expect((await toast()).textContent).toBe(`No se pudo actualizar${OVER}`);
    expect(screen.getByText(/siguen guardadas en tu cuenta/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('a piece that is not sold any more is flagged and keeps people from paying', async () => {
    const gone = { ...EARRINGS, disponible: false };
    renderPage(<CartPage />, { shop: reading(cartOf(RING, gone)), session: NOBODY });
    await screen.findByText('Aretes Jade');
    const line = lineOf('Aretes Jade');
    expect(line.getByText(/ya no está disponible/)).toBeTruthy();
    expect(line.getByText('$272.00 USD').tagName).toBe('S');
    expect(line.getByRole<HTMLButtonElement>('button', { name: /Aumentar/ }).disabled).toBe(true);
    expect(lineOf('Anillo Halo').queryByText(/ya no está disponible/)).toBeNull();
    expect(button('Proceder al pago').disabled).toBe(true);
  });

  test('a piece that somebody else is buying says so, and keeps people from paying', async () => {
    const taken = { ...EARRINGS, reservada: true };
    renderPage(<CartPage />, { shop: reading(cartOf(RING, taken)), session: NOBODY });
    await screen.findByText('Aretes Jade');
    expect(lineOf('Aretes Jade').getByText(/^Reservada: otra persona/)).toBeTruthy();
    expect(lineOf('Anillo Halo').queryByText(/Reservada/)).toBeNull();
    const summary = within(screen.getByRole('region', { name: 'Resumen' }));
    expect(summary.getByText(/^Hay piezas reservadas por otra persona/)).toBeTruthy();
    const paid = summary.getByRole('link', { name: '¿Ya pagaste? Envía tu comprobante' });
    expect(paid.getAttribute('href')).toBe('/clientes/finalizar-compra');
    expect(button('Proceder al pago').disabled).toBe(true);
  });

  test('a reserved piece can be waited for: the way leads to the form, or to the sizes', async () => {
    const taken = { stock: 0, reservada: true };
    const cart = cartOf(
      { ...RING, idProducto: 4, ...taken },
      { ...EARRINGS, idProducto: 5, ...taken },
    );
    renderPage(<CartPage />, { shop: reading(cart), session: NOBODY });
    await screen.findByText('Aretes Jade');
    const way = (name: string) =>
      lineOf(name).getByRole('link', { name: 'Avisarme cuando quede libre' }).getAttribute('href');
    expect(way('Aretes Jade')).toBe('/clientes/producto/5#avisarme');
    expect(way('Anillo Halo')).toBe('/clientes/producto/4');
    expect(screen.queryByText(/Agotada/)).toBeNull();
  });

  test('a piece that was sold meanwhile says so, and keeps people from paying', async () => {
    const sold = { ...EARRINGS, stock: 0 };
    renderPage(<CartPage />, { shop: reading(cartOf(RING, sold)), session: NOBODY });
    await screen.findByText('Aretes Jade');
    const words = 'Agotada: ya no queda ninguna. Elimínala para continuar.';
    expect(lineOf('Aretes Jade').getByText(words)).toBeTruthy();
    expect(lineOf('Anillo Halo').queryByText(/Agotada/)).toBeNull();
    const summary = within(screen.getByRole('region', { name: 'Resumen' }));
    expect(summary.getByText(/^Elimina las piezas que ya no están disponibles/)).toBeTruthy();
    expect(summary.getByRole('link', { name: /¿Ya pagaste\?/ })).toBeTruthy();
    expect(button('Proceder al pago').disabled).toBe(true);
  });

  test('of what others have bought in part the rest is said, and more cannot be paid', async () => {
    const short = { ...EARRINGS, stock: 1 };
    renderPage(<CartPage />, { shop: reading(cartOf(RING, short)), session: NOBODY });
    await screen.findByText('Aretes Jade');
    expect(lineOf('Aretes Jade').getByText('Cantidad máxima disponible: 1')).toBeTruthy();
    expect(lineOf('Anillo Halo').queryByText(/Cantidad máxima/)).toBeNull();
    const summary = within(screen.getByRole('region', { name: 'Resumen' }));
    expect(summary.getByText(/^De alguna pieza quedan menos de las que pides/)).toBeTruthy();
    expect(button('Proceder al pago').disabled).toBe(true);
  });
});

test.each([
  ['a small cart', [RING], true],
  ['a cart with three pieces', [RING, EARRINGS, cartLine('Dije Hoja', { id: 3 })], false],
])('pieces that go with %s: %j', async (_name, lines, isShown) => {
  const { see } = stubSight();
  const saved = { idProducto: 9, idProducto_talla: 90, cantidad: 1 };
  localStorage.setItem('guardadas', JSON.stringify({ guardadas: [saved] }));
  const halo = ring({ idProducto: 1, nombreProducto: 'Anillo Halo' });
  const putAside = ring({ idProducto: 9, nombreProducto: 'Anillo Guardado' });
  const initial = () => Promise.resolve([halo, ring({ idProducto: 8 }), putAside]);
  renderPage(<CartPage />, {
    shop: { ...reading(cartOf(...lines)), catalog: { initial } },
    session: NOBODY,
  });
  await screen.findByText('Anillo Halo');
  const others = () => screen.queryByRole('heading', { level: 3, name: 'Anillo Trenza' });
  if (!isShown) return expect(screen.queryByRole('region', { name: 'Combina con' })).toBeNull();
  await waitFor(() => {
    fireEvent.scroll(window);
    see(true);
    expect(others()).toBeTruthy();
  });
  expect(screen.queryByRole('heading', { level: 3, name: 'Anillo Halo' })).toBeNull();
  expect(screen.queryByRole('heading', { level: 3, name: 'Anillo Guardado' })).toBeNull();
});

describe('changing the cart', () => {
  const add = (name: string) =>
    fireEvent.click(lineOf(name).getByRole('button', { name: 'Aumentar cantidad' }));

  test('a change shows at once and keeps people from paying until the server has it', async () => {
    let answer: (change: QuantityChange) => void = () => {};
    const changeQuantity = () =>
      new Promise<QuantityChange>((resolve) => {
        answer = resolve;
      });
    await openFilled({ cart: { changeQuantity } });
    add('Aretes Jade');
    expect(await lineOf('Aretes Jade').findByText('$408.00 USD')).toBeTruthy();
    expect(lineOf('Aretes Jade').getByText('Actualizando Aretes Jade…')).toBeTruthy();
    expect(lineOf('Anillo Halo').queryByText(/Actualizando/)).toBeNull();
    expect(button('Proceder al pago').disabled).toBe(true);
    answer({
      item: { cantidad: 3, subtotalProducto: 408 },
      carrito: {
        idCarrito: 3,
        subtotal: 547,
        montoEnvio: 8,
        montoTotal: 555,
        version: 2,
        productos: null,
      },
    });
    await waitFor(() => expect(screen.queryByText(/Actualizando/)).toBeNull());
    expect(button('Proceder al pago').disabled).toBe(false);
  });

  test('asking for more than there is says how many there are, under its own stepper', async () => {
    const changeQuantity = () => Promise.reject(refusal(409, { code: 'STOCK_EXCEEDED', stock: 1 }));
    const { clock } = await openFilled({ cart: { changeQuantity } });
    add('Anillo Halo');
    expect(await lineOf('Anillo Halo').findByText('Cantidad máxima disponible: 1')).toBeTruthy();
    expect(lineOf('Aretes Jade').queryByText(/Cantidad máxima disponible/)).toBeNull();
    const toast = await screen.findByText('Cantidad máxima alcanzada');
    expect(toast.parentElement?.textContent).toContain(
      'No puedes agregar más de lo disponible en stock.',
    );
    clock.advance(2500);
    expect(screen.queryByText(/Cantidad máxima disponible/)).toBeNull();
  });

  test('a change that fails is taken back and said in its line', async () => {
    const changeQuantity = () => Promise.reject(refusal(400));
    await openFilled({ cart: { changeQuantity } });
    add('Aretes Jade');
    expect(
      await lineOf('Aretes Jade').findByText(
        'No se pudo actualizar. Inténtalo de nuevo en unos segundos.',
      ),
    ).toBeTruthy();
    expect(lineOf('Aretes Jade').getByText('$272.00 USD')).toBeTruthy();
  });

  test('minus never goes below one', async () => {
    await openFilled();
    expect(
      lineOf('Anillo Halo').getByRole<HTMLButtonElement>('button', { name: /Disminuir/ }).disabled,
    ).toBe(true);
  });

  test('deleting a line leaves the focus on the line that takes its place', async () => {
    let cart = cartOf(RING, EARRINGS);
    const remove = () => {
      cart = cartOf(EARRINGS);
      return Promise.resolve({ mensaje: null, carrito: null });
    };
    await openFilled({ cart: { get: () => Promise.resolve(cart), remove } });
    fireEvent.click(button('Eliminar Anillo Halo'));
    expect(document.activeElement).toBe(button('Eliminar Aretes Jade'));
    expect(await screen.findByText('Producto eliminado')).toBeTruthy();
    expect(screen.queryByText('Anillo Halo')).toBeNull();
    expect(button('Deshacer')).toBeTruthy();
  });

  test('emptying asks first, and Cancelar leaves everything as it was', async () => {
    const empty = vi.fn(() => Promise.resolve({ mensaje: null, carrito: null }));
    await openFilled({ cart: { empty } });
    fireEvent.click(button('Vaciar carrito'));
    const dialog = () => within(screen.getByRole('alertdialog'));
    expect(dialog().getByText('Se quitarán los 2 productos que elegiste.')).toBeTruthy();
    fireEvent.click(dialog().getByText('Cancelar'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(empty).not.toHaveBeenCalled();
    fireEvent.click(button('Vaciar carrito'));
    fireEvent.click(dialog().getByText('Vaciar carrito'));
    expect(await screen.findByText('Tu carrito está vacío.')).toBeTruthy();
    expect(await screen.findByText('Carrito vaciado')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});

describe('what is saved for later', () => {
  const earrings = piece({ idProducto: 2, nombreProducto: 'Aretes Jade', unico: 1 });
  /** The catalogue with the earrings in a stock. */
  const listing = (size: Partial<Product['tallas'][number]>): FakeShop => ({
    catalog: {
      initial: () =>
        Promise.resolve([
          {
            ...earrings,
            tallas: [{ idProducto_talla: 2, tamanio: 'Única', cm: null, stock: 1, ...size }],
          },
        ]),
    },
  });
  const aside = () => within(screen.getByRole('region', { name: 'Guardadas para después' }));
  const save = { idProducto: 2, idProducto_talla: 2, cantidad: 2 };
  const keep = () => localStorage.setItem('guardadas', JSON.stringify({ guardadas: [save] }));

  test('stands under the cart without a part in its total, and stays there when the cart does not take it', async () => {
    const remove = () => Promise.resolve({ mensaje: null, carrito: cartOf(RING) });
    const add = vi.fn(() => Promise.reject(refusal(400)));
    await openFilled({ ...listing({}), cart: { remove, add } });
    fireEvent.click(button('Guardar para después: Aretes Jade'));
    expect(document.activeElement).toBe(button('Eliminar Anillo Halo'));
    const line = await screen.findByText(/2 piezas/);
    expect(line.closest('section')).toBe(
      screen.getByRole('region', { name: 'Guardadas para después' }),
    );
    const summary = within(screen.getByRole('region', { name: 'Resumen' }));
    await waitFor(() => expect(summary.getByText('$147.00 USD')).toBeTruthy());
    fireEvent.click(button('Mover al carrito: Aretes Jade'));
    await waitFor(() => expect(add).toHaveBeenCalledOnce());
    // The cart did not take it.
    expect(aside().getByText('Aretes Jade')).toBeTruthy();
  });

  test.each<[string, object, string]>([
    ['sold', { stock: 0 }, 'Vendida: era única.'],
    ['held by somebody', { stock: 0, reservada: 1 }, 'Reservada: otra persona la está comprando.'],
  ])('a piece that is %s says so and cannot be moved', async (_what, size, says) => {
    keep();
    renderPage(<CartPage />, { shop: { ...reading(cartOf()), ...listing(size) } });
    expect(await screen.findByText(says)).toBeTruthy();
    expect(button('Mover al carrito: Aretes Jade').disabled).toBe(true);
    fireEvent.click(button('Quitar de guardadas: Aretes Jade'));
    expect(await screen.findByText('Pieza quitada')).toBeTruthy();
    expect(screen.queryByText(says)).toBeNull();
    fireEvent.click(button('Deshacer'));
    expect(await screen.findByText(says)).toBeTruthy();
  });

  test('a piece that is not on sale just now is counted instead of shown', async () => {
    keep();
    const initial = () => Promise.resolve([ring({ idProducto: 8 })]);
    renderPage(<CartPage />, { shop: { ...reading(cartOf()), catalog: { initial } } });
    expect(await screen.findByText(/^Una pieza que guardaste no está a la venta/)).toBeTruthy();
    expect(aside().queryByRole('button')).toBeNull();
  });

  test('what cannot be loaded says so, and is loaded again', async () => {
    keep();
    const initial = vi.fn(listing({}).catalog?.initial).mockRejectedValueOnce(refusal(500));
    renderPage(<CartPage />, { shop: { ...reading(cartOf()), catalog: { initial } } });
    await screen.findByText('No se pudieron cargar tus piezas guardadas.');
    fireEvent.click(button('Reintentar'));
    expect(await screen.findByText('Aretes Jade')).toBeTruthy();
  });
});

describe('going on from the cart', () => {
  const proceed = () => fireEvent.click(button('Proceder al pago'));

  test('somebody logged in goes to the checkout', async () => {
    const profile = () => Promise.resolve(user());
    const { visits } = await openFilled({ accounts: { profile } }, loggedIn());
    proceed();
    await waitFor(() => expect(visits.at(-1)?.to).toBe('/clientes/finalizar-compra'));
  });

  test('a visitor is asked to log in, and the login knows where to lead back to', async () => {
    const { visits } = await openFilled();
    proceed();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Debes iniciar sesión para completar la compra.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('link', { name: 'Iniciar sesión' }));
    expect(visits).toEqual([
      { to: '/clientes/login', state: { origin: '/clientes/finalizar-compra' } },
    ]);
  });

  test('who has no account yet may open one there, and comes back to the checkout', async () => {
    const { visits } = await openFilled();
    proceed();
    fireEvent.click(
      within(await screen.findByRole('dialog')).getByRole('link', { name: 'Crea tu cuenta' }),
    );
    expect(visits).toEqual([
      { to: '/clientes/registro', state: { origin: '/clientes/finalizar-compra' } },
    ]);
  });

  test('Cancelar closes the login question', async () => {
    await openFilled();
    proceed();
    fireEvent.click(within(await screen.findByRole('dialog')).getByText('Cancelar'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a session that has run out is forgotten and the login question opens', async () => {
    const profile = () => Promise.reject(refusal(401));
    const { session } = await openFilled({ accounts: { profile } }, loggedIn());
    proceed();
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(session.read().token).toBeNull();
    fireEvent.click(screen.getByText('Cancelar'));
    expect(await screen.findByText(/siguen guardadas en tu cuenta/)).toBeTruthy();
    act(() => session.write(loggedIn()));
    await screen.findByText('Anillo Halo');
    // A logout is no such end.
    act(() => session.clear());
    await waitFor(() => expect(screen.queryByText('Anillo Halo')).toBeNull());
    expect(screen.queryByText(/siguen guardadas/)).toBeNull();
  });

  test('without an answer one stays and is told', async () => {
    const profile = () => Promise.reject(offline());
    const { visits } = await openFilled({ accounts: { profile } }, loggedIn());
    proceed();
    expect(await screen.findByText('No se pudo contactar con el servidor.')).toBeTruthy();
    expect(visits).toEqual([]);
  });

  test('Volver goes back to the page one came from', async () => {
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
    await openFilled({}, NOBODY, { previous: '/clientes/producto/4' });
    fireEvent.click(button('Volver'));
    expect(back).toHaveBeenCalledOnce();
    back.mockRestore();
  });

  test('Volver leads to the catalogue for somebody who came straight here', async () => {
    const { visits } = await openFilled();
    fireEvent.click(button('Volver'));
    expect(visits.at(-1)?.to).toBe('/clientes/catalogo');
  });
});
