import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DESKTOP, goTo, holdTime, PHONE, reload } from '../support/browser.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

const CATALOGUE = '/clientes/catalogo';

test('the filters live in the address: a reload keeps them and the back button undoes them', async () => {
  const { page } = await stage.enter();
  await goTo(page, CATALOGUE);
  await page.getByText('29 piezas').waitFor();
  const sections = page.getByRole('main').locator('details');
  await expect
    .poll(() => sections.evaluateAll((all) => all.map((one) => one.hasAttribute('open'))))
    .toEqual([true, false, false, false, false, false]);
  const sidebar = page.getByRole('main');
  await sidebar.getByText('Categoría', { exact: true }).click();
  await sidebar.getByRole('checkbox', { name: 'Pulseras' }).check();
  await page.getByText('5 piezas').waitFor();
  await sidebar.getByRole('radio', { name: 'Mayor a menor' }).check();
  const names = () => page.getByRole('main').locator('article h2, article h3').allTextContents();
  await expect.poll(async () => (await names())[0]).toBe('Pulsera Riviera Citrino');
  await reload(page);
  await page.getByText('5 piezas').waitFor();
  expect((await names())[0]).toBe('Pulsera Riviera Citrino');
  // Chosen again it is taken away.
  await sidebar.getByRole('radio', { name: 'Mayor a menor' }).click();
  await expect.poll(() => page.url()).not.toContain('precio');
  await page.getByRole('main').getByRole('link', { name: 'Brazalete Tres Hilos' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Brazalete Tres Hilos' }).waitFor();
  await page.goBack();
  await page.getByText('5 piezas').waitFor();
  expect(page.url()).toContain('Pulseras');
});

test('what is charged stands on one line with the neighbours, also where it is a special price', async () => {
  const { page } = await stage.enter();
  await goTo(page, CATALOGUE);
  const heightOf = async (price: string) =>
    Math.round((await page.getByText(price).first().boundingBox())?.y ?? NaN);
  await expect.poll(() => heightOf('$105.00 USD')).toBe(await heightOf('$48.00 USD'));
});

test('filters without a piece say so, and can be taken away', async () => {
  const { page } = await stage.enter();
  await goTo(page, `${CATALOGUE}?categoria=Pulseras&piedra=Sintetica`);
  await page.getByText('No se encontraron productos').waitFor();
  await page.getByRole('button', { name: 'Limpiar filtros' }).click();
  await page.getByText('29 piezas').waitFor();
});

test('on a phone the filters slide in, and Cerrar and the backdrop close them', async () => {
  const { page } = await stage.enter(PHONE);
  await goTo(page, CATALOGUE);
  const opener = page.getByRole('button', { name: /^Filtros/ });
  const drawer = page.getByRole('dialog', { name: 'Filtros' });
  await opener.click();
  await drawer.getByText('Material', { exact: true }).click();
  await drawer.getByRole('checkbox', { name: 'Plata', exact: true }).check();
  await drawer.getByRole('button', { name: /^Ver 1\d piezas$/ }).waitFor();
  await drawer.getByRole('button', { name: 'Cerrar' }).click();
  await drawer.waitFor({ state: 'detached' });
  await opener.click();
  await drawer.waitFor();
  const box = await drawer.boundingBox();
  await page.mouse.click(box && box.x > 0 ? 5 : 385, 400);
  await drawer.waitFor({ state: 'detached' });
});

test('one long scroll down makes the header of a phone one line, and one up makes it whole', async () => {
  const { page } = await stage.enter(PHONE);
  await goTo(page, CATALOGUE);
  await page.getByText('29 piezas').waitFor();
  const topOf = async () => Math.round((await page.getByRole('banner').boundingBox())?.y ?? NaN);
  expect(await topOf()).toBe(0);
  await page.mouse.wheel(0, 1500);
  await expect.poll(topOf).toBe(-60);
  await page.mouse.wheel(0, -300);
  await expect.poll(topOf).toBe(0);
});

test('a breadcrumb says where one comes from', async () => {
  const { page } = await stage.enter();
  await goTo(page, CATALOGUE);
  const crumbs = page.getByRole('navigation', { name: 'Ruta' });
  await expect
    .poll(() => crumbs.getByRole('listitem').allTextContents())
    .toEqual(['Inicio', 'Catalogo']);
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Preguntas Frecuentes' }).waitFor();
  await expect
    .poll(() => crumbs.getByRole('listitem').allTextContents())
    .toEqual(['Catalogo', 'FAQ']);
});

test('a ring tells its stock for three seconds, its sizes in the guide, and its maximum', async () => {
  const { page } = await stage.enter();
  await holdTime(page);
  await goTo(page, '/clientes/producto/3');
  const add = page.getByRole('button', { name: 'Añadir al carrito' });
  const more = page.getByRole('button', { name: 'Aumentar cantidad' });
  await page.getByText('Selecciona una talla para ver el stock.').waitFor();
  expect(await add.isEnabled()).toBe(false);
  expect(await more.isEnabled()).toBe(false);
  await page.getByRole('radio', { name: '8' }).check();
  const hint = page.getByText('Talla 8 seleccionada. Quedan 2 en stock.');
  await hint.waitFor();
  await page.clock.fastForward(2900);
  await hint.waitFor();
  await page.clock.fastForward(200);
  await hint.waitFor({ state: 'detached' });
  await more.click();
  await page.getByRole('status').filter({ hasText: /^2$/ }).waitFor();
  await more.click();
  const most = page.getByText('Has alcanzado la cantidad máxima disponible para este producto.');
  await most.waitFor();
  await page.clock.fastForward(2600);
  await most.waitFor({ state: 'detached' });

  await page.clock.resume();
  await page.getByRole('button', { name: 'Guía de tallas' }).click();
  const guide = page.getByRole('dialog', { name: 'Guía de tallas' });
  await guide.getByText('mide su diámetro interior').waitFor();
  const rows = await guide.getByRole('row').allTextContents();
  expect(rows).toHaveLength(9);
  expect(rows.join(' ')).toContain('15.7');
  expect(rows.join(' ')).toContain('1.57');
  expect(rows.join(' ')).toContain('21.4');
});

test('the way back closes the size guide, and from its page leads to the piece', async () => {
  const { page } = await stage.enter(PHONE);
  await goTo(page, CATALOGUE);
  await goTo(page, '/clientes/producto/6');
  const piece = page.url();
  const guide = page.getByRole('dialog', { name: 'Guía de tallas' });
  const open = () => page.getByRole('button', { name: 'Guía de tallas' }).click();
  await open();
  await guide.waitFor();
  await page.goBack();
  await guide.waitFor({ state: 'detached' });
  expect(page.url()).toBe(piece);
  await open();
  await guide.getByRole('link', { name: /Medir en la pantalla/ }).click();
  await page.waitForURL('**/guia-de-tallas');
  await page.goBack();
  await page.waitForURL(piece);
  await page.goBack();
  await page.waitForURL(`**${CATALOGUE}`);
});

test('a card shows both prices and leads to the piece by both of its actions', async () => {
  const { page } = await stage.enter();
  await goTo(page, CATALOGUE);
  const card = page.getByRole('article').filter({ hasText: 'Anillo Halo Topacio Cielo' });
  await card.getByText('Nuevo').waitFor();
  await card.getByText('$139.00 USD').waitFor();
  const before = card.getByText('$165.00 USD');
  expect(await before.evaluate((text) => Boolean(text.closest('s, del')))).toBe(true);
  for (const action of ['Añadir al carrito', 'Ver detalles']) {
    await card.hover();
    await card.getByText(action).click();
    await page.waitForURL('**/clientes/producto/3');
    expect(await page.evaluate(() => window.history.state)).toMatchObject({
      product: { idProducto: 3 },
    });
    await page.goBack();
  }
});

test('a piece that does not exist says so with status 404', async () => {
  const visitor = await stage.enter();
  visitor.provokes(/status of 404/);
  const answer = await goTo(visitor.page, '/clientes/producto/999999');
  expect(answer?.status()).toBe(404);
  await visitor.page.getByRole('heading', { name: 'Producto no encontrado' }).waitFor();
});

const PAGES: [address: string, title: string, shows: string[]][] = [
  ['/offer', 'Ofertas Especiales', ['Anillo Halo Topacio Cielo', 'Inicio']],
  ['/clientes/faq', 'Preguntas Frecuentes', ['¿Hacen envíos']],
  ['/clientes/acerca-de', 'hilo largo', ['Ver Catalogo', 'Pedido Especial']],
  [
    '/clientes/contacto',
    '¿Quieres ponerte en contacto con nosotros?',
    ['Instagram', 'Facebook', 'WhatsApp', 'hola@filigrana.example'],
  ],
];

test.each(PAGES)('%s shows what it is for', async (address, title, shows) => {
  const { page } = await stage.enter();
  await goTo(page, address);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  for (const text of shows) await page.getByRole('main').getByText(text).first().waitFor();
});

/** How far from even paper may be, as the standard deviation of a colour of 0 to 255. */
const EVEN = 3;

test.each([
  [390, PHONE],
  [1024, { width: 1024, height: 768 }],
  [1440, DESKTOP],
])('the words of every banner stand on paper, not on silver, at %i px', async (_, screen) => {
  const { page } = await stage.enter(screen);
  await goTo(page, '/');
  const dots = page.getByRole('button', { name: /^Ir al banner/ });
  await dots.first().waitFor();
  for (let index = 0; index < (await dots.count()); index++) {
    await dots.nth(index).click();
    const slide = page.locator('[aria-roledescription=diapositiva]:not([inert])');
    await expect.poll(() => slide.count()).toBe(1);
    await slide.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    const lines = await slide.evaluate(async (part) => {
      const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
      await Promise.allSettled(moving.map(({ finished }) => finished));
      const words = [...part.querySelectorAll('a span')].filter(
        ({ children, textContent }) => children.length === 0 && textContent !== '',
      );
      return words.flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        (element as HTMLElement).style.color = 'transparent';
        return [...range.getClientRects()].map(({ x, y, width, height }) => ({
          ...{ x, y, width, height },
        }));
      });
    });
    expect(lines.length).toBeGreaterThan(1);
    for (const clip of lines) {
      const { channels } = await sharp(await page.screenshot({ clip })).stats();
      for (const { stdev } of channels) expect(stdev, `banner ${index + 1}`).toBeLessThan(EVEN);
    }
  }
});
