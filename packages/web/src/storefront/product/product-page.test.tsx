import type { Product, ProductSizeStock } from '@filigrana/sdk';
import { NO_DETAILS } from '@filigrana/sdk/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Route } from 'wouter';
import { answeredLater } from '../../../test/answered-later.ts';
import { fakeShop, offline, refusal } from '../../../test/fake-shop.ts';
import { stubSight } from '../../../test/stub-sight.ts';
import { piece, ring } from '../../../test/storefront/products.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import { stubWayBack } from '../../../test/way-back.ts';
import type { ShopFacts } from '../../shared/shop-facts.tsx';
import ProductPage from './product-page.tsx';
import { prefetchProduct } from './product-prefetch.ts';

const OUT_OF_LINE = { idProducto_talla: 0, stock: 0 };

interface Visit {
  product?: (id: number) => Promise<Product>;
  size?: (tamanio: string) => Promise<ProductSizeStock>;
  /** The whole catalogue. */
  initial?: () => Promise<Product[]>;
  id?: string;
  /** The piece that the link brought along. */
  passed?: Product;
  facts?: Partial<ShopFacts>;
}

function visit({ product, size, initial, id = '4', passed, facts = {} }: Visit = {}) {
  const found = ring();
  const stockOf = (tamanio: string) =>
    Promise.resolve(found.tallas.find((known) => known.tamanio === tamanio) ?? OUT_OF_LINE);
  return renderPage(
    <Route path="/clientes/producto/:idProducto">
      <ProductPage />
    </Route>,
    {
      path: `/clientes/producto/${id}`,
      facts,
      ...(passed && { state: { product: passed } }),
      shop: {
        catalog: {
          product: product ?? (() => Promise.resolve(found)),
          ...(initial && { initial }),
          productSize: ({ tamanio }) => (size ?? stockOf)(tamanio),
        },
        shipping: { fee: () => Promise.resolve({ monto: 9.5 }) },
      },
    },
  );
}

/** The page of a ring, once it answers. */
async function open(options: Visit = {}) {
  const page = visit(options);
  await screen.findByRole('button', { name: 'Añadir al carrito' });
  return page;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const add = () => button('Añadir al carrito');
const plus = () => button('Aumentar cantidad');
const minus = () => button('Disminuir cantidad');
const quantity = () =>
  screen.getByRole('group', { name: 'Cantidad' }).querySelector('output')?.textContent;
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const ready = () => waitFor(() => expect(add().disabled).toBe(false));

test('a new piece that is reserved for somebody says on its picture only that', async () => {
  await open({ product: () => Promise.resolve({ ...ring(), destacado: 1, reservada: 1 }) });
  expect(screen.getByText('Reservada')).toBeTruthy();
  expect(screen.queryByText('Nuevo')).toBeNull();
});

test('a ring of which no size is left has no bar that leads to its sizes', async () => {
  const { see } = stubSight();
  const none = ring().tallas.map((size) => ({ ...size, stock: 0 }));
  const { unmount } = await open();
  see(false);
  expect(screen.getByText('Elegir talla')).toBeTruthy();
  unmount();
  await open({ product: () => Promise.resolve({ ...ring(), tallas: none }) });
  see(false);
  expect(screen.queryByText('Elegir talla')).toBeNull();
});

describe('telling somebody', () => {
  const URL_OF_RING = 'https://filigrana.test/clientes/producto/4';
  const share = () => fireEvent.click(button('Compartir'));
  const withNavigator = (parts: object) => {
    for (const [name, value] of Object.entries(parts))
      Object.defineProperty(navigator, name, { value, configurable: true });
    onTestFinished(() => {
      for (const name of Object.keys(parts)) Reflect.deleteProperty(navigator, name);
    });
  };

  test('opens the sheet of a phone; closing it is no failure', async () => {
    const sheet = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
    withNavigator({ share: sheet });
    await open();
    share();
    expect(sheet).toHaveBeenCalledExactlyOnceWith({
      title: ring().nombreProducto,
      url: URL_OF_RING,
    });
    await Promise.resolve();
    expect(screen.queryByText('Enlace copiado')).toBeNull();
  });

  test('copies the address where there is none', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    withNavigator({ clipboard: { writeText } });
    await open();
    share();
    expect(await screen.findByText('Enlace copiado')).toBeTruthy();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(URL_OF_RING);
  });

  test('asks the shop by WhatsApp with the name of the piece and its address', async () => {
    const redes = { facebook: '', instagram: '', whatsapp: 'https://wa.me/50660000925' };
    await open({ facts: { redes } });
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Preguntar por WhatsApp' });
    const { origin, pathname, searchParams } = new URL(link.href);
    expect(origin + pathname).toBe(redes.whatsapp);
    expect(searchParams.get('text')).toBe(`Hola, me interesa «Anillo Trenza»: ${URL_OF_RING}`);
  });
});

test('pieces that go with it come when somebody scrolls to them, and not before', async () => {
  const { see } = stubSight();
  const initial = vi.fn(() =>
    Promise.resolve([ring(), piece({ idProducto: 9, nombreProducto: 'Anillo Vecino' })]),
  );
  await open({ initial });
  expect(initial).not.toHaveBeenCalled();
  await waitFor(() => {
    fireEvent.scroll(window);
    see(true);
    expect(screen.getByRole('heading', { name: 'También te puede gustar' })).toBeTruthy();
  });
  const section = within(screen.getByRole('region', { name: 'También te puede gustar' }));
  const cards = await section.findAllByRole('heading', { level: 3 });
  expect(cards.map((h) => h.textContent)).toEqual(['Anillo Vecino']);
});

test('pieces that were looked at before come with them, until somebody has the list cleared', async () => {
  const { see } = stubSight();
  localStorage.setItem('vistas', JSON.stringify({ productos: [9, 4, 8] }));
  const named = (idProducto: number, nombreProducto: string) =>
    piece({ idProducto, nombreProducto });
  await open({
    initial: () => Promise.resolve([ring(), named(8, 'Dije Hoja'), named(9, 'Aretes Lluvia')]),
  });
  const title = 'Vistas hace poco';
  await waitFor(() => {
    fireEvent.scroll(window);
    see(true);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  });
  const section = within(screen.getByRole('region', { name: title }));
  expect(section.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
    'Aretes Lluvia',
    'Dije Hoja',
  ]);
  fireEvent.click(section.getByRole('button', { name: 'Borrar esta lista' }));
  expect(screen.queryByRole('region', { name: title })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Borramos la lista de piezas vistas.');
  expect(localStorage.getItem('vistas')).toBeNull();
});

describe('what the page shows', () => {
  test('that it is loading, until the piece is there', async () => {
    const later = answeredLater<Product>();
    visit({ product: later.call });
    expect(screen.getByText('Cargando producto...')).toBeTruthy();
    const heading = screen.getByRole('heading', { level: 1 });
    later.resolve(ring());
    expect(await screen.findByText('Anillos', { exact: false })).toBeTruthy();
    expect(screen.queryByText('Cargando producto...')).toBeNull();
    // The same heading: the focus that it had is not lost.
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    expect(heading.textContent).toBe('Anillo Trenza');
  });

  test('image, name, category and material, description and prices', async () => {
    await open();
    expect(screen.getByRole('img').getAttribute('alt')).toBe(
      'Anillo Trenza, plata, piedra natural',
    );
    expect(screen.getByText('Anillos', { exact: false }).textContent).toBe('Anillos | Plata');
    expect(screen.getByText(ring().descripcion)).toBeTruthy();
    expect(screen.getByText('$139.00 USD').closest('s')).toBeNull();
    expect(screen.getByText(/\$165\.00 USD/).closest('s')).not.toBeNull();
  });

  test('what its shipping costs', async () => {
    await open();
    expect(await screen.findByText(/^Envío \$9\.50 USD por pedido/)).toBeTruthy();
  });

  test.each([
    ['Cómo cuidar una pieza de plata', '/clientes/cuidado#plata'],
    ['Garantía de una pieza de plata', '/clientes/cuidado#garantia-plata'],
    ['Cambios y devoluciones', '/clientes/cuidado#cambios-y-devoluciones'],
  ])('where it is told: %s', async (name, href) => {
    await open();
    const told = await screen.findByRole('link', { name });
    expect(told.getAttribute('href')).toBe(href);
  });

  test('how long a delivery takes, where the shop says so', async () => {
    const entrega = 'Llega de 3 a 5 días hábiles.';
    await open({ facts: { entrega } });
    expect(screen.getByText(entrega)).toBeTruthy();
  });

  test('the kind of stone, and that there is only one when that is so', async () => {
    await open({ product: () => Promise.resolve(ring({ unico: 1 })) });
    const facts = within(screen.getByRole('list', { name: 'Detalles de la pieza y de la compra' }));
    expect(facts.getByText('Piedra natural')).toBeTruthy();
    expect(facts.getByText('Pieza única')).toBeTruthy();
  });

  test('the piece that the link brought along at once, and what the server says after', async () => {
    const later = answeredLater<Product>();
    visit({ product: later.call, passed: ring() });
    expect(screen.getByRole('heading', { level: 1, name: 'Anillo Trenza' })).toBeTruthy();
    later.resolve(ring({ nombreProducto: 'Anillo Trenza Doble' }));
    expect(await screen.findByRole('heading', { name: 'Anillo Trenza Doble' })).toBeTruthy();
  });

  test('not the piece of another link', () => {
    visit({ product: answeredLater<Product>().call, passed: piece() });
    expect(screen.queryByText('Topos Lucero')).toBeNull();
  });

  test('of a piece that a list brought its measures at once, and how it was made when it answers', async () => {
    const { call, resolve } = answeredLater<Product>();
    const measures = { ...NO_DETAILS, pesoG: 3.2 };
    visit({ product: call, passed: { ...ring(), ficha: measures } });
    expect(await screen.findByRole('heading', { name: 'Medidas' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Hecho en el taller' })).toBeNull();
    resolve({ ...ring(), ficha: { ...measures, historia: 'Hilo por hilo.' } });
    expect(await screen.findByText('Hilo por hilo.')).toBeTruthy();
  });

  test.each(['0', 'abc', '4.5', '99999999999'])(
    'id %s: no such piece, without asking',
    async (id) => {
      const product = vi.fn<(id: number) => Promise<Product>>();
      visit({ id, product });
      expect(await screen.findByRole('heading', { name: 'Producto no encontrado' })).toBeTruthy();
      expect(product).not.toHaveBeenCalled();
    },
  );

  test('a piece that the server does not know is missing, even when a link brought it', async () => {
    visit({ product: () => Promise.reject(refusal(404)), passed: ring() });
    expect(await screen.findByRole('heading', { name: 'Producto no encontrado' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver Catalogo' })).toBeTruthy();
  });

  test('a failure, with a way to try again', async () => {
    const product = vi.fn<(id: number) => Promise<Product>>().mockRejectedValue(offline());
    visit({ product });
    expect(await screen.findByText('No se pudo cargar el producto.')).toBeTruthy();
    product.mockResolvedValue(ring());
    fireEvent.click(button('Reintentar'));
    expect(await screen.findByRole('heading', { name: 'Anillo Trenza' })).toBeTruthy();
  });

  test('where one came from, or else the catalogue', async () => {
    await open();
    const crumbs = within(screen.getByRole('navigation', { name: 'Ruta' }));
    expect(crumbs.getByRole('link', { name: 'Catálogo' })).toBeTruthy();
    expect(crumbs.getByText('Anillo Trenza').getAttribute('aria-current')).toBe('page');
  });
});

describe('the size of a ring', () => {
  test('before one is chosen nothing can be added, and the hint asks for it', async () => {
    await open();
    expect(screen.getByText('Selecciona una talla para ver el stock.')).toBeTruthy();
    expect([add().disabled, plus().disabled, minus().disabled]).toEqual([true, true, true]);
  });

  test('chosen, its stock is fetched and told for 3 s', async () => {
    const size = vi.fn(() => Promise.resolve({ idProducto_talla: 40, stock: 2 }));
    const { clock } = await open({ size });
    choose('Talla 6');
    expect(await screen.findByText('Talla 6 seleccionada. Quedan 2 en stock.')).toBeTruthy();
    expect(size).toHaveBeenCalledWith('6');
    await ready();
    expect(plus().disabled).toBe(false);
    clock.advance(2999);
    expect(screen.queryByText(/Talla 6 seleccionada/)).not.toBeNull();
    clock.advance(1);
    expect(screen.queryByText(/Talla 6 seleccionada/)).toBeNull();
  });

  test('a sold-out size cannot be chosen and says so', async () => {
    await open();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Talla 8, agotada' }).disabled).toBe(
      true,
    );
  });

  test('a size that somebody holds says so, and can be waited for', async () => {
    const tallas = ring().tallas.map((size) =>
      size.tamanio === '8' ? { ...size, stock: 0, reservada: 1 as const } : size,
    );
    await open({
      product: () => Promise.resolve({ ...ring(), tallas }),
      size: () => Promise.resolve({ idProducto_talla: 8, stock: 0 }),
    });
    choose('Talla 8, reservada');
    expect(await screen.findByRole('form', { name: 'Avisarme cuando quede libre' })).toBeTruthy();
    expect(screen.queryByText('Talla 8 agotada.')).toBeNull();
    expect(add().disabled).toBe(true);
  });

  test('where all are sold nobody is asked to choose one, and there is a way to another piece', async () => {
    const tallas = ring().tallas.map((size) => ({ ...size, stock: 0 }));
    await open({ product: () => Promise.resolve({ ...ring(), unico: 1 as const, tallas }) });
    expect(screen.queryByText('Selecciona una talla para ver el stock.')).toBeNull();
    expect(screen.getByText('Vendida: era única.', { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pide una parecida' })).toBeTruthy();
  });

  test('a size that does not exist with this piece: it says why, and can be tried again', async () => {
    const size = vi
      .fn<(tamanio: string) => Promise<ProductSizeStock>>()
      .mockRejectedValue(refusal(404));
    await open({ size });
    choose('Talla 6');
    expect(await screen.findByText('Combinación no encontrada')).toBeTruthy();
    // The toast goes; what stands beside the button stays.
    expect(screen.getAllByText(/No se encontró la combinación de talla y producto\./)).toHaveLength(
      2,
    );
    expect(add().disabled).toBe(true);
    size.mockResolvedValue({ idProducto_talla: 40, stock: 2 });
    fireEvent.click(button('Reintentar'));
    await ready();
  });
});

describe('the own size', () => {
  const keep = (ring: string, middle = ring) => {
    onTestFinished(() => localStorage.clear());
    const tallas = [
      { mano: 'izquierda', dedo: 'anular', tamanio: ring },
      { mano: 'derecha', dedo: 'medio', tamanio: middle },
    ];
    localStorage.setItem('tallas', JSON.stringify({ tallas }));
  };

  test('is chosen on a ring, and says which fingers have it', async () => {
    keep('7');
    const { clock } = await open();
    await ready();
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('7');
    clock.advance(3000);
    expect(screen.getByText('Tu talla: anular izquierdo y medio derecho.')).toBeTruthy();
    choose('Talla 6');
    clock.advance(3000);
    expect(screen.queryByText(/^Tu talla:/)).toBeNull();
  });

  test('is that of another finger where the ring does not come in the first', async () => {
    keep('8', '7');
    await open();
    await ready();
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('7');
  });

  test('is not chosen where it is sold out', async () => {
    keep('8');
    await open();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Talla 8/ }).disabled).toBe(true);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });
});

describe('the quantity', () => {
  test('starts at 1, does not go below it, nor above the stock, and says so for 2.5 s', async () => {
    const { clock } = await open();
    choose('Talla 6');
    await ready();
    expect([quantity(), minus().disabled]).toEqual(['1', true]);
    fireEvent.click(plus());
    expect(quantity()).toBe('2');
    fireEvent.click(plus());
    expect(quantity()).toBe('2');
    const most = 'Has alcanzado la cantidad máxima disponible para este producto.';
    expect(screen.getByText(most)).toBeTruthy();
    clock.advance(2500);
    expect(screen.queryByText(most)).toBeNull();
    fireEvent.click(minus());
    expect(quantity()).toBe('1');
  });

  test('comes down to the stock of another size', async () => {
    await open();
    choose('Talla 6');
    await ready();
    fireEvent.click(plus());
    choose('Talla 7');
    expect(await screen.findByText('Talla 7 seleccionada. Queda 1 en stock.')).toBeTruthy();
    expect(quantity()).toBe('1');
  });
});

describe('a piece without sizes', () => {
  const openPiece = (stock: number) =>
    open({
      id: '7',
      product: () => Promise.resolve(piece({ stock })),
      size: () => Promise.resolve({ idProducto_talla: 70, stock }),
    });

  test('has no size buttons and can be added at once', async () => {
    await openPiece(3);
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(screen.queryByText('Guía de tallas')).toBeNull();
    await ready();
  });

  test('that is sold out says so and cannot be added', async () => {
    await openPiece(0);
    expect(await screen.findByText('Pieza agotada por el momento.', { exact: false })).toBeTruthy();
    expect(add().disabled).toBe(true);
  });
});

describe('the size guide', () => {
  const openGuide = async (size?: string) => {
    await open();
    if (size) choose(size);
    fireEvent.click(button('Guía de tallas'));
    return within(await screen.findByRole('dialog', { name: 'Guía de tallas' }));
  };
  const drawn = (guide: ReturnType<typeof within>) => guide.getByText(/mm$/, { selector: 'text' });

  test('has the eight sizes in millimetres and in centimetres', async () => {
    const guide = await openGuide();
    const rows = guide.getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['5', '15.7 mm', '1.57 cm'],
      ['6', '16.5 mm', '1.65 cm'],
      ['7', '17.3 mm', '1.73 cm'],
      ['8', '18.1 mm', '1.81 cm'],
      ['9', '18.9 mm', '1.89 cm'],
      ['10', '19.8 mm', '1.98 cm'],
      ['11', '20.6 mm', '2.06 cm'],
      ['12', '21.4 mm', '2.14 cm'],
    ]);
  });

  test('tells how to measure the inner diameter of a ring', async () => {
    const guide = await openGuide();
    expect(guide.getByText(/mide su diámetro interior/)).toBeTruthy();
  });

  test('draws the chosen size, and while a row is pointed at, that one', async () => {
    const guide = await openGuide('Talla 6');
    expect(drawn(guide).textContent).toBe('16.5 mm');
    fireEvent.pointerEnter(
      guide.getByText('21.4 mm', { selector: 'td' }).closest('tr') as HTMLElement,
    );
    expect(drawn(guide).textContent).toBe('21.4 mm');
    fireEvent.pointerLeave(
      guide.getByText('21.4 mm', { selector: 'td' }).closest('tbody') as HTMLElement,
    );
    expect(drawn(guide).textContent).toBe('16.5 mm');
  });

  test('draws the rings to scale', async () => {
    const guide = await openGuide();
    const svg = drawn(guide).closest('svg') as SVGSVGElement;
    const radii = [...svg.querySelectorAll(':scope > circle')].map((c) =>
      Number(c.getAttribute('r')),
    );
    expect((radii.at(-1) ?? 0) / (radii[0] ?? 1)).toBeCloseTo(21.4 / 15.7);
  });

  test('closes and gives the focus back', async () => {
    stubWayBack();
    const guide = await openGuide();
    fireEvent.click(guide.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('what the server does', () => {
  const ask = (idProducto: string, product: (id: number) => Promise<Product>) =>
    prefetchProduct(fakeShop({ catalog: { product } }), { idProducto }, new URLSearchParams());

  test('it loads the piece', async () => {
    const { fallback, status } = await ask('4', () => Promise.resolve(ring()));
    expect([status, Object.values(fallback)]).toEqual([undefined, [ring()]]);
  });

  test('a piece that does not exist is a 404 that says so at once', async () => {
    const { fallback, status } = await ask('4', () => Promise.reject(refusal(404)));
    expect([status, Object.values(fallback)]).toEqual([404, [null]]);
  });

  test('an id that none can have is a 404 without asking', async () => {
    const product = vi.fn<(id: number) => Promise<Product>>();
    expect((await ask('abc', product)).status).toBe(404);
    expect(product).not.toHaveBeenCalled();
  });

  test('any other failure is left to the browser', async () => {
    await expect(ask('4', () => Promise.reject(refusal(500)))).rejects.toThrow();
  });
});
