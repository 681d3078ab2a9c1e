import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { goTo } from '../support/browser.ts';
import {
  breakCalls,
  holdBack,
  NOT_JSON,
  OFFLINE,
  refusal,
  silence,
  type Fault,
} from '../support/faults.ts';
import { logIn, CUSTOMER } from '../support/people.ts';
import { useStage, type Visitor } from '../support/stage.ts';

const stage = useStage();

const SERVER_SAID = 'Falla del taller.';
const FAULTS = [refusal(500, 'INTERNAL', SERVER_SAID), OFFLINE, NOT_JSON, silence()];

interface Reading {
  page: string;
  calls: RegExp;
  /** Where one is when the connection still works. */
  from?: string;
  /** The name of the link that is followed from there. */
  link?: string;
  says: string;
  /** The server's own words are shown where it has some. */
  quotes?: boolean;
  /** What the same page reads besides, and has by then. */
  beside?: readonly string[];
  /** The failure is only written to the console. */
  logged?: RegExp;
  /** What is there after 'Reintentar'. */
  shows: string;
}

const CONTACT = '/clientes/contacto';
const PROFILE = '/clientes/perfil';

const READINGS: Reading[] = [
  {
    page: 'the catalogue',
    calls: /catalogo\/inicio/,
    from: CONTACT,
    link: 'Catálogo',
    says: 'No se encontraron productos',
    logged: /listInitialCatalog/,
    // How many pieces are available.
    beside: ['(28)'],
    shows: '29 piezas',
  },
  {
    page: 'the banners of the home page',
    calls: /api\/banners/,
    from: CONTACT,
    link: 'Inicio',
    says: 'No hay banners disponibles.',
    logged: /listBanner/,
    shows: 'Joyería de autor, hilo a hilo',
  },
  {
    page: 'the featured pieces',
    calls: /catalogo\/destacados/,
    from: CONTACT,
    link: 'Inicio',
    says: 'Piezas destacadas',
    logged: /listFeatured/,
    shows: 'Anillo Solitario Esmeralda',
  },
  {
    page: 'a piece',
    calls: /catalogo\/17$/,
    from: '/clientes/carrito',
    link: 'Cadena Clásica',
    says: 'No se pudo cargar el producto.',
    shows: 'Cadenas y Dijes',
  },
  {
    page: 'the offers',
    calls: /catalogo\/ofertas/,
    from: CONTACT,
    link: 'Ofertas Especiales',
    says: 'No se pudieron cargar las ofertas.',
    shows: 'Anillo Halo Topacio Cielo',
  },
  {
    page: 'the frequent questions',
    calls: /preguntas-visibles/,
    from: CONTACT,
    link: 'FAQ',
    says: 'No se pudieron cargar las preguntas frecuentes.',
    shows: '¿Hacen envíos',
  },
  {
    page: 'the choices of a special order',
    calls: /api\/(categorias|piedras|materiales)$/,
    from: CONTACT,
    link: 'Pedido Especial',
    says: 'No se pudieron cargar las opciones del formulario.',
    shows: 'Conjuntos',
  },
  {
    page: 'the cart',
    calls: /carrito\/obtener/,
    from: '/clientes/carrito',
    says: 'Error al cargar el carrito',
    shows: '$56.00 USD',
  },
  {
    page: 'the summary of the checkout',
    calls: /carrito\/obtener/,
    from: '/clientes/finalizar-compra',
    says: 'No se pudo cargar el resumen del pedido.',
    shows: '$56.00 USD',
  },
  {
    page: 'the profile',
    calls: /users\/clientes\/perfil$/,
    from: PROFILE,
    says: 'No se pudo obtener la información del perfil.',
    quotes: true,
    beside: ['Confirmado', 'Anillos, talla'],
    shows: CUSTOMER.correo,
  },
  {
    page: 'the history of orders',
    calls: /pedido\/usuario$/,
    from: PROFILE,
    says: 'No se pudo cargar tu historial de pedidos.',
    beside: [CUSTOMER.correo, 'Anillos, talla'],
    shows: 'Confirmado',
  },
  {
    page: 'the history of special orders',
    calls: /pedidos-especiales\/usuario$/,
    from: PROFILE,
    says: 'No se pudo cargar el historial de pedidos especiales.',
    beside: [CUSTOMER.correo, 'Confirmado'],
    shows: 'Anillos, talla',
  },
];

/** The customer has one chain in the cart. */
beforeAll(async () => {
  const { page, close } = await stage.enter();
  await goTo(page, '/clientes/producto/17');
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await page.getByText('Producto agregado').waitFor();
  await goTo(page, '/clientes/login');
  await logIn(page, CUSTOMER);
  await close();
});

const textIn = (page: Page, text: string) =>
  page
    .getByRole('main')
    .getByText(text)
    .or(page.getByRole('option', { name: text }));

async function read(visitor: Visitor, reading: Reading, fault: Fault) {
  const { calls, from = CONTACT, link, ...expected } = reading;
  const { page } = visitor;
  if (link) {
    await goTo(page, from);
    await page.getByRole('link', { name: link, exact: true }).first().waitFor();
    // The page is alive once it knows the cart.
    await page.getByRole('link', { name: 'Carrito, 1 producto' }).first().waitFor();
  }
  const broken = await breakCalls(visitor, calls, fault);
  if (link) await page.getByRole('link', { name: link, exact: true }).first().click();
  else await goTo(page, from);
  for (const text of expected.beside ?? []) await textIn(page, text).first().waitFor();
  await broken.struck();

  const isQuoted = expected.quotes && fault.name.startsWith('500');
  await textIn(page, isQuoted ? SERVER_SAID : expected.says)
    .first()
    .waitFor();
  const retry = page.getByRole('main').getByRole('button', { name: 'Reintentar' });
  await retry.waitFor();
  expect(await textIn(page, expected.shows).count()).toBe(0);
  await broken.end();
  await retry.click();
  await textIn(page, expected.shows).first().waitFor({ state: 'attached' });
  await retry.waitFor({ state: 'detached' });
}

test.each(READINGS)('$page can be read again after every fault', async (reading) => {
  const visitor = await stage.enterAs();
  if (reading.logged) visitor.provokes(reading.logged);
  await visitor.page.clock.install();
  for (const fault of FAULTS) await read(visitor, reading, fault);
});

test.each(FAULTS)(
  'a search that fails ($name) closes, and works again afterwards',
  async (fault) => {
    const visitor = await stage.enter();
    const { page } = visitor;
    visitor.provokes(/\[filigrana\] searchCatalog/);
    await page.clock.install();
    await goTo(page, CONTACT);
    const box = page.getByRole('searchbox');
    await box.fill('jade');
    await page.getByText('1 item(s)').waitFor();
    const broken = await breakCalls(visitor, /catalogo\/buscar/, fault);
    await box.fill('jade s');
    await broken.struck();
    await page.getByText('Resultados').waitFor({ state: 'detached' });
    expect(await box.inputValue()).toBe('jade s');
    await broken.end();
    await box.fill('jade sereno');
    await page.getByText('1 item(s)').waitFor();
  },
);

test('a slow connection shows where things will be, and then the things', async () => {
  const visitor = await stage.enterAs();
  const { page } = visitor;
  await goTo(page, CONTACT);
  const letThrough = await holdBack(page, /\/api\//);
  const pending: [string, string][] = [
    ['Catálogo', 'Cargando piezas…'],
    ['FAQ', 'Cargando preguntas frecuentes…'],
    ['Perfil', 'Cargando perfil…'],
  ];
  for (const [link, text] of pending) {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await page.getByText(text).waitFor({ state: 'attached' });
  }
  letThrough();
  await page.getByText(CUSTOMER.correo).waitFor();
});
