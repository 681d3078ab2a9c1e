import { expect, test } from 'vitest';
import { goTo, PHONE } from '../support/browser.ts';
import { ADMIN, CUSTOMER } from '../support/people.ts';
import { receiptPicture } from '../support/receipt.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

test('a question is added, changed, hidden and deleted, and a visitor sees what is visible', async () => {
  const { page } = await stage.enterAs(ADMIN);
  const visitor = await stage.enter();
  const seen = async (text: string) => {
    await goTo(visitor.page, '/clientes/faq');
    await visitor.page.getByText('¿Cómo pago mi pedido?').first().waitFor();
    return (await visitor.page.getByText(text).count()) > 0;
  };
  await goTo(page, '/admin/preguntas-frecuentes');
  await page.getByText('8 preguntas').waitFor();
  await page.getByRole('button', { name: 'Agregar pregunta' }).click();
  const form = page.getByRole('form', { name: 'Nueva pregunta' });
  await form.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Debes completar todo.').first().waitFor();
  await form.getByLabel('Pregunta', { exact: true }).fill('¿Graban iniciales?');
  await form.getByLabel('Respuesta', { exact: true }).fill('Sí, hasta tres letras.');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Pregunta agregada').waitFor();
  // Newest first.
  const newest = page.getByRole('main').getByRole('listitem').first();
  await newest.getByText('¿Graban iniciales?').waitFor();
  await newest.getByText('Visible para usuarios').waitFor();
  expect(await seen('¿Graban iniciales?')).toBe(true);

  await newest.getByRole('button', { name: 'Editar pregunta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar pregunta' });
  await dialog.getByLabel('Respuesta', { exact: true }).fill('   ');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Todos los campos son obligatorios.').first().waitFor();
  await dialog.getByLabel('Respuesta', { exact: true }).fill('Sí, hasta cinco letras.');
  await dialog.getByText('Visible para usuarios').click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await newest.getByText('Oculta para usuarios').waitFor();
  await newest.getByText('Sí, hasta cinco letras.').waitFor();
  expect(await seen('¿Graban iniciales?')).toBe(false);

  await newest.getByRole('button', { name: 'Eliminar pregunta' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByText('Pregunta eliminada').waitFor();
  await page.getByText('8 preguntas').waitFor();
});

test('a novedad has its limits, is changed, is sent once with its counts, and is deleted', async () => {
  const { page } = await stage.enterAs(ADMIN);
  await goTo(page, '/admin/novedades');
  await page.getByRole('button', { name: 'Agregar novedad' }).click();
  const form = page.getByRole('form', { name: 'Nueva novedad' });
  await form.getByRole('button', { name: 'Guardar novedad' }).click();
  await page.getByText('El asunto es obligatorio.').first().waitFor();
  await form.getByLabel('Asunto').fill('a'.repeat(35));
  await page.getByText('Estás casi al límite').waitFor();
  await form.getByLabel('Asunto').fill('a'.repeat(45));
  await page.getByText('Límite alcanzado').waitFor();
  expect(await form.getByLabel('Asunto').inputValue()).toHaveLength(40);
  await form.getByLabel('Asunto').fill('Feria de noviembre');
  await form.getByLabel(/^Descripción/).fill('Dos días con el taller abierto.');
  await form.locator('input[type=file]').setInputFiles(await receiptPicture());
  await form.getByRole('button', { name: 'Guardar novedad' }).click();
  await page.getByText('Novedad agregada').waitFor();
  await page.getByPlaceholder('Buscar por oferta...').fill('taller abierto');
  const card = page.getByRole('article');
  await expect.poll(() => card.count()).toBe(1);
  await card.getByText('Pendiente').waitFor();

  await card.getByRole('button', { name: 'Editar Feria de noviembre' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar novedad' });
  await dialog.getByLabel('Asunto').fill('Feria de diciembre');
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await page.getByText('Novedad actualizada').waitFor();
  await card.getByText('Actualizada:').waitFor();

  await card.getByRole('button', { name: 'Enviar' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Enviar «Feria de diciembre»?' });
  await question.getByRole('button', { name: 'Enviar' }).click();
  await card.getByText('Se enviaron 1 de 1 correo.').waitFor();
  expect(await card.getByRole('button', { name: 'Enviado' }).isDisabled()).toBe(true);

  await card.getByRole('button', { name: 'Eliminar Feria de diciembre' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByText('Novedad eliminada').waitFor();
  await page.getByText('No se encontraron novedades').waitFor();
});

test('banners are chosen, taken out and uploaded, and the home page shows the new ones', async () => {
  const { page } = await stage.enterAs(ADMIN);
  await goTo(page, '/admin/ajustes');
  const panel = page.getByRole('region', { name: 'Banners' });
  const upload = panel.getByRole('button', { name: 'Subir' });
  await panel.getByText('0 archivos').waitFor();
  await panel.getByRole('img', { name: 'Banner 1 de la portada' }).waitFor();
  await upload.click();
  await page.getByText('Debes seleccionar al menos una imagen antes de subir.').first().waitFor();
  const picture = await receiptPicture();
  const names = ['uno.jpg', 'dos.jpg', 'tres.jpg'];
  await panel
    .locator('input[type=file]')
    .setInputFiles(names.map((name) => ({ ...picture, name })));
  await panel.getByText('3 archivos').waitFor();
  await panel.getByRole('button', { name: 'Quitar banner 2' }).click();
  await panel.getByText('2 archivos').waitFor();
  await upload.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reemplazar' }).click();
  await page.getByText('Banners actualizados').waitFor();
  await panel.getByText('0 archivos').waitFor();
  const shown = panel.getByRole('img', { name: /de la portada/ });
  await expect.poll(() => shown.count()).toBe(2);

  const visitor = await stage.enter();
  await goTo(visitor.page, '/clientes');
  await visitor.page.getByRole('button', { name: 'Ir al banner 2' }).waitFor();
  expect(await visitor.page.getByRole('button', { name: /^Ir al banner/ }).count()).toBe(2);
});

test('the shipping fee takes digits and one dot, is saved with cents, and stands in a cart', async () => {
  const { page } = await stage.enterAs(ADMIN, PHONE);
  await goTo(page, '/admin/ajustes');
  const form = page.getByRole('form', { name: 'Costo de envío' });
  const field = form.getByLabel('Monto (USD)');
  const save = form.getByRole('button', { name: 'Guardar' });
  await page.getByText('Actual: $8.00').waitFor();
  expect(await save.isDisabled()).toBe(true);
  await field.fill('');
  expect(await save.isDisabled()).toBe(true);
  await field.pressSequentially('1a1.2.5');
  expect(await field.inputValue()).toBe('11.25');
  await save.click();
  await page.getByText('Costo de envío actualizado').waitFor();
  await page.getByText('Actual: $11.25').waitFor();

  const customer = await stage.enterAs(CUSTOMER, PHONE);
  await goTo(customer.page, '/clientes/producto/17');
  await customer.page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await customer.page.getByText('Producto agregado').waitFor();
  await goTo(customer.page, '/clientes/carrito');
  await customer.page.getByText('$11.25 USD').first().waitFor();
  await customer.page.getByText('$59.25 USD').first().waitFor();
});

test('on a phone the menu drops down, leads on, and closes', async () => {
  const { page } = await stage.enterAs(ADMIN, PHONE);
  await goTo(page, '/admin');
  const button = page.getByRole('button', { name: 'Menú' });
  await button.click();
  await page.getByRole('link', { name: 'Novedades' }).click();
  await page.getByRole('heading', { level: 1, name: 'Novedades' }).waitFor();
  expect(await button.getAttribute('aria-expanded')).toBe('false');
});
