import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, goTo, PHONE } from '../support/browser.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

const boxOf = async (part: Locator) => (await part.boundingBox())!;

test.each([
  ['a sheet below on a phone', PHONE],
  ['a panel under the header of a desktop', DESKTOP],
])('what went into the cart is shown in %s, and the page goes on', async (_, screen) => {
  const { page } = await stage.enter(screen);
  await goTo(page, '/clientes/producto/1');
  await page.getByRole('radio', { name: 'Talla 6' }).click();
  const add = page.getByRole('button', { name: 'Añadir al carrito' }).first();
  await add.click();
  const sheet = page.getByRole('dialog', { name: 'Producto agregado' });
  await sheet.getByText('Anillo Solitario Esmeralda').waitFor();
  await expect.poll(() => sheet.evaluate((part) => part === document.activeElement)).toBe(true);
  await sheet.evaluate((part) => Promise.all(part.getAnimations().map((one) => one.finished)));
  const place = await boxOf(sheet);
  const header = await boxOf(page.getByRole('banner'));
  if (screen === PHONE) expect(place.y + place.height).toBe(screen.height);
  else expect(place.y).toBeGreaterThan(header.y + header.height);
  expect(place.x + place.width).toBeLessThanOrEqual(screen.width);

  // One press: it closes the sheet and does what it is for.
  await page.getByRole('button', { name: 'Guía de tallas' }).click();
  await page.getByRole('dialog', { name: 'Guía de tallas' }).waitFor();
  expect(await sheet.count()).toBe(0);
  await page.keyboard.press('Escape');

  await add.click();
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await add.evaluate((part) => part === document.activeElement)).toBe(true);
});

test('who goes by the keyboard sees the sheet take the focus, unless it comes when they have gone on', async () => {
  const { page } = await stage.enter(DESKTOP);
  const { press, tabTo, expectOn, expectFocus } = keyboardOf(page);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/added-sheet-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await goTo(page, '/clientes/producto/17');
  const add = page.getByRole('button', { name: 'Añadir al carrito' });
  await tabTo(add);
  await press('Space');
  await page.getByText('Producto agregado').waitFor();
  await press('Tab');
  const stop = await page.evaluateHandle(() => document.activeElement);
  arrive();
  const sheet = page.getByRole('dialog', { name: 'Producto agregado' });
  await sheet.waitFor();
  expect(await stop.evaluate((part) => part === document.activeElement)).toBe(true);

  await press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await press('Shift+Tab');
  await expectOn(add);
  await press('Space');
  await expectOn(sheet);
  await expectFocus();
});
