import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo } from '../support/browser.ts';
import { breakCalls, NOT_JSON, OFFLINE, refusal, silence, type Fault } from '../support/faults.ts';
import { receiptPicture } from '../support/receipt.ts';
import { useStage, type Visitor } from '../support/stage.ts';

const stage = useStage();

const SERVER_SAID = 'Falla del taller.';
const FAILS = refusal(500, 'INTERNAL', SERVER_SAID);
const FAILS_MUTE = refusal(500);
const CHAIN = '/clientes/producto/17';

const button = (page: Page, name: string) => page.getByRole('button', { name });

async function addChain({ page }: Visitor) {
  await goTo(page, CHAIN);
  await button(page, 'Añadir al carrito').click();
  await page.getByText('Producto agregado').waitFor();
}

/** Presses, lets it go wrong, and waits for what is said of it. */
async function fail(
  visitor: Visitor,
  calls: RegExp,
  [fault, ...says]: [Fault, ...(string | RegExp)[]],
  press: () => Promise<void>,
) {
  const broken = await breakCalls(visitor, calls, fault);
  await press();
  await broken.struck();
  const { page } = visitor;
  for (const text of says)
    await expect
      .poll(
        async () => {
          const isSaid = await page.getByText(text).first().isVisible();
          // What is tried again first takes its time.
          if (!isSaid) await page.clock.fastForward(500);
          return isSaid;
        },
        { timeout: 60_000, interval: 100 },
      )
      .toBe(true);
  await broken.end();
  // The toast leaves, so that the next one is not taken for it.
  await page.clock.fastForward(4000);
  await page.getByRole('button', { name: 'Cerrar aviso' }).waitFor({ state: 'detached' });
}

test('a piece that could not be added is said to, and can be added afterwards', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await page.clock.install();
  await goTo(page, CHAIN);
  const add = () => button(page, 'Añadir al carrito').click();
  const noSession = 'Error creando sesión anónima. Intenta nuevamente.';
  for (const fault of [FAILS, OFFLINE, NOT_JSON])
    await fail(visitor, /session\/create/, [fault, noSession], add);
  const notAdded = 'No se pudo agregar el producto al carrito.';
  for (const fault of [FAILS_MUTE, OFFLINE, NOT_JSON])
    await fail(visitor, /carrito\/agregar/, [fault, notAdded], add);
  await add();
  await page.getByText('Producto agregado').waitFor();
});

test('a size whose stock cannot be read is said to, and can be read again', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await page.clock.install();
  await goTo(page, '/clientes/producto/1');
  const choose = () => page.getByRole('radio', { name: '6' }).check();
  const unknown = 'No se encontró la combinación de talla y producto.';
  await fail(visitor, /producto-talla/, [refusal(404, 'NOT_FOUND'), unknown], choose);
  await page.getByText(unknown).first().waitFor();
  expect(await button(page, 'Añadir al carrito').isEnabled()).toBe(false);
  await button(page, 'Reintentar').click();
  await page.getByText('Talla 6 seleccionada. Quedan 2 en stock.').waitFor();
});

test('changes of the cart that fail are taken back and said', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await addChain(visitor);
  await page.clock.install();
  await goTo(page, '/clientes/carrito');
  await page.getByText('$56.00 USD').waitFor();

  const more = () => button(page, 'Aumentar cantidad').click();
  await fail(visitor, /carrito\/cantidad/, [refusal(400), 'No se pudo actualizar'], more);
  await page.getByText('$56.00 USD').waitFor();

  // The server has one: the line holds it, and the warning leaves again.
  await fail(
    visitor,
    /carrito\/cantidad/,
    [
      {
        ...refusal(409),
        answer: (route) =>
          route.fulfill({ status: 409, json: { error: '', code: 'STOCK_EXCEEDED', stock: 1 } }),
      },
      'Cantidad máxima disponible: 1',
      'Cantidad máxima alcanzada',
      'No puedes agregar más de lo disponible en stock.',
    ],
    more,
  );
  await page.clock.fastForward(2500);
  await page.getByText('Cantidad máxima disponible: 1').waitFor({ state: 'detached' });

  const remove = () => button(page, 'Eliminar Cadena Clásica').click();
  await fail(visitor, /carrito\/producto/, [refusal(400), 'No se pudo eliminar'], remove);
  await page.getByRole('link', { name: 'Cadena Clásica' }).waitFor();
  const empty = async () => {
    await button(page, 'Vaciar carrito').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Vaciar carrito' }).click();
  };
  await fail(visitor, /carrito\/vaciar/, [refusal(400), 'No se pudo vaciar'], empty);
  await page.getByRole('link', { name: 'Cadena Clásica' }).waitFor();
  await empty();
  await page.getByText('Carrito vaciado').waitFor();
  await page.getByText('Tu carrito está vacío.').waitFor();
});

test('a cart that is changed without connection says so, and keeps the change for later', async () => {
  const visitor = await stage.enter();
  const { page, context } = visitor;
  // What goes with the pieces comes with the first press, and cannot.
  visitor.provokes(OFFLINE.complaint as RegExp, /dynamically imported/);
  await addChain(visitor);
  await page.clock.install();
  await goTo(page, '/clientes/carrito');
  await page.getByText('$56.00 USD').waitFor();
  await context.setOffline(true);
  await button(page, 'Aumentar cantidad').click();
  for (const wait of [500, 1500, 4000]) await page.clock.runFor(wait);
  await page.getByText('No pudimos comunicar con el servidor.').first().waitFor();
  await context.setOffline(false);
  await button(page, 'Aumentar cantidad').click();
  await page.getByText('$104.00 USD').waitFor();
});

test('a payment whose login cannot be checked says why and stays in the cart', async () => {
  const visitor = await stage.enterAs();
  const { page } = visitor;
  await addChain(visitor);
  await page.clock.install();
  await goTo(page, '/clientes/carrito');
  const proceed = () => button(page, 'Proceder al pago').click();
  const check = /users\/clientes\/perfil$/;
  const failed = 'No se pudo validar la sesión. Intenta de nuevo.';
  const unreached = 'No se pudo contactar con el servidor.';
  await fail(visitor, check, [FAILS, /^Error$/, failed], proceed);
  await fail(visitor, check, [NOT_JSON, failed], proceed);
  await fail(visitor, check, [OFFLINE, /^Error$/, unreached], proceed);
  await fail(visitor, check, [silence(), unreached], proceed);
  await proceed();
  await page.waitForURL('**/clientes/finalizar-compra');
});

async function fillCheckout(page: Page) {
  await page.getByLabel('Provincia').selectOption('Limón');
  await page.getByLabel('Cantón').fill('Talamanca');
  await page.getByLabel('Distrito').fill('Cahuita');
  await page.getByLabel('Dirección exacta').fill('Frente al parque nacional');
  await page.getByRole('radio', { name: 'SINPE Móvil' }).check();
  await page.locator('input[type=file]').setInputFiles(await receiptPicture());
  await page.getByText('comprobante.jpg').waitFor();
}

test('a purchase that fails keeps everything, and the next attempt makes one order', async () => {
  const visitor = await stage.enterAs();
  const { page } = visitor;
  await addChain(visitor);
  await page.clock.install();
  await goTo(page, '/clientes/finalizar-compra');
  await fillCheckout(page);
  const calls = /api\/compra$/;
  const press = () =>
    page
      .getByRole('main')
      .getByRole('button', { name: /^(Confirmar pedido|Reintentar)$/ })
      .click();
  await fail(visitor, calls, [refusal(400), 'No se pudo procesar el pago.'], press);
  await fail(visitor, calls, [refusal(400, 'VALIDATION', SERVER_SAID), SERVER_SAID], press);
  await fail(
    visitor,
    calls,
    [refusal(409, 'STOCK_EXCEEDED', 'No hay suficientes piezas.'), 'No hay suficientes piezas.'],
    press,
  );
  const lost =
    'No recibimos respuesta del servidor. Puedes volver a enviar: tu pedido no se duplicará.';
  // Each says something else than the one before: what stands there is what has just been said.
  await fail(visitor, calls, [NOT_JSON, lost], press);
  await fail(visitor, calls, [FAILS, SERVER_SAID], press);
  await fail(visitor, calls, [OFFLINE, lost], press);
  expect(await page.getByLabel('Cantón').inputValue()).toBe('Talamanca');
  await page.getByText('comprobante.jpg').waitFor();
  await press();
  await page.getByRole('heading', { level: 1, name: 'Pedido recibido' }).waitFor();
});

const countOrders = (page: Page) =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const answer = await fetch('/api/pedido/usuario', { headers });
    return ((await answer.json()) as unknown[]).length;
  });

test('a purchase whose answer is lost after the server made the order is not made twice', async () => {
  const visitor = await stage.enterAs();
  const { page } = visitor;
  await addChain(visitor);
  await goTo(page, '/clientes/finalizar-compra');
  await fillCheckout(page);
  const before = await countOrders(page);
  const loses: Fault = {
    ...OFFLINE,
    answer: async (route) => {
      await route.fetch();
      await route.abort('internetdisconnected');
    },
  };
  const broken = await breakCalls(visitor, /api\/compra$/, loses);
  await button(page, 'Confirmar pedido').click();
  const retry = page.getByRole('main').getByRole('button', { name: 'Reintentar' });
  await retry.waitFor();
  await broken.end();
  await retry.click();
  await page.getByRole('heading', { level: 1, name: 'Pedido recibido' }).waitFor();
  expect(await countOrders(page)).toBe(before + 1);
});

test('a purchase that two tabs confirm at once is made once', async () => {
  const visitor = await stage.enterAs();
  const { page } = visitor;
  await addChain(visitor);
  const other = await page.context().newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await goTo(tab, '/clientes/finalizar-compra');
    await fillCheckout(tab);
  }
  const before = await countOrders(page);
  const held: (() => void)[] = [];
  await page.context().route(/api\/compra$/, async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  // Pressed by hand they would be apart: a browser tells its tabs a moment later what one of them has stored.
  const press = (confirm: Element | null) => (confirm as HTMLElement).click();
  await Promise.all(
    tabs.map((tab) => tab.$eval('button:visible:has-text("Confirmar pedido")', press)),
  );
  await expect.poll(() => held.length, { timeout: 60_000 }).toBe(tabs.length);
  for (const go of held) go();
  for (const tab of tabs)
    await tab.getByRole('heading', { level: 1, name: 'Pedido recibido' }).waitFor();
  expect(await countOrders(page)).toBe(before + 1);
});
