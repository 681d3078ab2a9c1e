import { expect, test } from 'vitest';
import { goTo } from '../support/browser.ts';
import { breakCalls, refusal } from '../support/faults.ts';
import { CUSTOMER, logIn } from '../support/people.ts';
import { useStage, type Visitor } from '../support/stage.ts';

const stage = useStage();

const EXPIRED = refusal(401, 'UNAUTHENTICATED', 'Tu sesión ha vencido.');

const RECEIPT = {
  name: 'sinpe.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** A customer on a page, whose login the server refuses from now on. */
async function comeTo(address: string, calls: RegExp) {
  const visitor = await stage.enterAs();
  await goTo(visitor.page, address);
  return { visitor, page: visitor.page, expire: () => breakCalls(visitor, calls, EXPIRED) };
}

const token = ({ page }: Visitor) => page.evaluate(() => localStorage.getItem('token'));

test('in the cart the modal opens, and the login leads on to the checkout', async () => {
  const { visitor, page, expire } = await comeTo('/clientes/producto/17', /clientes\/perfil$/);
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await page.getByText('Producto agregado').waitFor();
  await goTo(page, '/clientes/carrito');
  const broken = await expire();
  await page.getByRole('button', { name: 'Proceder al pago' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByText('Debes iniciar sesión para completar la compra.').waitFor();
  expect(await token(visitor)).toBeNull();
  await modal.getByRole('link', { name: 'Iniciar sesión' }).click();
  await broken.end();
  await logIn(page, CUSTOMER);
  await page.waitForURL('**/clientes/finalizar-compra');
});

test('in the checkout the login is asked for again, and the address is still there', async () => {
  const { page, expire } = await comeTo('/clientes/producto/17', /api\/compra$/);
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await page.getByText('Producto agregado').waitFor();
  await goTo(page, '/clientes/finalizar-compra');
  await page.getByLabel('Provincia').selectOption('Heredia');
  await page.getByLabel('Cantón').fill('Barva');
  await page.getByLabel('Distrito').fill('San Pablo');
  await page.getByLabel('Dirección exacta').fill('Casa azul');
  await page.getByRole('radio', { name: 'Transferencia bancaria' }).check();
  await page.locator('input[type=file]').setInputFiles(RECEIPT);
  const broken = await expire();
  await page.getByRole('button', { name: 'Confirmar pedido' }).click();
  await page.waitForURL('**/clientes/login');
  await page.getByText('Debes iniciar sesión para completar la compra.').waitFor();
  await broken.end();
  await logIn(page, CUSTOMER);
  await page.waitForURL('**/clientes/finalizar-compra');
  await expect.poll(() => page.getByLabel('Cantón').inputValue()).toBe('Barva');
  await page.getByText('sinpe.png').waitFor();
});

test('on the payment page what was chosen is there again after the login', async () => {
  const { page, expire } = await comeTo('/clientes/producto/17', /carrito\/obtener$/);
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await page.getByText('Producto agregado').waitFor();
  await goTo(page, '/clientes/pago');
  await page.getByRole('radio', { name: 'Transferencia bancaria' }).check();
  await page.locator('input[type=file]').setInputFiles(RECEIPT);
  await page.getByText('sinpe.png').waitFor();
  const broken = await expire();
  // The cart is read again when the connection is back.
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await page.getByText('sinpe.png').waitFor({ state: 'detached' });
  await page.getByText('Tu sesión terminó.').first().waitFor();
  await broken.end();
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await logIn(page, CUSTOMER);
  await page.waitForURL('**/clientes/pago');
  await page.getByText('sinpe.png').waitFor();
  expect(await page.getByRole('radio', { name: 'Transferencia bancaria' }).isChecked()).toBe(true);
});

test('a profile that the server refuses leads to the login and forgets the session', async () => {
  const visitor = await stage.enterAs();
  const { page } = visitor;
  const broken = await breakCalls(visitor, /users\/clientes\/perfil$/, EXPIRED);
  await goTo(page, '/clientes/perfil');
  await page.waitForURL('**/clientes/login');
  expect(await token(visitor)).toBeNull();
  await broken.end();
  await logIn(page, CUSTOMER);
  await page.waitForURL('**/clientes/perfil');
});

test('a change of the profile that the server refuses leads to the login', async () => {
  const { page, expire } = await comeTo('/clientes/perfil', /users\/clientes\/perfil$/);
  await page.getByRole('button', { name: 'Editar perfil' }).click();
  await page.getByLabel('Teléfono').fill('87124459');
  await expire();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await page.waitForURL('**/clientes/login');
});

test('a special order that is refused comes back after the login as it was typed', async () => {
  const { page, expire } = await comeTo('/clientes/pedido-especial', /especiales\/agregar$/);
  await page.getByLabel('Pieza').selectOption('Anillos');
  await page.getByLabel('Talla').fill('8');
  await page.getByLabel('Tipo de piedra').selectOption({ index: 1 });
  await page.getByLabel('Tipo de material').selectOption({ index: 1 });
  await page.getByLabel(/^Descripción/).fill('Una luna de filigrana');
  const broken = await expire();
  await page.getByRole('button', { name: 'Enviar pedido especial' }).click();
  await page
    .getByText('Debes iniciar sesión o crear una cuenta para solicitar un pedido especial.')
    .waitFor();
  await page.waitForURL('**/clientes/login');
  await broken.end();
  await logIn(page, CUSTOMER);
  await page.waitForURL('**/clientes/pedido-especial');
  await expect.poll(() => page.getByLabel('Talla').inputValue()).toBe('8');
  expect(await page.getByLabel(/^Descripción/).inputValue()).toBe('Una luna de filigrana');
});
