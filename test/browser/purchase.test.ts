import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DESKTOP, goTo, PHONE, reload, visit, type Visit, useBrowser } from './support/browser.ts';
import { ADMIN, CUSTOMER, logIn } from './support/people.ts';
import { receiptPicture } from './support/receipt.ts';
import { startShop, type RunningShop } from './support/shop.ts';

const browser = useBrowser();
let shop: RunningShop;
let visits: Visit[] = [];

const enter = async (viewport = DESKTOP) => {
  const visitor = await visit(browser(), shop.url, viewport);
  visits.push(visitor);
  return visitor;
};

/** A ring of which exactly `stock` pieces are left in one size; see the demo catalogue. */
const RING = { nombre: 'Anillo Halo Topacio Cielo', talla: '7', stock: 2 };
const CHAIN = 'Cadena Clásica';

/**
 * What the browser itself reports of a shop stopped on purpose, whatever the page was just loading,
 * and of a refusal (409).
 */
const PROVOKED =
  /net::ERR_(CONNECTION|SOCKET|EMPTY_RESPONSE|INCOMPLETE|CONTENT_LENGTH)|status of 409/;

beforeEach(async () => {
  visits = [];
  shop = await startShop();
});
afterEach(async () => {
  for (const { complaints, close } of visits) {
    await close();
    expect(complaints.filter((said) => !PROVOKED.test(said))).toEqual([]);
  }
  await shop.close();
});

async function openPiece({ page }: Visit, name: string) {
  await goTo(page, '/clientes/catalogo');
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

async function addRing(visitor: Visit) {
  await openPiece(visitor, RING.nombre);
  await visitor.page.getByRole('radio', { name: RING.talla }).click();
  await visitor.page.getByText(/Quedan \d+ en stock/).waitFor();
  await visitor.page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await visitor.page.getByText('Producto agregado').waitFor();
}

async function addChain(visitor: Visit) {
  await openPiece(visitor, CHAIN);
  await visitor.page.getByRole('button', { name: 'Añadir al carrito' }).click();
  // The sheet, whose code has come by then: not the toast before it.
  await visitor.page.getByRole('dialog', { name: 'Producto agregado' }).waitFor();
}

async function openCart({ page }: Visit) {
  await goTo(page, '/clientes/carrito');
  await page.getByRole('heading', { level: 1, name: 'Carrito' }).waitFor();
}

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('on a %s', (_name, viewport) => {
  test('a visitor fills a cart, logs in, buys with a receipt, and the shop accepts and ships it', async () => {
    const visitor = await enter(viewport);
    const { page } = visitor;
    await addRing(visitor);
    await addChain(visitor);
    await openCart(visitor);
    await page.getByText('$187.00 USD').first().waitFor();

    await page.getByRole('button', { name: 'Proceder al pago' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Iniciar sesión' }).click();
    await logIn(page, CUSTOMER);
    await page.waitForURL('**/clientes/finalizar-compra');

    // The cart of the visitor is the customer's now.
    await page.getByText(RING.nombre, { exact: true }).waitFor();
    await page.getByText(CHAIN, { exact: true }).waitFor();
    await page.getByLabel('Provincia').selectOption('Cartago');
    await page.getByLabel('Cantón').fill('Paraíso');
    await page.getByLabel('Distrito').fill('Orosi');
    await page.getByLabel('Dirección exacta').fill('Del templo católico, 200 m al sur');
    await page.getByRole('radio', { name: 'SINPE Móvil' }).check();
    await page.locator('input[type=file]').setInputFiles(await receiptPicture());
    await page.getByRole('button', { name: 'Confirmar pedido' }).click();
    await page.getByText('Te contactaremos pronto.').first().waitFor();

    const clerk = await enter(viewport);
    await goTo(clerk.page, '/clientes/login');
    await logIn(clerk.page, ADMIN);
    await clerk.page.waitForURL('**/admin');
    await goTo(clerk.page, '/admin/pedidos');
    // Newest first.
    const card = clerk.page.getByRole('article').first();
    await card.getByText(`1 × ${RING.nombre} (talla ${RING.talla}), 1 × ${CHAIN}`).waitFor();
    await card.getByText('$195.00 USD').waitFor();
    await card.getByRole('button', { name: 'Ver detalles' }).click();
    await card.getByText('Orosi', { exact: true }).waitFor();
    await card.getByRole('link', { name: 'Ver comprobante' }).waitFor();
    await card.getByRole('button', { name: 'Aceptar' }).click();
    // The badge; the open history says it too.
    await card.getByText('Confirmado').first().waitFor();
    await card.getByRole('button', { name: 'Enviar' }).click();
    await card.getByText('Enviado').first().waitFor();

    // The customer's own history says the same.
    await goTo(page, '/clientes/perfil');
    const order = page.getByRole('main').locator('details').first();
    await order.getByText('Enviado').waitFor();
    await order.locator('summary').click();
    await order.getByText(RING.nombre).waitFor();
  });
});

test('nobody can take more pieces than there are', async () => {
  const visitor = await enter();
  const { page } = visitor;
  await addRing(visitor);
  await openCart(visitor);
  const more = page.getByRole('button', { name: 'Aumentar cantidad' });
  await more.click();
  await expect.poll(() => page.getByText('$278.00 USD').count()).toBeGreaterThan(0);
  // The last two are in the cart: the third click is refused and says why.
  if (await more.isEnabled()) await more.click();
  await page.getByText(`Cantidad máxima disponible: ${RING.stock}`).waitFor();
  await page.getByText('$278.00 USD').first().waitFor();
});

test('a reload and a restart of the shop in the middle lose nothing', async () => {
  const visitor = await enter();
  const { page } = visitor;
  await addChain(visitor);
  await shop.restart('SIGKILL');
  await openCart(visitor);
  await page.getByText(CHAIN).waitFor();

  await goTo(page, '/clientes/login');
  await logIn(page, CUSTOMER);
  await page.waitForURL('**/clientes/perfil');
  await goTo(page, '/clientes/finalizar-compra');
  await page.getByLabel('Provincia').selectOption('Limón');
  await page.getByLabel('Cantón').fill('Talamanca');
  await page.getByLabel('Distrito').fill('Cahuita');
  await page.getByLabel('Dirección exacta').fill('Frente al parque nacional');
  await reload(page);
  await expect.poll(() => page.getByLabel('Cantón').inputValue()).toBe('Talamanca');
  await page.getByRole('radio', { name: 'Transferencia bancaria' }).check();
  await page.locator('input[type=file]').setInputFiles(await receiptPicture());

  // The shop is gone when the customer confirms, and back when they try again.
  await shop.stop();
  await page.getByRole('button', { name: 'Confirmar pedido' }).click();
  const retry = page.getByRole('button', { name: 'Reintentar' }).last();
  await retry.waitFor();
  await shop.start();
  await retry.click();
  // The page of the order: it has come whole before the shop goes away again.
  await page.getByText('Revisaremos tu pago y te contactaremos pronto.').waitFor();

  await shop.restart('SIGKILL');
  await goTo(page, '/clientes/perfil');
  const order = page.getByRole('main').locator('details').first();
  await order.getByText('Pendiente').waitFor();
  await order.getByText(CHAIN).first().waitFor();
});
