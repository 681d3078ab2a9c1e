import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pattern } from '../../../packages/web/src/app/route.ts';
import { root } from '../../../scripts/lib/run.mjs';
import { goTo, openFully, PHONE } from '../support/browser.ts';
import { ADMIN, CUSTOMER, type Account } from '../support/people.ts';
import { receiptPicture } from '../support/receipt.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

/** Names that are the same in English. */
const NAMES =
  /SINPE Móvil|Español|Paraíso|San José|Limón|Agencia de Protección de Datos de los Habitantes/g;

/** What is read or heard on a page and looks Spanish, but for what says that it is. */
const spanishOn = async (page: Page) => {
  const said = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest('script, style, svg, [lang^=es], noscript')) continue;
      // What stands in a field is whoever wrote it, such as the address of the last order.
      if (node instanceof Text && element.matches('textarea')) continue;
      if (node instanceof Text) found.push(node.data);
      else if (node instanceof Element)
        for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
          found.push(node.getAttribute(name) ?? '');
    }
    return [document.title, ...found];
  });
  const spanish = /[áéíóúñ¿¡]|\b(el|los|las|con|tu|tus|una|para|pago|pedido|carrito|anillos)\b/i;
  return said.filter((text) => spanish.test(text.replaceAll(NAMES, '')));
};

/** An address of every page; of those that letters lead to, one that leads nowhere. */
const OF_EVERYBODY = [
  '/clientes',
  '/clientes/catalogo',
  '/clientes/producto/1',
  '/clientes/producto/99999',
  '/clientes/ofertas-especiales',
  '/offer',
  '/clientes/acerca-de',
  '/clientes/contacto',
  '/clientes/faq',
  '/clientes/guia-de-tallas',
  '/clientes/privacidad',
  '/clientes/terminos',
  '/clientes/cuidado',
  '/clientes/pedido-especial',
  '/clientes/carrito',
  '/clientes/favoritos',
  '/clientes/pago',
  '/clientes/login',
  '/clientes/registro',
  '/clientes/recuperacion/solicitar',
  '/clientes/baja/no-existe',
  '/clientes/confirmar-correo/no-existe',
  '/clientes/restablecer-contrasena/no-existe',
  '/clientes/deshacer-correo/no-existe',
  '/clientes/comprobante/no-existe',
  '/clientes/seguimiento/no-existe',
];
const OF_CUSTOMERS = [
  '/clientes/perfil',
  '/clientes/pedido/99999',
  '/clientes/pedido-especial',
  '/clientes/carrito',
  '/clientes/finalizar-compra',
  '/clientes/favoritos',
];

/** What the customer of the demo has written herself: her name, and what she has asked to be made. */
const OWN_WORDS: readonly string[] = [
  'María Fernanda',
  'Solano Quirós',
  'Como el del boceto, con la piedra un poco más alta y el aro fino.',
  'Una lágrima de filigrana más pequeña, con turquesa en lugar de granate.',
  'Brazalete con el escudo de un equipo de fútbol.',
  'Dije y aretes de piedra luna para una boda, discretos y con borde granulado.',
];

/** What looks Spanish, by address. */
async function spanishAt(page: Page, addresses: readonly string[]) {
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    await openFully(page, `/en${address}`);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.getByRole('main').first().waitFor();
    const said = (await spanishOn(page)).filter((text) => !OWN_WORDS.includes(text));
    if (said.length > 0) found[address] = said;
  }
  return found;
}

async function logInAs(page: Page, { correo, contrasena }: Account) {
  await page.waitForURL('**/en/clientes/login');
  const form = page.getByRole('main');
  await form.getByLabel(/^E-mail/).fill(correo);
  await form.getByLabel(/^Password/).fill(contrasena);
  await form.getByRole('button', { name: 'Log in' }).click();
}

test('a visitor with a phone finds a piece, logs in and buys it, in English all the way', async () => {
  const visitor = await stage.enter(PHONE);
  const { page } = visitor;
  await goTo(page, '/en');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.waitForURL('**/en/clientes');
  expect(await spanishOn(page)).toEqual([]);

  // What pieces are made of is kept in Spanish; it is found in English all the same.
  const search = page.getByRole('combobox', { name: 'Search' }).or(page.getByRole('searchbox'));
  await search.first().fill('gold bracelets');
  await page.getByRole('link', { name: 'See Bracelets' }).waitFor();
  await search.first().fill('');

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Catalogue' }).click();
  await page.waitForURL('**/en/clientes/catalogo');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog').getByText('Category').click();
  await page.getByRole('checkbox', { name: 'Chains and Pendants' }).check();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^See \d+ pieces/ })
    .click();
  await page.getByRole('button', { name: 'Remove Chains and Pendants' }).waitFor();
  await page.getByRole('link', { name: 'Classic Chain' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Classic Chain' }).waitFor();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('Added to your cart').waitFor();
  await page.getByText(/^Arrives 3 to 5 working days/).waitFor();
  expect(await spanishOn(page)).toEqual([]);

  await page.getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
  expect(await spanishOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Proceed to payment' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click();
  visitor.provokes(/status of 401/);
  await logInAs(page, { ...CUSTOMER, contrasena: 'Otra-Clave-1' });
  await page.getByText('Wrong e-mail or password.').waitFor();
  expect(await spanishOn(page)).toEqual([]);
  await logInAs(page, CUSTOMER);
  await page.waitForURL('**/en/clientes/finalizar-compra');

  await page.getByRole('button', { name: 'Confirm order' }).click();
  await page.getByText(/details are missing/).waitFor();
  expect(await spanishOn(page)).toEqual([]);
  await page.getByLabel('Province').selectOption('Cartago');
  await page.getByLabel('Canton').fill('Paraíso');
  await page.getByLabel('District').fill('Orosi');
  await page.getByLabel('Exact address').fill('200 m south of the church');
  await page.getByRole('radio', { name: 'SINPE Móvil' }).check();
  await page.locator('input[type=file]').setInputFiles(await receiptPicture());
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await page.getByText('Order received').first().waitFor();
  expect(await spanishOn(page)).toEqual([]);
  await goTo(page, '/en/clientes/perfil');
  await page.getByRole('main').locator('details').first().getByText('Pending').waitFor();
});

test('the switch leads to the same page, and the shop opens in the language chosen last', async () => {
  const { page } = await stage.enter();
  await goTo(page, '/clientes/catalogo?material=Plata');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/clientes/catalogo?material=Plata');
  await page.getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor();
  await goTo(page, '/');
  await page.waitForURL('**/en/clientes');
  await header.getByRole('link', { name: 'Español' }).click();
  await page.getByRole('link', { name: 'Catálogo' }).first().waitFor();
  await goTo(page, '/');
  await page.waitForURL((url) => url.pathname === '/clientes');
  expect(await page.locator('html').getAttribute('lang')).toBe('es-CR');
});

test('whoever of the staff logs in in English comes to the Spanish back office', async () => {
  const { page } = await stage.enter();
  await goTo(page, '/en/clientes/login');
  await logInAs(page, ADMIN);
  await page.waitForURL((url) => url.pathname === '/admin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es-CR');
});

test('every page is looked at', async () => {
  const routes = path.join(root, 'packages/web/src/storefront/routes.ts');
  const told = (await readFile(routes, 'utf8')).matchAll(/pattern\('(.+?)'\)/g);
  const patterns = [...told].map(([, address = '']) => address);
  const addresses = [...OF_EVERYBODY, ...OF_CUSTOMERS];
  expect(patterns.length).toBeGreaterThan(20);
  expect(
    patterns.filter((one) => !addresses.some((address) => pattern(one).test(address))),
  ).toEqual([]);
});

test('no page that a visitor can open says anything in Spanish', async () => {
  const visitor = await stage.enter();
  visitor.provokes(/status of 4\d\d/);
  expect(await spanishAt(visitor.page, OF_EVERYBODY)).toEqual({});
});

test('nor does one of a customer', async () => {
  const customer = await stage.enterAs();
  customer.provokes(/status of 4\d\d/);
  expect(await spanishAt(customer.page, OF_CUSTOMERS)).toEqual({});
});
