import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, launchBrowser, PHONE, visit } from './support/browser.ts';
import { shopOf } from './support/buyer.ts';
import { findings, sidewaysOf } from './support/findings.ts';
import { ADMIN, CUSTOMER, logIn, MANAGER, type Account } from './support/people.ts';
import { startShop, type RunningShop } from './support/shop.ts';

const PUBLIC = [
  '/',
  '/clientes/catalogo',
  '/clientes/producto/3',
  '/clientes/producto/999999',
  '/clientes/ofertas-especiales',
  '/clientes/acerca-de',
  '/clientes/contacto',
  '/clientes/faq',
  '/clientes/carrito',
  '/clientes/pago',
  '/clientes/login',
  '/clientes/registro',
  '/clientes/recuperacion/solicitar',
  '/clientes/restablecer-contrasena/no-existe',
  '/no-existe',
];
const OF_CUSTOMERS = [
  '/clientes/perfil',
  '/clientes/pedido-especial',
  '/clientes/finalizar-compra',
];
const OF_ADMINISTRATORS = [
  '/admin',
  '/admin/productos',
  '/admin/stock',
  '/admin/pedidos',
  '/admin/pedidos/revision',
  '/admin/pedidos-especiales',
  '/admin/cuentas',
  '/admin/preguntas-frecuentes',
  '/admin/ajustes',
  '/admin/novedades',
];

/** What has to be on the screen of a page before it is judged. */
const READY: Record<string, (page: Page) => Promise<unknown>> = {
  '/admin': (page) => page.getByRole('img', { name: /^Ventas de las últimas/ }).waitFor(),
  '/admin/pedidos/revision': (page) =>
    page.getByRole('img', { name: /^Comprobante del pedido/ }).waitFor(),
};

let browser: Browser;
let shop: RunningShop;

beforeAll(async () => {
  [browser, shop] = await Promise.all([launchBrowser(), startShop()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

/** Somebody on a page of the shop, who has come through the login where they have an account. */
async function enter(account: Account | null, viewport = DESKTOP) {
  const visitor = await visit(browser, shop.url, viewport);
  const { page } = visitor;
  // Looks are judged at rest: nothing half faded in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (account) {
    await page.goto('/clientes/login');
    await logIn(page, account);
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  }
  return visitor;
}

async function visitAll(addresses: string[], account: Account | null, viewport = DESKTOP) {
  const { page, complaints, close } = await enter(account, viewport);
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await READY[address]?.(page);
    const here = await findings(page);
    if (here.length > 0) found[address] = here;
  }
  await close();
  // A page that does not exist is a 404, and the browser says so.
  const said = complaints.filter((line) => !line.includes('404'));
  return { found, said };
}

/** Changes the newest question behind the back of whoever is editing it. */
async function overtake() {
  const colleague = await shopOf(shop.url, ADMIN);
  const [newest] = await colleague.faq.list();
  if (!newest) throw new Error('The demo has no questions');
  const { idPregunta, pregunta, visible } = newest;
  await colleague.faq.update(idPregunta, {
    pregunta,
    respuesta: `Sí. ${performance.now()}`,
    visible,
  });
}

describe.each([
  ['at 1440 px', DESKTOP],
  ['at 390 px', PHONE],
  ['at 320 px', { width: 320, height: 640 }],
])('%s', (_name, viewport) => {
  const clean = { found: {}, said: [] };

  test('every public page is accessible and silent', async () => {
    expect(await visitAll(PUBLIC, null, viewport)).toEqual(clean);
  });

  test('every page of a customer is accessible and silent', async () => {
    expect(await visitAll(OF_CUSTOMERS, CUSTOMER, viewport)).toEqual(clean);
  });

  test('every page of an administrator is accessible and silent', async () => {
    expect(await visitAll(OF_ADMINISTRATORS, ADMIN, viewport)).toEqual(clean);
  });

  test('what opens over the pages of the staff is accessible', async () => {
    const { page, close } = await enter(ADMIN, viewport);
    const found: Record<string, string[]> = {};
    const judge = async (state: string) => {
      const here = await findings(page);
      if (here.length > 0) found[state] = here;
    };
    await page.goto('/admin/pedidos/revision');
    await page.getByRole('button', { name: 'Ver las teclas' }).click();
    await judge('the keys of the review');
    await page.getByRole('button', { name: /^Rechazar/ }).click();
    await page.getByRole('alertdialog').waitFor();
    await judge('the question whether to reject');

    await page.goto('/admin/preguntas-frecuentes');
    await page.getByRole('button', { name: 'Editar pregunta' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Editar pregunta' });
    await judge('the dialog of a question');
    // A colleague is quicker.
    await overtake();
    await dialog.getByLabel('Respuesta').fill('Tardamos de tres a cinco días.');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    const conflict = page.getByRole('alertdialog', { name: 'Otra persona guardó cambios' });
    await conflict.getByRole('radio').first().waitFor();
    await judge('the two versions');

    await page.goto('/admin');
    await page.getByRole('button', { name: 'Ver como tabla' }).click();
    await judge('the sales as a table');
    await close();
    expect(found).toEqual({});
  });

  test('every page of a manager is accessible and silent', async () => {
    expect(await visitAll(['/manager', '/admin/productos'], MANAGER, viewport)).toEqual(clean);
  });
});

test.each([1440, 1280, 1024, 390, 320])(
  'with the text twice as large no page scrolls sideways, and nothing of the header is cut off, at %i px',
  async (width) => {
    const { page, close } = await visit(browser, shop.url, { width, height: 900 });
    const found: Record<string, unknown> = {};
    const judge = async (address: string) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      const cutOff = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        return [...document.querySelectorAll('header a, header input')].filter(
          (part) => part.getBoundingClientRect().right > window.innerWidth,
        ).length;
      });
      const sideways = await sidewaysOf(page);
      if (sideways > 0 || cutOff > 0) found[address] = { sideways, cutOff };
    };
    for (const address of PUBLIC) await judge(address);
    await page.goto('/clientes/login');
    await logIn(page, CUSTOMER);
    for (const address of OF_CUSTOMERS) await judge(address);
    await close();
    expect(found).toEqual({});
  },
);
