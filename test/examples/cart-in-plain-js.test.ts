import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { DESKTOP, PHONE } from '../browser/support/browser.ts';
import { findings } from '../browser/support/findings.ts';
import { useBrowser, useExample } from './support/stage.ts';

const example = useExample('cart-in-plain-js');
const browser = useBrowser();

test('its types hold against the packed declarations', async () => {
  await example.copy.script('check');
});

test.each([
  ['a phone', PHONE],
  ['a wide screen', DESKTOP],
])('the cart shows what is added, changed and removed, on %s', async (_name, viewport) => {
  const started = await example.copy.start({ shop: example.shop.url });
  const page = await browser.enter(browser.keep(started), viewport);
  await page.goto('/');
  await page.getByText('Tu carrito está vacío.').waitFor();
  await page.getByRole('button', { name: 'Añadir Cadena Clásica' }).click();
  await page.getByText('1 × Cadena Clásica').waitFor();
  await page.getByRole('button', { name: 'Más de Cadena Clásica' }).click();
  await page.getByText('2 × Cadena Clásica').waitFor();
  await page.getByText('Total: $104.00 USD', { exact: true }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await page.getByText('2 × Cadena Clásica').waitFor();
  await page.getByRole('button', { name: 'Quitar Cadena Clásica' }).click();
  await page.getByText('Tu carrito está vacío.').waitFor();
});

test('the inspector is told of every step, where the address asks for it', async () => {
  const started = await example.copy.start({ shop: example.shop.url });
  const page = await browser.enter(browser.keep(started), DESKTOP);
  // In place of the window that would open on a page of Stately's.
  await page.addInitScript(() => {
    const told: string[] = [];
    const opened = {
      closed: false,
      postMessage: (event: { type: string }) => told.push(event.type),
    };
    Object.assign(window, { told, open: () => opened });
  });
  await page.goto('/');
  await page.getByText('Tu carrito está vacío.').waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toEqual([]);
  await page.goto('/#inspect');
  await page.reload();
  await page.getByText('Tu carrito está vacío.').waitFor();
  await page.evaluate(() => window.postMessage({ type: '@statelyai.connected' }));
  await page.getByRole('button', { name: 'Añadir Cadena Clásica' }).click();
  await page.getByText('1 × Cadena Clásica').waitFor();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'told') as string[]))
    .toEqual(expect.arrayContaining(['@xstate.actor', '@xstate.event', '@xstate.snapshot']));
});

test('what is built holds no React', async () => {
  const assets = path.join(inject('examplesHome'), 'cart-in-plain-js/dist/assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const code = await Promise.all(scripts.map((name) => readFile(path.join(assets, name), 'utf8')));
  expect(code.join('')).not.toMatch(/react/i);
});
