import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { alive, goTo, PHONE } from '../support/browser.ts';
import { findings } from '../support/findings.ts';
import { CUSTOMER, logIn } from '../support/people.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

interface Seen {
  productos?: number[];
}

const PIECE = 'Anillo Trenza';
/** Less than anybody sees. */
const LIMIT = 0.01;
const heart = (page: Page, name: string) => page.getByRole('button', { name: `${name}: ${PIECE}` });
const keep = (page: Page) => heart(page, 'Guardar en favoritos').first();
const kept = (page: Page) => heart(page, 'Quitar de favoritos').first();
const card = (page: Page) => page.getByRole('main').getByRole('link', { name: PIECE, exact: true });

/** What the page has moved by itself since its beginning. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            shifted += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifted)));
      }),
  );

test('a visitor keeps a piece, in every tab, takes it into the account, and leaves none behind', async () => {
  const { page, context } = await stage.enter(PHONE);
  // Looks are judged at rest.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goTo(page, '/clientes/catalogo');
  const other = await context.newPage();
  await goTo(other, '/clientes/favoritos');
  await other.getByText('Todavía no has guardado ninguna pieza').waitFor();

  // Hearts come with the first thing that somebody does, and nothing moves.
  expect(await keep(page).count()).toBe(0);
  await page.mouse.move(100, 400);
  await keep(page).waitFor();
  expect(await shiftOf(page)).toBeLessThanOrEqual(LIMIT);
  await keep(page).click();
  await kept(page).waitFor();
  expect(await findings(page)).toEqual([]);
  await card(other).waitFor();
  await other.close();

  await card(page).click();
  await page.getByRole('heading', { level: 1, name: PIECE }).waitFor();
  await kept(page).waitFor();

  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Favoritos' }).click();
  await card(page).waitFor();
  await kept(page).waitFor();
  expect(await findings(page)).toEqual([]);

  await goTo(page, '/clientes/login');
  await logIn(page, CUSTOMER);
  await goTo(page, '/clientes/favoritos');
  await card(page).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('favoritos'))).toBeNull();

  const { page: elsewhere } = await stage.enterAs(CUSTOMER);
  await goTo(elsewhere, '/clientes/favoritos');
  await card(elsewhere).waitFor();

  await goTo(page, '/clientes/perfil');
  await page.getByRole('button', { name: 'Cerrar sesión', exact: true }).click();
  await goTo(page, '/clientes/favoritos');
  await page.getByText('Todavía no has guardado ninguna pieza').waitFor();
});

test('the pieces that were looked at last stand below the next one', async () => {
  const { page } = await stage.enter();
  const seen = () =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('vistas') ?? '{}') as Seen).productos);
  for (const id of [5, 6, 7]) {
    await goTo(page, `/clientes/producto/${id}`);
    await page.mouse.move(20, 20 + id);
    await expect.poll(async () => (await seen())?.[0]).toBe(id);
  }
  const row = page.getByRole('region', { name: 'Vistas hace poco' });
  await row.waitFor();
  await page.mouse.wheel(0, 3000);
  await row.getByRole('article').first().waitFor();
  expect(await row.getByRole('article').count()).toBe(2);
  expect(await shiftOf(page)).toBeLessThanOrEqual(LIMIT);
});

test('a visitor puts a line aside, takes it into the account, and back into the cart', async () => {
  const { page } = await stage.enter(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const add = page.getByRole('button', { name: 'Añadir al carrito' });
  for (const id of [17, 10]) {
    await goTo(page, `/clientes/producto/${id}`);
    await alive(add);
    await add.click();
    await page.getByText('Producto agregado').waitFor();
  }
  await goTo(page, '/clientes/carrito');
  const aside = page.getByRole('region', { name: 'Guardadas para después' });
  const later = page.getByRole('button', { name: 'Guardar para después' });
  await later.first().click();
  await aside.waitFor();
  expect(await later.count()).toBe(1);
  expect(await findings(page)).toEqual([]);

  await goTo(page, '/clientes/login');
  await logIn(page, CUSTOMER);
  const { page: elsewhere } = await stage.enterAs(CUSTOMER);
  await goTo(page, '/clientes/carrito');
  await aside.waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guardadas'))).toBeNull();
  await goTo(elsewhere, '/clientes/carrito');
  const there = elsewhere.getByRole('region', { name: 'Guardadas para después' });
  await there.getByRole('button', { name: 'Mover al carrito' }).click();
  await there.waitFor({ state: 'detached' });
  await elsewhere.getByText('2 productos').waitFor();
});
