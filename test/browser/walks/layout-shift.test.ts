import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, goTo, PHONE, openFully } from '../support/browser.ts';
import { holdBack } from '../support/faults.ts';
import { ADMIN, MANAGER } from '../support/people.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

const OF_EVERYBODY = [
  '/clientes',
  '/clientes/catalogo?categoria=Anillos&precio=desc',
  '/clientes/catalogo?buscar=luna',
  '/clientes/ofertas-especiales',
  '/clientes/producto/1',
  '/clientes/faq',
  '/clientes/acerca-de',
  '/clientes/contacto',
  '/clientes/guia-de-tallas',
  '/clientes/favoritos',
  '/clientes/carrito',
  '/clientes/pago',
  '/clientes/login',
  '/clientes/registro',
  '/clientes/restablecer-contrasena/no-existe',
  '/clientes/deshacer-correo/no-existe',
];
const OF_CUSTOMERS = [
  '/clientes/carrito',
  '/clientes/finalizar-compra',
  '/clientes/perfil',
  '/clientes/pedido-especial',
  '/clientes/pedido/1',
];
const OF_ADMINISTRATORS = [
  '/admin',
  '/admin/pedidos',
  '/admin/pedidos/revision',
  '/admin/productos',
  '/admin/stock',
  '/admin/cuentas',
];
const OF_MANAGERS = ['/manager'];
/** Google calls up to 0.1 good; here nothing is to be seen to jump. */
const LIMIT = 0.01;
/** How late the shop's first answers to a page are, in ms: each one sooner than the one before, to the last. */
const LATE = { first: 800, sooner: 40, last: 400 };

declare global {
  interface Window {
    /** How much of the page has moved without anybody having pressed anything. */
    shifted: number;
  }
}

/** Adds up what moves in every page that is opened from now on. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) window.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved is known a frame later. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.shifted))),
      ),
  );

/** What moves on pages whose answers come late, and in the opposite order of the calls. */
async function shiftsOf(page: Page, addresses: readonly string[]) {
  const found: Record<string, number> = {};
  let late = LATE.first;
  await page.route('**/api/**', async (route) => {
    late = Math.max(LATE.last, late - LATE.sooner);
    await new Promise((resolve) => setTimeout(resolve, late));
    await route.continue();
  });
  for (const address of addresses) {
    late = LATE.first;
    await openFully(page, address);
    const shifted = await shiftOf(page);
    if (shifted > LIMIT) found[address] = shifted;
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return found;
}

test.each([
  ['a phone', PHONE],
  ['a wide screen', DESKTOP],
])('nothing jumps on %s when what was asked for arrives late', async (_name, viewport) => {
  for (const [visitor, addresses] of [
    [await stage.enter(viewport), OF_EVERYBODY],
    [await stage.enterAs(undefined, viewport), OF_CUSTOMERS],
    [await stage.enterAs(ADMIN, viewport), OF_ADMINISTRATORS],
    [await stage.enterAs(MANAGER, viewport), OF_MANAGERS],
  ] as const) {
    // A link that is no good is one of the addresses.
    visitor.provokes(/status of 404/);
    await watch(visitor.page);
    expect(await shiftsOf(visitor.page, addresses)).toEqual({});
  }
});

/** How much taller or lower than its skeleton a list may be, in px: on a phone sentences break where they will. */
const LISTS = [
  ['a phone', '/clientes/faq', PHONE, 'Cargando preguntas frecuentes…', 40],
  ['a phone', '/clientes/ofertas-especiales', PHONE, 'Cargando piezas…', 4],
  ['a wide screen', '/clientes/faq', DESKTOP, 'Cargando preguntas frecuentes…', 4],
  ['a wide screen', '/clientes/ofertas-especiales', DESKTOP, 'Cargando piezas…', 4],
] as const;

test.each(LISTS)(
  'on %s whoever comes to %s by a link finds room for its list',
  async (_name, address, viewport, words, tolerance) => {
    const { page } = await stage.enter(viewport);
    await watch(page);
    await goTo(page, '/clientes/contacto');
    const answer = await holdBack(page, '**/api/**');
    // Not pressed: what moves shortly after a press is not counted.
    const loading = page.getByRole('main').getByText(words);
    await page.evaluate((href) => {
      document.querySelector<HTMLElement>(`header nav a[href="${href}"]`)?.click();
    }, address);
    await loading.waitFor({ state: 'attached' });
    const footerTop = () =>
      page.evaluate(() => {
        const { top = NaN } = document.querySelector('footer')?.getBoundingClientRect() ?? {};
        return top + window.scrollY;
      });
    const before = await footerTop();
    await page.evaluate(() => void (window.shifted = 0));
    answer();
    await loading.waitFor({ state: 'detached' });
    expect(Math.abs((await footerTop()) - before)).toBeLessThanOrEqual(tolerance);
    expect(await shiftOf(page)).toBeLessThanOrEqual(LIMIT);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);
