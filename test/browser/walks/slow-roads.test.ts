import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DESKTOP, goTo, PHONE, reload, openFully } from '../support/browser.ts';
import { holdBack } from '../support/faults.ts';
import { SLOW_4G, slowDown } from '../support/slow-down.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

const SCRIPTS = '**/*.js';

test('what was chosen and typed before the scripts have come counts', async () => {
  const { page } = await stage.enterAs();
  const letScriptsCome = await holdBack(page, SCRIPTS);
  await page.goto('/clientes/pedido-especial', { waitUntil: 'commit' });
  await page.getByLabel('Pieza').selectOption('Anillos');
  await page.getByLabel(/^Descripción/).fill('Con hojas.');
  expect(await page.getByRole('button', { name: 'Enviar pedido especial' }).isEnabled()).toBe(
    false,
  );
  letScriptsCome();
  await page.getByLabel('Talla').fill('7');
  expect(await page.getByLabel('Pieza').inputValue()).toBe('Anillos');
  expect(await page.getByLabel(/^Descripción/).inputValue()).toBe('Con hojas.');
  await reload(page);
  await expect.poll(() => page.getByLabel('Talla').inputValue()).toBe('7');
});

test('a menu whose code does not come leaves the page as it is, and comes when it is asked for again', async () => {
  const { page, provokes } = await stage.enter(PHONE);
  provokes(/ERR_FAILED|dynamically imported/);
  await openFully(page, '/clientes/contacto');
  await page.route('**/mobile-menu*', (route) => route.abort());
  const open = page.getByRole('button', { name: 'Abrir menú' });
  await open.click();
  await page.getByText('No se pudo cargar esta parte de la página.').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await page.unroute('**/mobile-menu*');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  // Chromium asks for it again on a new page only.
  const menu = page.getByRole('dialog', { name: 'Menú' });
  const isThere = async () => {
    if (await menu.isVisible()) return true;
    await open.click({ timeout: 1_000 }).catch(() => undefined);
    return false;
  };
  await expect.poll(isThere).toBe(true);
});

/** What a page without scripts says that it needs them for. */
async function needs(page: Page): Promise<string | null> {
  const words = page.locator('noscript p');
  await words.waitFor();
  return words.textContent();
}

test('without scripts the catalogue can be filtered, and forms say what they need', async () => {
  const { page } = await stage.enter(DESKTOP, { javaScriptEnabled: false });
  await page.goto('/clientes/catalogo');
  await page.getByText('Categoría').click();
  await page.getByLabel('Anillos').check();
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await page.waitForURL(/\/clientes\/catalogo\?.*categoria=Anillos$/);
  await page.getByRole('link', { name: 'Anillo Halo Topacio Cielo' }).first().waitFor();
  // The search keeps to what it finds, and the filters keep to the search.
  await page.getByPlaceholder('Buscar productos aquí...').fill('luna');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/clientes/catalogo?buscar=luna');
  await page.getByText('Búsqueda: luna').waitFor();
  const all = await page.getByRole('article').count();
  await page.getByText('Categoría').click();
  await page.getByLabel('Anillos').check();
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await page.waitForURL(/categoria=Anillos.*buscar=luna|buscar=luna.*categoria=Anillos/);
  expect(await page.getByRole('article').count()).toBeLessThan(all);
  await page.goto('/clientes/login');
  expect(await needs(page)).toBe('Para enviar este formulario activa JavaScript en tu navegador.');
  expect(await page.getByRole('button', { name: 'Iniciar sesión' }).isEnabled()).toBe(false);
});

test('without scripts a phone shows the links of the menu and the filters, and pages say what they need', async () => {
  const { page } = await stage.enter(PHONE, { javaScriptEnabled: false });
  await page.goto('/clientes');
  expect(await page.getByRole('button', { name: 'Abrir menú' }).isVisible()).toBe(false);
  const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
  expect(await links.allInnerTexts()).toEqual([
    'Inicio',
    'Catálogo',
    'Ofertas Especiales',
    'Pedido Especial',
    'FAQ',
    'Contacto',
    'Acerca De',
  ]);
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(PHONE.width);
  }
  await links.getByText('Catálogo').click();
  await page.getByText('Categoría').click();
  await page.getByLabel('Anillos').check();
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await page.waitForURL(/\/clientes\/catalogo\?.*categoria=Anillos$/);
  for (const address of [
    '/clientes/carrito',
    '/clientes/pago',
    '/clientes/perfil',
    '/clientes/finalizar-compra',
    '/clientes/restablecer-contrasena/no-existe',
    '/clientes/deshacer-correo/no-existe',
  ]) {
    await page.goto(address);
    expect(await needs(page)).toBe('Para usar esta página activa JavaScript en tu navegador.');
  }
  await page.goto('/clientes/producto/3');
  expect(await needs(page)).toBe('Para comprar esta pieza activa JavaScript en tu navegador.');
});

/** A valid picture of about a megabyte. */
async function heavyPicture() {
  const width = 600;
  const noise = Buffer.from(Array.from({ length: width * width * 3 }, (_, n) => (n * 7919) >> 3));
  const buffer = await sharp(noise, { raw: { width, height: width, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { name: 'comprobante.png', mimeType: 'image/png', buffer };
}

test('a receipt shows how far it is on its way, can be stopped, and arrives the second time', async () => {
  const { page } = await stage.enterAs();
  await goTo(page, '/clientes/producto/14');
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await page.getByText('Producto agregado').waitFor();
  await goTo(page, '/clientes/finalizar-compra');
  await page.getByLabel('Provincia').selectOption('Cartago');
  await page.getByLabel('Cantón').fill('Paraíso');
  await page.getByLabel('Distrito').fill('Orosi');
  await page.getByLabel('Dirección exacta').fill('Casa verde');
  await page.getByLabel(/SINPE Móvil/).check();
  await page.setInputFiles('input[type=file]', await heavyPicture());
  await page.getByText('comprobante.png').waitFor();

  const network = await slowDown(page, { down: -1, up: 150_000 });
  await page.getByRole('button', { name: 'Confirmar pedido' }).click();
  const bar = page.getByRole('progressbar');
  await bar.waitFor();
  const sent = Number(await bar.getAttribute('value'));
  expect(sent).toBeGreaterThanOrEqual(0);
  expect(sent).toBeLessThan(100);
  await page.getByRole('button', { name: 'Cancelar envío' }).click();
  await bar.waitFor({ state: 'detached' });
  await page.getByText('comprobante.png').waitFor();

  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.getByRole('button', { name: 'Confirmar pedido' }).click();
  await page.getByRole('heading', { name: 'Pedido recibido' }).waitFor();
});

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s with a slow line nothing jumps when data and fonts arrive', async (_name, viewport) => {
  const { page } = await stage.enterAs(undefined, viewport);
  await goTo(page, '/clientes/producto/14');
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await page.getByText('Producto agregado').waitFor();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as Shift).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await slowDown(page, SLOW_4G);
  const found: Record<string, number> = {};
  for (const address of [
    '/',
    '/clientes/catalogo',
    '/clientes/producto/3',
    '/clientes/carrito',
    '/clientes/pago',
    '/clientes/finalizar-compra',
  ]) {
    await openFully(page, address);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    const sum = shifts.reduce((total, shift) => total + shift, 0);
    if (sum > 0.02) found[address] = sum;
  }
  expect(found).toEqual({});
});

interface Shift {
  value: number;
}
