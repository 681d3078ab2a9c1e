import { expect, test } from 'vitest';
import { goTo, holdTime, PHONE, reload } from '../support/browser.ts';
import { useStage, type Visitor } from '../support/stage.ts';

const stage = useStage();

const CONTACT = '/clientes/contacto';

test('the seven links of the header lead where they say, and hand on where one comes from', async () => {
  const { page } = await stage.enter();
  await goTo(page, CONTACT);
  const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
  expect(
    await links.evaluateAll((found) =>
      found.map((link) => [link.textContent, link.getAttribute('href'), link.id]),
    ),
  ).toEqual([
    ['Inicio', '/', 'nav-1001'],
    ['Catálogo', '/clientes/catalogo', 'nav-1002'],
    ['Ofertas Especiales', '/clientes/ofertas-especiales', 'nav-1003'],
    ['Pedido Especial', '/clientes/pedido-especial', 'nav-1004'],
    ['FAQ', '/clientes/faq', 'nav-1005'],
    ['Contacto', '/clientes/contacto', 'nav-1006'],
    ['Acerca De', '/clientes/acerca-de', 'nav-1007'],
  ]);
  await page.getByRole('link', { name: 'Acerca De' }).first().click();
  await page.waitForURL('**/clientes/acerca-de');
  expect(await page.evaluate(() => window.history.state)).toMatchObject({ from: 'clientes' });
  // The header stays in sight.
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

test('the panel of the phone keeps focus and scroll, and closes in four ways', async () => {
  const { page } = await stage.enter(PHONE);
  await goTo(page, CONTACT);
  const opener = page.getByRole('button', { name: 'Abrir menú' });
  const panel = page.getByRole('dialog', { name: 'Menú' });
  const open = async () => {
    await opener.click();
    await panel.waitFor();
  };
  const closed = () => panel.waitFor({ state: 'detached' });

  await open();
  await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0);
  expect(Math.round((await panel.boundingBox())?.width ?? 0)).toBe(Math.round(PHONE.width * 0.82));
  expect(await panel.evaluate((element) => getComputedStyle(element).animationDuration)).toBe(
    '0.35s',
  );
  expect((await panel.getByRole('link').allTextContents()).slice(0, 3)).toEqual([
    'Perfil',
    'Carrito',
    'Favoritos',
  ]);
  await page.mouse.move(380, 400);
  await page.mouse.wheel(0, 600);
  for (let stop = 0; stop < 14; stop++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const held = document.activeElement;
      return held !== document.body && !held?.closest('dialog') ? held?.outerHTML : null;
    });
    expect(outside).toBeNull();
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.keyboard.press('Escape');
  await closed();
  await expect
    .poll(() => opener.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await open();
  await page.getByRole('button', { name: 'Cerrar menú' }).click();
  await closed();
  await open();
  await page.mouse.click(380, 400);
  await closed();
  await open();
  await panel.getByRole('link', { name: 'FAQ' }).click();
  await page.waitForURL('**/clientes/faq');
  await closed();
});

test('the search names the category it understood, and empties itself when a piece is chosen', async () => {
  const { page } = await stage.enter();
  await goTo(page, CONTACT);
  const search = page.getByRole('search');
  const box = page.getByRole('searchbox');
  expect(await box.getAttribute('placeholder')).toBe('Buscar productos aquí...');
  // Three letters are enough.
  await box.fill('pul');
  await search.getByText('7 item(s)').waitFor();
  await search.getByText('Resultados').waitFor();
  expect(await search.getByText('Pulseras', { exact: true }).count()).toBeGreaterThan(1);
  await box.fill('zzzz');
  await search.getByText('No se encontraron productos').waitFor();
  await search.getByText('0 item(s)').waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  await search.getByText('Resultados').waitFor({ state: 'detached' });
  await box.fill('jade');
  const found = search.getByRole('link', { name: /Aretes Jade Sereno/ });
  await found.waitFor();
  expect(await found.textContent()).toContain('Aretes');
  expect(await found.textContent()).toContain('136.00');
  await found.click();
  await page.waitForURL('**/clientes/producto/16');
  await expect.poll(() => box.inputValue()).toBe('');
  await box.fill('ja');
  await page.getByRole('button', { name: 'Borrar búsqueda' }).click();
  expect(await box.inputValue()).toBe('');
  await search.getByText('Resultados').waitFor({ state: 'detached' });
});

test('a search that is sent leads to the catalogue, which keeps to it until its chip is taken away', async () => {
  const { page } = await stage.enter();
  await goTo(page, CONTACT);
  const box = page.getByRole('searchbox');
  // Nothing to search for leads nowhere.
  await box.fill('  ');
  await box.press('Enter');
  await box.fill('jade');
  await page.getByRole('search').getByText('Resultados').waitFor();
  await box.press('Enter');
  await page.waitForURL('**/clientes/catalogo?buscar=jade');
  await page.getByRole('heading', { name: 'Aretes Jade Sereno' }).waitFor();
  await page.getByRole('search').getByText('Resultados').waitFor({ state: 'detached' });
  await expect.poll(() => box.inputValue()).toBe('');
  const few = await page.getByRole('article').count();
  await reload(page);
  await page.getByRole('button', { name: 'Quitar Búsqueda: jade' }).click();
  await page.waitForURL('**/clientes/catalogo');
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(few);
});

async function add({ page }: Visitor, id: number) {
  await goTo(page, `/clientes/producto/${id}`);
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await page.getByText('Producto agregado').waitFor();
}

test('the floating shortcuts count the lines of the cart, on wide screens only', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await goTo(page, CONTACT);
  const shortcuts = page.getByRole('navigation', { name: 'Accesos rápidos' });
  await shortcuts.getByRole('link', { name: 'Carrito', exact: true }).waitFor();
  await add(visitor, 17);
  await add(visitor, 17);
  await shortcuts.getByRole('link', { name: 'Carrito, 1 producto' }).waitFor();
  await add(visitor, 10);
  const cart = shortcuts.getByRole('link', { name: 'Carrito, 2 productos' });
  await cart.waitFor();
  expect(await cart.textContent()).toBe('2');
  await page.setViewportSize(PHONE);
  await shortcuts.waitFor({ state: 'hidden' });
});

test('a visitor who wants the newsletter is told why, and led to the login after two seconds', async () => {
  const { page } = await stage.enter();
  await page.clock.install();
  await goTo(page, CONTACT);
  const modal = page.getByRole('dialog', { name: 'Importante' });
  const subscribe = page.getByRole('button', { name: 'SUSCRIBIR' });
  await subscribe.click();
  await modal.getByText('Debes iniciar sesión o crear una cuenta para suscribirte.').waitFor();
  await modal.getByText('Redirigiendo al inicio de sesión...').waitFor();
  // The line takes 2.5 s; it is drawn by the style sheet.
  const durations = await modal.evaluate((element) =>
    [...element.querySelectorAll('*')].flatMap((part) =>
      [null, '::before', '::after'].map((p) => getComputedStyle(part, p).animationDuration),
    ),
  );
  expect(durations).toContain('2.5s');
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'detached' });
  expect(await subscribe.evaluate((element) => element === document.activeElement)).toBe(true);
  await subscribe.click();
  await modal.waitFor();
  // On a slow machine some of the time has passed already.
  await page.clock.fastForward(1500);
  expect(page.url()).toContain(CONTACT);
  await page.clock.fastForward(600);
  await page.waitForURL('**/clientes/login');
  await modal.waitFor({ state: 'detached' });
  // Who logs in is brought back to where she was.
  expect(await page.evaluate(() => history.state)).toMatchObject({ origin: CONTACT });
});

test('a customer subscribes once, is thanked for it, and is told when it was so already', async () => {
  const { page } = await stage.enterAs();
  await page.clock.install();
  await goTo(page, '/clientes/perfil');
  const toggle = page.getByRole('switch');
  await toggle.waitFor();
  if (await toggle.isChecked()) {
    await toggle.click();
    await page.getByText('Suscripción desactivada').waitFor();
  }
  let calls = 0;
  page.on('request', (request) => (calls += request.url().endsWith('/api/suscripcion') ? 1 : 0));
  const subscribe = page.getByRole('button', { name: 'SUSCRIBIR' });
  await subscribe.click();
  await page.getByText('¡Gracias por suscribirte!').waitFor();
  await page.getByText('Suscripción activada').waitFor();
  await expect.poll(() => toggle.isChecked()).toBe(true);
  await page.clock.fastForward(2500);
  await page.getByText('¡Gracias por suscribirte!').waitFor({ state: 'detached' });
  await page.getByText('Ya estás suscrito.').waitFor();
  await subscribe.click();
  await page.getByText('Tu suscripción ya se encuentra activa.').waitFor();
  await goTo(page, CONTACT);
  await page.getByText('Ya estás suscrito.').waitFor();
  expect(calls).toBe(1);
});

const current = (visitor: Visitor) =>
  visitor.page.locator('button[aria-current="true"][aria-label^="Ir al banner"]');

test('the banners turn every four seconds, for ever, and stand still when asked to', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await holdTime(page);
  await goTo(page, '/');
  const expectAt = (n: number) =>
    expect.poll(() => current(visitor).getAttribute('aria-label')).toBe(`Ir al banner ${n}`);
  await expectAt(1);
  for (const next of [2, 3, 4, 1]) {
    await page.clock.fastForward(4000);
    await expectAt(next);
  }
  await page.getByRole('button', { name: 'Pausar carrusel' }).click();
  await page.mouse.move(0, 800);
  await page.clock.fastForward(12_000);
  await expectAt(1);
  await page.getByRole('button', { name: 'Ir al banner 3' }).click();
  await expectAt(3);
  // Pictures in tab order: only the banner on screen can be reached, and it leads to the offers.
  expect(await page.locator('a[href="/offer"]:not([inert] *)').count()).toBe(1);
});

test('the banners stand still for people who want less motion', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await goTo(page, '/');
  await page.getByRole('button', { name: 'Reproducir carrusel' }).waitFor();
  await page.clock.fastForward(12_000);
  expect(await current(visitor).getAttribute('aria-label')).toBe('Ir al banner 1');
});

test.each([
  ['on a phone', PHONE, 300],
  ['from md up', { width: 800, height: 900 }, 500],
])('the banners are as tall as specified %s', async (_name, viewport, height) => {
  const { page } = await stage.enter(viewport);
  await goTo(page, '/');
  const banner = page.locator('a[href="/offer"] img').first();
  await banner.waitFor();
  expect((await banner.boundingBox())?.height).toBe(height);
});
