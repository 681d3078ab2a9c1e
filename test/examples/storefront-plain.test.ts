import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../browser/support/browser.ts';
import { findings } from '../browser/support/findings.ts';
import { CUSTOMER } from '../browser/support/people.ts';
import { receiptPicture } from '../browser/support/receipt.ts';
import { useBrowser, useExample } from './support/stage.ts';

const example = useExample('storefront-plain');
const browser = useBrowser();

let found: Record<string, string[]>;
const judge = async (page: Page, state: string) => {
  const here = await findings(page);
  if (here.length > 0) found[state] = here;
};
beforeEach(() => {
  found = {};
});

test('its types hold against the packed declarations', async () => {
  await example.copy.script('check');
});

test.each([
  ['a phone, in a real shop', PHONE, false],
  ['a wide screen, in a real shop', DESKTOP, false],
  ['a phone, in the shop that the page brings', PHONE, true],
])('a visitor buys on %s', async (_name, viewport, mocks) => {
  const started = await example.copy.start(
    mocks ? { args: ['--mocks'] } : { shop: example.shop.url },
  );
  const page = await browser.enter(browser.keep(started), viewport);
  await page.goto('/');
  await page.getByRole('link', { name: 'Anillos', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Cadena Clásica' }).waitFor();
  await judge(page, 'list');

  await page.getByRole('link', { name: 'Cadena Clásica' }).click();
  await page.getByRole('heading', { level: 1, name: 'Cadena Clásica' }).waitFor();
  await page.getByText(/^Quedan \d+\.$/).waitFor();
  await judge(page, 'product');
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await page.getByText('Producto agregado').waitFor();

  await page.getByRole('navigation').getByRole('link', { name: 'Carrito' }).click();
  await page.getByRole('button', { name: 'Más de Cadena Clásica' }).click();
  await page.getByText('$104.00 USD').waitFor();
  await judge(page, 'cart');
  await page.getByRole('button', { name: 'Proceder al pago' }).click();

  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByText('Completa tu correo y tu contraseña.').first().waitFor();
  await judge(page, 'login');
  await page.getByLabel('Correo electrónico').fill(CUSTOMER.correo);
  await page.getByLabel('Contraseña').fill(CUSTOMER.contrasena);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/pagar');

  await page.getByText('2 × Cadena Clásica').waitFor();
  await page.getByRole('button', { name: 'Confirmar pedido' }).click();
  await page.getByRole('alert').getByText(/./).first().waitFor();
  await judge(page, 'checkout');
  await page.getByLabel('Provincia').selectOption('Cartago');
  await page.getByLabel('Cantón').fill('Paraíso');
  await page.getByLabel('Distrito').fill('Orosi');
  await page.getByLabel('Dirección exacta').fill('Del templo católico, 200 m al sur');
  await page.getByRole('radio', { name: 'SINPE Móvil' }).check();
  await page.getByLabel('Comprobante').setInputFiles(await receiptPicture());
  await page.getByRole('button', { name: 'Confirmar pedido' }).click();
  await page.getByRole('heading', { level: 1, name: '¡Gracias!' }).waitFor();
  await page.getByText(/^Pedido n.º \d+$/).waitFor();
  await judge(page, 'received');
  expect(found).toEqual({});
});
