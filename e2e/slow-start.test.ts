import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, visit } from './support/browser.ts';
import { startShop, type RunningShop } from './support/shop.ts';

let browser: Browser;
let shop: RunningShop;
beforeAll(async () => {
  [browser, shop] = await Promise.all([launchBrowser(), startShop()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

test('a size chosen before the scripts have come is the one that is bought', async () => {
  const { page, close } = await visit(browser, shop.url);
  let letScriptsCome = () => {};
  const scripts = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route('**/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/clientes/producto/3', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: '7' }).check();
  const add = page.getByRole('button', { name: 'Añadir al carrito' });
  expect(await add.isEnabled()).toBe(false);
  letScriptsCome();
  await add.click();
  await page.getByText('Producto agregado').waitFor();
  await page.goto('/clientes/carrito');
  await page.getByText('Talla 7').first().waitFor();
  await close();
});

test('the catalogue can be read without scripts', async () => {
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/clientes/catalogo');
  await page.getByRole('link', { name: 'Anillo Halo Topacio Cielo' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Anillo Halo Topacio Cielo' }).waitFor();
  await page.getByText('$139.00 USD').first().waitFor();
  await context.close();
});
