import { afterAll, beforeAll, expect, test } from 'vitest';
import { startVendure } from '../../packages/server/bench/start-vendure.ts';
import { DESKTOP, PHONE } from '../browser/support/browser.ts';
import { findings } from '../browser/support/findings.ts';
import { copyOf, type Copy } from './support/copy.ts';
import { useBrowser } from './support/stage.ts';

const PIECES = [
  {
    name: 'Anillo Trenza',
    sku: 'TRENZA-6',
    description: '<p>Tres hilos <b>trenzados</b>.</p>',
    facets: 'category:Anillos|material:Plata',
    size: '6',
    price: '85.00',
    stock: 40,
  },
  { name: '', sku: 'TRENZA-7', size: '7', price: '87.50', stock: 2 },
  { name: '', sku: 'TRENZA-8', size: '8', price: '87.50', stock: 0 },
  {
    name: 'Cadena Nube',
    sku: 'NUBE',
    facets: 'category:Cadenas|material:Plata',
    price: '48.10',
    stock: 3,
  },
];

let vendure: Awaited<ReturnType<typeof startVendure>>;
let copy: Copy;
const browser = useBrowser();
beforeAll(async () => {
  [copy, vendure] = await Promise.all([copyOf('hooks-on-vendure'), startVendure(PIECES)]);
}, 480_000);
afterAll(() => vendure.close());

test('its types hold against the packed declarations', async () => {
  await copy.script('check');
});

test.each([
  ['a phone', PHONE],
  ['a wide screen', DESKTOP],
])('a visitor browses and fills a cart of a real Vendure, on %s', async (_name, viewport) => {
  const started = await copy.start({ shop: new URL(vendure.url).origin });
  const page = await browser.enter(browser.keep(started), viewport);
  const found: Record<string, string[]> = {};
  const judge = async (state: string) => {
    const here = await findings(page);
    if (here.length > 0) found[state] = here;
  };

  await page.goto('/');
  await page.getByRole('link', { name: 'Anillo Trenza' }).waitFor();
  await page.getByText('$85.00 USD').waitFor();
  await judge('list');
  await page.getByRole('link', { name: 'Cadenas' }).click();
  await page.getByRole('link', { name: 'Anillo Trenza' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Cadena Nube' }).waitFor();
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('trenzados');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('link', { name: 'Anillo Trenza' }).click();

  await page.getByText('Tres hilos trenzados.', { exact: true }).waitFor();
  expect(await page.getByRole('radio', { name: '8, agotada' }).isDisabled()).toBe(true);
  await page.getByRole('radio', { name: '7' }).check();
  await judge('piece');
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await page.getByText('Producto agregado').waitFor();

  await page.getByRole('link', { name: 'Carrito (1)' }).click();
  await page.getByText('Talla 7 · $87.50 USD c/u').waitFor();
  await page.getByRole('link', { name: 'Piezas' }).click();
  await page.getByRole('link', { name: 'Cadena Nube' }).click();
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await page.getByRole('link', { name: 'Carrito (2)' }).click();
  await page.getByText('Subtotal: $135.60 USD').waitFor();
  await page.getByRole('button', { name: 'Más de Cadena Nube' }).click();
  await page.getByText('Subtotal: $183.70 USD').waitFor();
  // What is shown is also done.
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  await judge('cart');

  await page.reload();
  await page.getByText('Subtotal: $183.70 USD').waitFor();
  await page.getByRole('button', { name: 'Quitar Anillo Trenza' }).click();
  await page.getByText('Subtotal: $96.20 USD').waitFor();
  const emptied = page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes('removeAllOrderLines')),
  );
  await page.getByRole('button', { name: 'Vaciar el carrito' }).click();
  await page.getByText('Tu carrito está vacío').first().waitFor();
  await emptied;
  await page.reload();
  await page.getByText('Tu carrito está vacío').first().waitFor();
  expect(found).toEqual({});
});

test('the cart holds what there is and says so when more is asked for', async () => {
  const started = await copy.start({ shop: new URL(vendure.url).origin });
  const page = await browser.enter(browser.keep(started), PHONE);
  await page.goto('/');
  await page.getByRole('link', { name: 'Cadena Nube' }).click();
  const add = page.getByRole('button', { name: 'Añadir al carrito' });
  await add.click();
  await page.getByRole('link', { name: 'Carrito (1)' }).waitFor();
  await page.getByText('Producto agregado').waitFor();

  const quantity = page.getByRole('group', { name: 'Cantidad' });
  for (const shown of ['2', '3', '4']) {
    await quantity.getByRole('button', { name: 'Más' }).click();
    await quantity.getByText(shown, { exact: true }).waitFor();
  }
  await add.click();
  await page.getByText('Cantidad máxima alcanzada').waitFor();
  await page.getByRole('link', { name: 'Carrito (1)' }).click();
  // Vendure has filled the line up to what there is, and the adapter has put it back.
  await page.reload();
  await page.getByText('Subtotal: $48.10 USD').waitFor();

  const more = page.getByRole('button', { name: 'Más de Cadena Nube' });
  await more.click();
  await more.click();
  await page.getByText('Subtotal: $144.30 USD').waitFor();
  await more.click();
  await page.getByRole('main').getByText('Cantidad máxima disponible: 3').waitFor();
  await page.getByText('Subtotal: $144.30 USD').waitFor();
});

test('a visitor whom Vendure has forgotten begins a new cart', async () => {
  const started = await copy.start({ shop: new URL(vendure.url).origin });
  const page = await browser.enter(browser.keep(started), PHONE);
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('filigrana:sessionToken', 'forgotten'));
  await page.goto('/carrito');
  await page.getByText('Tu carrito está vacío').first().waitFor();
  await page.getByRole('link', { name: 'Ver las piezas' }).click();
  await page.getByRole('link', { name: 'Cadena Nube' }).click();
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await page.getByText('Producto agregado').waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Carrito (1)' }).waitFor();
});
