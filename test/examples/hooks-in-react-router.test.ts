import { afterAll, beforeAll, expect, test } from 'vitest';
import { alive, DESKTOP, PHONE } from '../browser/support/browser.ts';
import { findings } from '../browser/support/findings.ts';
import type { Started } from './support/copy.ts';
import { drawnOnTheServer } from './support/drawn-on-the-server.ts';
import { useBrowser, useExample } from './support/stage.ts';

const example = useExample('hooks-in-react-router');
const browser = useBrowser();

let started: Started;
beforeAll(async () => {
  started = await example.copy.start({ shop: example.shop.url });
});
afterAll(() => started.stop());

test('its types hold against the packed declarations', async () => {
  await example.copy.script('check');
});

drawnOnTheServer(() => started.url);

test.each([
  ['a phone', PHONE],
  ['a wide screen', DESKTOP],
])('it hydrates in silence, and what is added is in the cart, on %s', async (_name, viewport) => {
  const page = await browser.enter(started.url, viewport);
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Cadena Clásica' });
  await alive(link);
  expect(await findings(page)).toEqual([]);
  await link.click();

  await page.getByRole('heading', { level: 1, name: 'Cadena Clásica' }).waitFor();
  await page.getByText(/^Quedan \d+\.$/).waitFor();
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await page.getByText('Producto agregado').waitFor();
  await page.getByText('1 artículo en el carrito').waitFor();
  expect(await findings(page)).toEqual([]);

  // The page that was drawn on the server says the same after a reload.
  await page.reload();
  await page.getByText('1 artículo en el carrito').waitFor();
});
