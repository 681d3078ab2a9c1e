import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';
import { alive, DESKTOP, launchBrowser, PHONE } from '../browser/support/browser.ts';
import { shopOf } from '../browser/support/buyer.ts';
import { findings } from '../browser/support/findings.ts';
import { ADMIN, CUSTOMER } from '../browser/support/people.ts';
import type { Started } from './support/copy.ts';
import { drawnOnTheServer } from './support/drawn-on-the-server.ts';
import { useBrowser, useExample } from './support/stage.ts';

const example = useExample('next-app-router');
const browser = useBrowser();

/** What the README shows of a handler that makes kept answers new, without the indent of its list. */
const readme = await readFile(path.join(root, 'examples/next-app-router/README.md'), 'utf8');
const RECIPE = /`(app\/[^`]+\.ts)`[^`]*?^ {2}```ts\n(.*?)^ {2}```$/ms;
const [, file = '', code = ''] = RECIPE.exec(readme) ?? [];

let started: Started;
beforeAll(async () => {
  await example.copy.write(file, code.replaceAll(/^ {2}/gm, ''));
  vi.stubEnv('RENEW_SECRET', 'un-secreto-largo');
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

test('a piece is kept until its tag is told, and by nobody without the secret', async () => {
  const name = async () =>
    /<h1>([^<]*)/.exec(await (await fetch(`${started.url}/pieza/12`)).text())?.[1];
  const renew = async (secret: string) => {
    const headers = { authorization: `Bearer ${secret}` };
    return (await fetch(`${started.url}/renovar`, { method: 'POST', headers })).status;
  };
  expect(await name()).toBe('Argollas Luna Llena');
  const clerk = await shopOf(example.shop.url, ADMIN);
  await clerk.products.update(12, { nombre: 'Argollas Luna Nueva' });
  expect(await renew('otro')).toBe(401);
  expect(await name()).toBe('Argollas Luna Llena');
  expect(await renew('un-secreto-largo')).toBe(204);
  expect(await name()).toBe('Argollas Luna Nueva');
});

test('a shop that does not answer is said, and asked again when it is back', async () => {
  // What fails is told to the console, which is no complaint here.
  const reading = await launchBrowser();
  onTestFinished(() => reading.close());
  const page = await reading.newPage();
  await example.shop.stop();
  await page.goto(`${started.url}/pieza/16`);
  await page.getByText('No pudimos conectar con la tienda.').waitFor();
  await example.shop.start();
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await page.getByRole('button', { name: 'Añadir al carrito' }).waitFor();
});
