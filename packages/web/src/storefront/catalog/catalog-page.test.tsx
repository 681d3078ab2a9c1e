import type { CatalogCounts, Product, Shop } from '@filigrana/sdk';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answeredLater } from '../../../test/answered-later.ts';
import { onPhone } from '../../../test/screen-width.ts';
import { fakeShop, refusal } from '../../../test/fake-shop.ts';
import { piece, ring } from '../../../test/storefront/products.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import CatalogPage from './catalog-page.tsx';
import { prefetchCatalog as prefetch } from './catalog-prefetch.ts';

const PATH = '/clientes/catalogo';
const ALL = [ring(), piece()];

type Catalog = Partial<Shop['catalog']>;

/** A catalogue whose filters always find the earrings. */
function catalogOf(change: Catalog = {}) {
  const initial = vi.fn(() => Promise.resolve(ALL));
  const filter = vi.fn<Shop['catalog']['filter']>(() => Promise.resolve([piece()]));
  const counts = () => Promise.reject(refusal(404));
  return { initial, filter, counts, ...change };
}

/** The page, once its filters answer. */
async function open(catalog: Catalog = catalogOf(), search = '', state?: object) {
  const page = renderPage(<CatalogPage />, {
    shop: { catalog },
    path: PATH + search,
    ...(state && { state }),
  });
  await screen.findByRole('complementary', { name: 'Filtros', hidden: true });
  return page;
}

const names = () =>
  screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);
const section = (name: string) => screen.getByText(name).closest('details') as HTMLDetailsElement;
const addresses = (page: Awaited<ReturnType<typeof open>>) => page.visits.map(({ to }) => to);

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the pieces', () => {
  test('all of them while no filter is set, counted beside the title', async () => {
    const catalog = catalogOf();
    await open(catalog);
    expect(await screen.findByText('2 piezas')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Catalogo' })).toBeTruthy();
    expect(names()).toEqual(['Anillo Trenza', 'Topos Lucero']);
    expect(catalog.filter).not.toHaveBeenCalled();
  });

  test('skeletons in the form of the cards while the first ones are on their way', async () => {
    await open(catalogOf({ initial: answeredLater<Product[]>().call }));
    expect(screen.getByText('Cargando piezas…')).toBeTruthy();
    expect(screen.queryAllByRole('article')).toEqual([]);
  });

  test('none: it says so, and once that filters can be taken away', async () => {
    const catalog = catalogOf({ filter: () => Promise.resolve([]) });
    const page = await open(catalog, '?categoria=Conjuntos');
    expect(await screen.findByText('No se encontraron productos')).toBeTruthy();
    expect(screen.getByText('0 piezas')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    expect(addresses(page)).toEqual([PATH]);
    expect(await screen.findByText('2 piezas')).toBeTruthy();
  });

  test('a failure is not told: the place is empty and can be filled again', async () => {
    const initial = vi.fn<() => Promise<Product[]>>().mockRejectedValue(refusal(500));
    await open(catalogOf({ initial }));
    expect(await screen.findByText('No se encontraron productos')).toBeTruthy();
    expect(screen.queryByText(/piezas?$/)).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('');
    initial.mockResolvedValue(ALL);
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('2 piezas')).toBeTruthy();
  });

  test('a list that is there stays when reading it again fails', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const initial = vi.fn<() => Promise<Product[]>>().mockResolvedValue(ALL);
    await open(catalogOf({ initial }));
    await screen.findByText('2 piezas');
    initial.mockRejectedValue(refusal(500));
    const before = initial.mock.calls.length;
    // Back from being offline the list is read again, unless that was just done.
    act(() => void vi.advanceTimersByTime(5000));
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(initial.mock.calls.length).toBeGreaterThan(before));
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(names()).toHaveLength(2);
    expect(screen.queryByText('No se encontraron productos')).toBeNull();
  });

  test('the last list stays, marked as busy, while the next one loads', async () => {
    const later = answeredLater<Product[]>();
    await open(catalogOf({ filter: later.call }));
    await screen.findByText('2 piezas');
    fireEvent.click(screen.getByLabelText('Aretes'));
    expect(names()).toHaveLength(2);
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
    later.resolve([piece()]);
    expect(await screen.findByText('1 pieza')).toBeTruthy();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });
});

describe('a search', () => {
  /** The words find the ring only. */
  const seeking = () =>
    catalogOf({
      search: vi.fn(() => Promise.resolve([ring()])),
      filter: vi.fn(() => Promise.resolve(ALL)),
    });

  test('in the address shows what it finds, as a chip that can be taken away', async () => {
    const page = await open(seeking(), '?buscar=trenza');
    expect(await screen.findByText('1 pieza')).toBeTruthy();
    expect(names()).toEqual(['Anillo Trenza']);
    fireEvent.click(screen.getByRole('button', { name: 'Quitar Búsqueda: trenza' }));
    expect(addresses(page)).toEqual([PATH]);
    expect(await screen.findByText('2 piezas')).toBeTruthy();
  });

  test('marks on the cards what it has found, and the name stays whole', async () => {
    await open(seeking(), '?buscar=sortija+trenzas');
    const name = await screen.findByRole('link', { name: 'Anillo Trenza' });
    expect(name.querySelector('mark')).toBeNull();
    fireEvent.scroll(window);
    await waitFor(() =>
      expect([...name.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
        'Anillo',
        'Trenza',
      ]),
    );
    expect(screen.getByRole('link', { name: 'Anillo Trenza' })).toBe(name);
  });

  test('goes together with filters, and stays when they change', async () => {
    const page = await open(seeking(), '?precio=desc&buscar=trenza');
    // The filters let two through, the words find one of them.
    expect(await screen.findByText('1 pieza')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Aretes'));
    expect(addresses(page)).toEqual([`${PATH}?precio=desc&categoria=Aretes&buscar=trenza`]);
    fireEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    expect(addresses(page).at(-1)).toBe(PATH);
  });

  test('that finds nothing leads to the nearest pieces, and to one made to order', async () => {
    const none = () => Promise.resolve([]);
    await open({ ...seeking(), search: none, filter: none }, '?buscar=anillo+turquesa');
    const nearest = await screen.findByRole('region', { name: 'Lo más parecido' });
    expect(within(nearest).getByRole('heading', { name: 'Anillo Trenza' })).toBeTruthy();
    expect(within(nearest).queryByRole('heading', { name: 'Topos Lucero' })).toBeNull();
    expect(
      screen.getByRole('link', { name: 'Pedir una pieza a tu medida' }).getAttribute('href'),
    ).toBe('/clientes/pedido-especial');
  });

  test('whose words say nothing leads to pieces that may please', async () => {
    const none = () => Promise.resolve([]);
    await open({ ...seeking(), search: none }, '?buscar=reloj');
    const liked = await screen.findByRole('region', { name: 'Quizá te guste' });
    expect(within(liked).getAllByRole('article').length).toBeGreaterThan(0);
    expect(screen.queryByText('Lo más parecido')).toBeNull();
  });

  test('leads on to the parts of the catalogue that it names, as its suggestions did', async () => {
    await open(seeking(), '?buscar=pulseras+de+plata');
    const way = await screen.findByRole('link', { name: 'Ver Pulseras' });
    expect(way.getAttribute('href')).toBe('/clientes/catalogo?categoria=Pulseras');
    expect(screen.getByRole('link', { name: 'Ver piezas de plata' })).toBeTruthy();
  });

  test('for nothing is none', async () => {
    await open(seeking(), '?buscar=%20');
    expect(await screen.findByText('2 piezas')).toBeTruthy();
    expect(screen.queryByText(/^Búsqueda/)).toBeNull();
  });
});

describe('the filters', () => {
  test('stand in five sections, of which only the price is open', async () => {
    await open();
    const open5 = ['Precio', 'Categoría', 'Piedra', 'Material', 'Tamaño'].map(
      (name) => section(name).open,
    );
    expect(open5).toEqual([true, false, false, false, false]);
  });

  test('offer the values of the specification, with their accents', async () => {
    await open();
    const labels = (name: string) =>
      [...section(name).querySelectorAll('label')].map((label) => label.textContent);
    expect(labels('Precio')).toEqual([
      'Mayor a menor',
      'Menor a mayor',
      'Más nuevas',
      'Nombre (A a la Z)',
      'Desde',
      'Hasta',
    ]);
    expect(labels('Categoría')).toEqual([
      'Anillos',
      'Aretes',
      'Cadenas y Dijes',
      'Pulseras',
      'Conjuntos',
    ]);
    expect(labels('Piedra')).toEqual(['Natural', 'Sintética']);
    expect(labels('Material')).toEqual(['Plata', 'Plata bañada en oro']);
    expect(labels('Tamaño')).toEqual(['5', '6', '7', '8']);
  });

  test('live in the address and are sent as the specification writes them', async () => {
    const catalog = catalogOf();
    const page = await open(catalog);
    fireEvent.click(screen.getByLabelText('Sintética'));
    fireEvent.click(screen.getByLabelText('Plata bañada en oro'));
    fireEvent.click(screen.getByLabelText('Menor a mayor'));
    expect(addresses(page).at(-1)).toBe(
      `${PATH}?precio=asc&piedra=Sintetica&material=Plata+banada+en+oro`,
    );
    await waitFor(() =>
      expect(catalog.filter).toHaveBeenLastCalledWith(
        expect.objectContaining({
          precio: 'asc',
          piedra: ['Sintetica'],
          material: ['Plata banada en oro'],
        }),
      ),
    );
  });

  test('are read from the address, as after a reload or the back button', async () => {
    const page = await open(catalogOf(), '?precio=desc&categoria=Anillos&tamano=7');
    expect(screen.getByLabelText<HTMLInputElement>('Mayor a menor').checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Anillos').checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('7').checked).toBe(true);
    expect(screen.getByText('3 filtros activos')).toBeTruthy();
    page.go(PATH);
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Anillos').checked).toBe(false),
    );
  });

  test('the chosen price order is taken away by choosing it again', async () => {
    const page = await open(catalogOf(), '?precio=asc');
    fireEvent.click(screen.getByLabelText('Menor a mayor'));
    expect(addresses(page)).toEqual([PATH]);
    expect(screen.getByLabelText<HTMLInputElement>('Menor a mayor').checked).toBe(false);
  });

  test('keep the navigation to the page they are on', async () => {
    await open(catalogOf(), '', { previous: '/clientes/contacto' });
    const crumbs = within(screen.getByRole('navigation', { name: 'Ruta' }));
    expect(crumbs.getByRole('link', { name: 'Contacto' })).toBeTruthy();
    expect(crumbs.getByText('Catalogo').getAttribute('aria-current')).toBe('page');
  });
});

describe('what is chosen', () => {
  const chips = () =>
    within(screen.getByRole('group', { name: 'Filtros activos' }))
      .getAllByRole('button')
      .map((chip) => chip.textContent);

  test('stands above the pieces, one chip each', async () => {
    await open(catalogOf(), '?precio=asc&categoria=Anillos&piedra=Sintetica&tamano=7');
    expect(chips()).toEqual([
      'Menor a mayor',
      'Anillos',
      'Sintética',
      'Talla 7',
      'Limpiar filtros',
    ]);
  });

  test('goes away by its chip, and the next chip takes the focus', async () => {
    const page = await open(catalogOf(), '?categoria=Anillos&categoria=Aretes');
    fireEvent.click(screen.getByRole('button', { name: 'Quitar Anillos' }));
    expect(addresses(page)).toEqual([`${PATH}?categoria=Aretes`]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Quitar Aretes');
    fireEvent.click(screen.getByRole('button', { name: 'Quitar Aretes' }));
    expect(screen.queryByRole('group', { name: 'Filtros activos' })).toBeNull();
    // Nothing is left in its place: the pieces take the focus.
    expect(document.activeElement?.contains(screen.getAllByRole('article')[0] ?? null)).toBe(true);
    expect(document.activeElement?.tagName).not.toBe('BODY');
  });
});

describe('the price range', () => {
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const type = (name: string, text: string) =>
    fireEvent.change(field(name), { target: { value: text } });

  test('is applied by Enter, or when its field is left', async () => {
    const page = await open();
    type('Desde', '50');
    fireEvent.keyDown(field('Desde'), { key: 'Enter' });
    expect(addresses(page)).toEqual([`${PATH}?precioMinimo=50`]);
    type('Hasta', ' 120 ');
    fireEvent.blur(field('Hasta'));
    expect(addresses(page).at(-1)).toBe(`${PATH}?precioMinimo=50&precioMaximo=120`);
    expect(screen.getByRole('button', { name: 'Quitar Hasta $120' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Quitar Desde $50' }));
    expect(addresses(page).at(-1)).toBe(`${PATH}?precioMaximo=120`);
    expect([field('Desde').value, field('Hasta').value]).toEqual(['', '120']);
  });

  test('that is left as it was changes nothing, also with cents from the address', async () => {
    const page = await open(catalogOf(), '?precioMinimo=49.5');
    fireEvent.blur(field('Desde'));
    type('Hasta', '80');
    fireEvent.blur(field('Hasta'));
    expect(addresses(page)).toEqual([`${PATH}?precioMinimo=49.5&precioMaximo=80`]);
    expect(screen.getByText('Desde $49.50')).toBeTruthy();
  });

  test.each([
    ['200', '«Desde» no puede ser mayor que «Hasta».'],
    ['49.50', 'Solo dólares enteros.'],
    ['-5', 'Solo dólares enteros.'],
    ['barato', 'Solo dólares enteros.'],
  ])('%j says what is wrong with it, and is not applied', async (text, sentence) => {
    const page = await open(catalogOf(), '?precioMaximo=120');
    type('Desde', text);
    fireEvent.blur(field('Desde'));
    const says = screen.getByText(sentence);
    expect(field('Desde').getAttribute('aria-invalid')).toBe('true');
    const described = field('Desde').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.contains(says)).toBe(true);
    expect(page.visits).toEqual([]);
    type('Desde', '20');
    fireEvent.blur(field('Desde'));
    expect(screen.queryByText(sentence)).toBeNull();
    expect(addresses(page)).toEqual([`${PATH}?precioMinimo=20&precioMaximo=120`]);
  });
});

test.each([
  ['?largoMinimo=40&largoMaximo=45', 'Largo: 40–45 mm'],
  ['?anchoMinimo=2.5', 'Ancho: desde 2.5 mm'],
  ['?pesoMaximo=3.25', 'Peso: hasta 3.25 g'],
])('the measure of %s is one filter, taken away as a whole', async (search, label) => {
  const page = await open(catalogOf(), search);
  expect(screen.getAllByText('1 filtro activo').length).toBeGreaterThan(0);
  // Nobody has counted: what is chosen stands in the panel all the same.
  expect(screen.getByText('Medidas')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: `Quitar ${label}` }));
  expect(addresses(page)).toEqual([PATH]);
  expect(screen.queryByText('Medidas')).toBeNull();
});

test('one order is chosen at a time', async () => {
  const page = await open(catalogOf(), '?precio=asc');
  fireEvent.click(screen.getByLabelText('Más nuevas'));
  expect(addresses(page)).toEqual([`${PATH}?orden=nuevos`]);
  fireEvent.click(screen.getByLabelText('Nombre (A a la Z)'));
  fireEvent.click(screen.getByLabelText('Mayor a menor'));
  expect(addresses(page).slice(1)).toEqual([`${PATH}?orden=nombre`, `${PATH}?precio=desc`]);
});

test('only what is there is asked for, and everything again', async () => {
  const page = await open();
  fireEvent.click(screen.getByLabelText('Solo disponibles'));
  expect(addresses(page)).toEqual([`${PATH}?disponibles=true`]);
  fireEvent.click(screen.getByRole('button', { name: 'Quitar Solo disponibles' }));
  expect(addresses(page).at(-1)).toBe(PATH);
});

describe('counts', () => {
  const COUNTS: CatalogCounts = {
    ...{ total: 2, disponibles: 1, precioMinimo: 41.5, precioMaximo: 164.2 },
    ...{ largoMinimo: 7, largoMaximo: 13.5, anchoMinimo: 18, anchoMaximo: 18 },
    ...{ pesoMinimo: null, pesoMaximo: null },
    categoria: [
      { valor: 'Anillos', cantidad: 1 },
      { valor: 'Aretes', cantidad: 0 },
    ],
    ...{ piedra: [], material: [] },
    tamano: [{ valor: '7', cantidad: 4 }],
  };
  const option = (value: string) =>
    document.querySelector(`input[value="${value}"]`) as HTMLInputElement;
  const labelOf = (value: string) => option(value).closest('label')?.textContent;
  const sayOf = (value: string) => {
    const described = option(value).getAttribute('aria-describedby') ?? '';
    return document.getElementById(described)?.textContent ?? null;
  };

  test('stand beside what they count once they are known, and describe it', async () => {
    const counts = answeredLater<CatalogCounts>();
    await open(catalogOf({ counts: counts.call }));
    await screen.findByText('2 piezas');
    expect(labelOf('Anillos')).toBe('Anillos');
    counts.resolve(COUNTS);
    await waitFor(() => expect(labelOf('Anillos')).toBe('Anillos(1)'));
    expect(['Anillos', 'Aretes', '7', 'true', 'Natural'].map(sayOf)).toEqual([
      ...['(1)', '(0)', '(4)', '(1)', null],
    ]);
    const prices = within(screen.getByRole('group', { name: 'Rango de precio en dólares' }));
    const likely = ['Desde', 'Hasta'].map(
      (name) => prices.getByLabelText<HTMLInputElement>(name).placeholder,
    );
    expect(likely).toEqual(['41', '165']);
  });

  test('show the measures in which pieces differ, from which to which', async () => {
    const page = await open(catalogOf({ counts: () => Promise.resolve(COUNTS) }));
    const length = within(await screen.findByRole('group', { name: 'Largo (mm)', hidden: true }));
    expect(screen.queryByRole('group', { name: 'Ancho (mm)', hidden: true })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Peso (g)', hidden: true })).toBeNull();
    const [from, to] = ['Desde', 'Hasta'].map((name) =>
      length.getByLabelText<HTMLInputElement>(name),
    ) as [HTMLInputElement, HTMLInputElement];
    expect([from.placeholder, to.placeholder]).toEqual(['7', '13.5']);
    fireEvent.change(to, { target: { value: '10,55' } });
    fireEvent.blur(to);
    expect(length.getByText(/^Milímetros hasta 999\.9/)).toBeTruthy();
    expect(page.visits).toEqual([]);
    fireEvent.change(to, { target: { value: '10,5' } });
    fireEvent.blur(to);
    expect(addresses(page)).toEqual([`${PATH}?largoMaximo=10.5`]);
  });

  test('are of the other filters and the search of the address', async () => {
    const counts = vi.fn<Shop['catalog']['counts']>(() => Promise.resolve(COUNTS));
    await open(
      catalogOf({ counts, search: () => Promise.resolve([ring()]) }),
      '?tamano=7&disponibles=true&buscar=trenza',
    );
    await waitFor(() => expect(counts).toHaveBeenCalled());
    expect(counts).toHaveBeenCalledWith(
      expect.objectContaining({ tamano: ['7'], disponibles: true }),
      'trenza',
    );
  });

  test('of nothing leave an option that can be taken away, or chosen all the same', async () => {
    const page = await open(
      catalogOf({ counts: () => Promise.resolve(COUNTS) }),
      '?categoria=Aretes',
    );
    await waitFor(() => expect(sayOf('Aretes')).toBe('(0)'));
    fireEvent.click(option('Aretes'));
    expect(addresses(page)).toEqual([PATH]);
    fireEvent.click(option('Aretes'));
    expect(addresses(page).at(-1)).toBe(`${PATH}?categoria=Aretes`);
  });

  test('that nobody has are not shown, and nothing is said about it', async () => {
    const counts = vi.fn(() => Promise.reject<CatalogCounts>(refusal(404)));
    await open(catalogOf({ counts }));
    await waitFor(() => expect(counts).toHaveBeenCalled());
    await screen.findByText('2 piezas');
    expect(labelOf('Anillos')).toBe('Anillos');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test('are not asked for on a phone until the filters are in sight', async () => {
    onPhone();
    const counts = vi.fn(() => Promise.resolve(COUNTS));
    await open(catalogOf({ counts }));
    await screen.findByText('2 piezas');
    expect(counts).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Filtros', hidden: true }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    expect((await drawer.findAllByText('(1)')).length).toBeGreaterThan(0);
    expect(counts).toHaveBeenCalledTimes(1);
  });
});

describe('the drawer of phones', () => {
  // Its button is out of sight on the wide screen of the test.
  const openDrawer = () =>
    fireEvent.click(screen.getByRole('button', { name: 'Filtros', hidden: true }));

  test('holds the same filters, tells how many pieces they find, and closes with ‘Cerrar’', async () => {
    await open(catalogOf(), '?categoria=Aretes');
    openDrawer();
    const drawer = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    expect(drawer.getByLabelText<HTMLInputElement>('Aretes').checked).toBe(true);
    expect(await drawer.findByRole('button', { name: 'Ver 1 pieza' })).toBeTruthy();
    fireEvent.click(drawer.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('stays open over a range that is none, with the focus where it was typed', async () => {
    await open(catalogOf(), '?precioMaximo=120');
    openDrawer();
    const drawer = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    const from = drawer.getByLabelText('Desde');
    fireEvent.change(from, { target: { value: '200' } });
    fireEvent.blur(from);
    fireEvent.click(await drawer.findByRole('button', { name: 'Ver 1 pieza' }));
    const said = drawer.getByText('«Desde» no puede ser mayor que «Hasta».');
    // Below the field it would be under the bar of the drawer, or the keyboard.
    const invalid = document.querySelector('dialog [aria-invalid]');
    expect(invalid?.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(document.activeElement).toBe(from);
  });

  test('closes by the button that shows the pieces', async () => {
    await open();
    openDrawer();
    fireEvent.click(await screen.findByRole('button', { name: 'Ver 2 piezas' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

test('the server loads the list that the address asks for', async () => {
  const catalog = catalogOf();
  const shop = fakeShop({ catalog });
  const all = await prefetch(shop, {}, new URLSearchParams());
  expect(Object.values(all.fallback)).toEqual([ALL]);
  const some = await prefetch(shop, {}, new URLSearchParams('categoria=Aretes&otro=1'));
  expect(Object.values(some.fallback)).toEqual([[piece()]]);
  expect(catalog.filter).toHaveBeenCalledWith(expect.objectContaining({ categoria: ['Aretes'] }));
  const search = vi.fn(() => Promise.resolve([ring()]));
  const found = await prefetch(
    fakeShop({ catalog: { ...catalog, search } }),
    {},
    new URLSearchParams({ buscar: ' trenza ' }),
  );
  expect(Object.values(found.fallback)).toEqual([[ring()]]);
  expect(search).toHaveBeenCalledWith('trenza', expect.anything());
});
