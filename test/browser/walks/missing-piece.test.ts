import { expect, test } from 'vitest';
import { createShop, memorySession, type Shop } from '@filigrana/sdk';
import { goTo, PHONE } from '../support/browser.ts';
import { buyPiece, shopOf } from '../support/buyer.ts';
import { ADMIN, CUSTOMER, logIn } from '../support/people.ts';
import { receiptPicture } from '../support/receipt.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

/** A ring of which the demo catalogue has exactly one. */
const RING = 'Anillo Encaje de Filigrana';
const RING_ID = 6;
const CHAIN = 'Cadena Clásica';

/** A customer whom the shop has known for a moment. */
async function newCustomer(): Promise<Shop> {
  const shop = createShop({ host: stage.url, session: memorySession() });
  const account = { correo: 'otra@filigrana.test', contrasena: 'Filigrana-Nueva-7' };
  await shop.accounts.register({
    ...{ nombre: 'Lucía', primerApellido: 'Rojas', segundoApellido: 'Mora' },
    ...{ identificacion: '505550555', telefono: '88887777', ...account },
  });
  await shop.accounts.login(account);
  return shop;
}

test('of two buyers of one ring, the slower one, who has paid, gets another piece', async () => {
  const slow = await stage.enterAs(CUSTOMER, PHONE);
  await goTo(slow.page, '/clientes/catalogo');
  await slow.page.getByRole('link', { name: RING }).last().click();
  await slow.page.getByRole('radio', { name: '7' }).click();
  await slow.page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await slow.page.getByText('Producto agregado').waitFor();
  await goTo(slow.page, '/clientes/finalizar-compra');
  await slow.page.getByText(/^Te las guardamos hasta las/).waitFor();

  const other = await stage.enter(PHONE);
  await goTo(other.page, '/clientes/catalogo');
  const card = other.page.getByRole('article').filter({ hasText: RING });
  await card.getByText('Reservada').waitFor();

  // Her time is over, as when half an hour has passed, and somebody quicker buys it.
  const staff = await shopOf(stage.url, ADMIN);
  for (const { idApartado } of await staff.holds.list()) await staff.holds.end(idApartado);
  await buyPiece(await newCustomer(), RING_ID, { tamanio: '7' });

  // What was held for her is neither prolonged nor bought.
  slow.provokes(/status of (404|409)/);
  await slow.page.getByLabel('Provincia').selectOption('Cartago');
  await slow.page.getByLabel('Cantón').fill('Paraíso');
  await slow.page.getByLabel('Distrito').fill('Orosi');
  await slow.page.getByLabel('Dirección exacta').fill('Del templo católico, 200 m al sur');
  await slow.page.getByRole('radio', { name: 'SINPE Móvil' }).check();
  await slow.page.locator('input[type=file]').setInputFiles(await receiptPicture());
  await slow.page.getByRole('button', { name: 'Confirmar pedido' }).click();
  await slow.page.getByRole('button', { name: 'Enviar como pagado sin pieza' }).click();
  await slow.page.getByText('Te contactaremos pronto.').first().waitFor();

  const clerk = await stage.enter();
  await goTo(clerk.page, '/clientes/login');
  await logIn(clerk.page, ADMIN);
  await goTo(clerk.page, '/admin/pedidos/revision');
  const choices = clerk.page.getByRole('group', { name: `Qué hacer con ${RING} (talla 7)` });
  await choices.getByRole('button', { name: 'Hacer otra por encargo' }).waitFor();
  await choices.getByRole('button', { name: 'Devolver el dinero' }).waitFor();
  await choices.getByRole('button', { name: 'Cambiar por otra pieza…' }).click();
  const dialog = clerk.page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('cadena clasica');
  await dialog.getByRole('radio', { name: CHAIN }).check();
  await dialog.getByText(/el total del pedido queda en \$/).waitFor();
  await dialog.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await clerk.page.getByText(`(en vez de ${RING} (talla 7))`).waitFor();
  expect(await choices.count()).toBe(0);

  await goTo(slow.page, '/clientes/perfil');
  const order = slow.page.getByRole('main').locator('details').first();
  await order.locator('summary').click();
  await order.getByText(CHAIN).first().waitFor();
});

test('what a login could not bring along is told while the page changes, with the way to the cart', async () => {
  const { page } = await stage.enter(PHONE);
  await goTo(page, '/clientes/producto/3');
  await page.getByRole('radio', { name: '7' }).click();
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await page.getByText('Producto agregado').waitFor();
  // Somebody quicker buys the two that there are.
  const quicker = await shopOf(stage.url, CUSTOMER);
  for (const _ring of [1, 2]) await buyPiece(quicker, 3, { tamanio: '7' });

  await goTo(page, '/clientes/login');
  await logIn(page, CUSTOMER);
  await page.waitForURL('**/clientes/perfil');
  await page.getByText('Quitamos Anillo Halo Topacio Cielo, se agotó.').waitFor();
  await page.getByRole('button', { name: 'Ver carrito' }).click();
  await page.waitForURL('**/clientes/carrito');
});
