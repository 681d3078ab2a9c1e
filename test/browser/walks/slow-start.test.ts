import { expect, test } from 'vitest';
import { DESKTOP, goTo } from '../support/browser.ts';
import { holdBack } from '../support/faults.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

test('a size chosen before the scripts have come is the one that is bought', async () => {
  const { page } = await stage.enter();
  const letScriptsCome = await holdBack(page, '**/*.js');
  await page.goto('/clientes/producto/3', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: '7' }).check();
  const add = page.getByRole('button', { name: 'Añadir al carrito' });
  expect(await add.isEnabled()).toBe(false);
  letScriptsCome();
  await add.click();
  await page.getByText('Producto agregado').waitFor();
  await goTo(page, '/clientes/carrito');
  await page.getByText('Talla 7').first().waitFor();
});

test('a piece that is added before the scripts have come is in the cart, once', async () => {
  const { page } = await stage.enter();
  const letScriptsCome = await holdBack(page, /assets\/(?!boot).*\.js$/);
  await page.goto('/clientes/producto/17');
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  letScriptsCome();
  await page.getByText('Producto agregado').waitFor();
  await goTo(page, '/clientes/carrito');
  await page.getByText('1 producto').waitFor();
});

test('the catalogue can be read without scripts', async () => {
  const { page } = await stage.enter(DESKTOP, { javaScriptEnabled: false });
  await page.goto('/clientes/catalogo');
  await page.getByRole('link', { name: 'Anillo Halo Topacio Cielo' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Anillo Halo Topacio Cielo' }).waitFor();
  await page.getByText('$139.00 USD').first().waitFor();
});
