import { expect, test } from 'vitest';
import { goTo, reload } from '../support/browser.ts';
import { hasKeptPicture } from '../support/engine.ts';
import { CUSTOMER, logIn } from '../support/people.ts';
import { receiptPicture } from '../support/receipt.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

test('the payment page adds the shipping by steps and hands method and receipt to the checkout', async () => {
  const { page } = await stage.enter();
  const confirm = () => page.getByRole('button', { name: 'Confirmar pedido' }).click();
  const summary = page.getByRole('region', { name: 'Resumen' });
  // Up to 200 the shipping is 30, up to 400 it is 25, above it is 20.
  const steps: [id: number, total: string, shipping: string][] = [
    [17, '$78.00 USD', '$30.00 USD'],
    [23, '$228.00 USD', '$25.00 USD'],
    [27, '$543.00 USD', '$20.00 USD'],
  ];
  for (const [id, total, shipping] of steps) {
    await goTo(page, `/clientes/producto/${id}`);
    await page.getByRole('button', { name: 'Añadir al carrito' }).click();
    await page.getByText('Producto agregado').waitFor();
    await goTo(page, '/clientes/pago');
    await summary.getByText(total).waitFor();
    await summary.getByText(shipping).waitFor();
  }
  await confirm();
  await page.getByText('Selecciona un método de pago.').first().waitFor();
  await page.getByRole('radio', { name: 'Transferencia bancaria' }).check();
  await page.getByRole('button', { name: 'Copiar cuenta IBAN en dólares' }).waitFor();
  await page.getByRole('radio', { name: 'SINPE Móvil' }).check();
  expect(await page.getByRole('radio', { name: 'Transferencia bancaria' }).isChecked()).toBe(false);
  await confirm();
  await page.getByText('Debes adjuntar el comprobante de pago.').first().waitFor();

  const file = page.locator('input[type=file]');
  const notes = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('pagado') };
  await file.setInputFiles(notes);
  await page.getByText('Adjunta el comprobante en formato png, jpg, jpeg o pdf.').first().waitFor();
  const pdf = { name: 'sinpe.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await file.setInputFiles(pdf);
  await page.getByText('sinpe.pdf').waitFor();
  await page.locator('input[type=file]').setInputFiles(await receiptPicture());
  await page.getByText('comprobante.jpg').waitFor();
  await confirm();
  await page.waitForURL('**/clientes/login');
  await logIn(page, CUSTOMER);
  await page.waitForURL('**/clientes/finalizar-compra');
  await page.getByText('comprobante.jpg').waitFor();
  expect(await page.getByRole('radio', { name: 'SINPE Móvil' }).isChecked()).toBe(true);
});

test('a receipt that was chosen is there after a reload, for a day', async () => {
  const { page } = await stage.enter();
  await goTo(page, '/clientes/producto/17');
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await page.getByText('Producto agregado').waitFor();
  await goTo(page, '/clientes/pago');
  await page.locator('input[type=file]').setInputFiles(await receiptPicture());
  const receipt = page.getByText('comprobante.jpg');
  await receipt.waitFor();
  await expect.poll(() => page.evaluate(hasKeptPicture)).toBe(true);
  await reload(page);
  await receipt.waitFor();
  await page.clock.setFixedTime(Date.now() + 24 * 60 * 60 * 1000);
  await reload(page);
  await page.getByText('Elegir archivo').waitFor();
  expect(await receipt.count()).toBe(0);
});

test('what was taken out of the cart is not to be paid, nor after a reload', async () => {
  const { page } = await stage.enter();
  await goTo(page, '/clientes/producto/17');
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await page.getByText('Producto agregado').waitFor();
  await goTo(page, '/clientes/pago');
  const confirm = page.getByRole('button', { name: 'Confirmar pedido' });
  await page.getByRole('region', { name: 'Resumen' }).getByText('$78.00 USD').waitFor();
  expect(await confirm.isEnabled()).toBe(true);

  await goTo(page, '/clientes/carrito');
  await page.getByRole('button', { name: 'Vaciar carrito' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vaciar carrito' }).click();
  await page.getByText('Carrito vaciado').waitFor();
  await goTo(page, '/clientes/pago');
  await page.getByText('Tu carrito está vacío.').waitFor();
  expect(await confirm.isDisabled()).toBe(true);
  await page.reload();
  await page.getByText('Tu carrito está vacío.').waitFor();
});
