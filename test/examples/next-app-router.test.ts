import { afterAll, beforeAll, expect, test } from 'vitest';
import { alive, DESKTOP, PHONE } from '../browser/support/browser.ts';
import { findings } from '../browser/support/findings.ts';
import { CUSTOMER } from '../browser/support/people.ts';
import type { Started } from './support/copy.ts';
import { drawnOnTheServer } from './support/drawn-on-the-server.ts';
import { useBrowser, useExample } from './support/stage.ts';

const example = useExample('next-app-router');
const browser = useBrowser();

let started: Started;
beforeAll(async () => {
  // Where the shop is becomes part of what is built; `start` builds anew, with Turbopack.
  await example.copy.script('build:webpack');
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
])(
  'what is added is in the cart and stays there after the login, on %s',
  async (_name, viewport) => {
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
    expect(await findings(page)).toEqual([]);

    await page.getByRole('link', { name: 'Carrito (1)' }).click();
    await page.getByRole('heading', { level: 2, name: 'Cadena Clásica' }).waitFor();
    await page.getByRole('button', { name: 'Agregar uno de Cadena Clásica' }).click();
    await page.locator('output', { hasText: '2' }).waitFor();
    expect(await findings(page)).toEqual([]);

    await page.getByRole('link', { name: 'Iniciar sesión' }).click();
    await page.getByLabel('Correo electrónico').fill(CUSTOMER.correo);
    await page.getByLabel('Contraseña').fill(CUSTOMER.contrasena);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.getByRole('button', { name: 'Cerrar sesión' }).waitFor();
    await page.getByRole('link', { name: 'Carrito (1)' }).click();
    await page.getByRole('heading', { level: 2, name: 'Cadena Clásica' }).waitFor();
  },
);
