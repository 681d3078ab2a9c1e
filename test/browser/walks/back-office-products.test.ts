import { beforeAll, expect, test } from 'vitest';
import { goTo, reload } from '../support/browser.ts';
import { buyChain } from '../support/buyer.ts';
import { MANAGER, ADMIN } from '../support/people.ts';
import { receiptPicture } from '../support/receipt.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

/** An order that is under way holds a chain. */
beforeAll(() => buyChain(stage.url));

const card = (page: Awaited<ReturnType<typeof stage.enter>>['page'], name: string) =>
  page.getByRole('article').filter({ hasText: name });

test('a ring is added with its sizes; a visitor finds it, with those sizes only', async () => {
  const { page } = await stage.enterAs(MANAGER);
  await goTo(page, '/admin/productos');
  await page.getByRole('button', { name: 'Agregar producto' }).click();
  const form = page.getByRole('form', { name: 'Nuevo producto' });
  const save = form.getByRole('button', { name: 'Guardar producto' });
  await save.click();
  await page.getByText('Campos incompletos').waitFor();
  await form.getByLabel('Nombre', { exact: true }).fill('Anillo Barva');
  await form.getByLabel('Descripción', { exact: true }).fill('Aro ancho con textura de lluvia.');
  await form.getByLabel('Categoría').selectOption('Anillos');
  await form.getByLabel('Material').selectOption({ index: 1 });
  await form.getByLabel('Piedra').selectOption({ index: 1 });
  await form.getByLabel('Precio', { exact: true }).pressSequentially('1x148');
  expect(await form.getByLabel('Precio', { exact: true }).inputValue()).toBe('1,148');
  await form.locator('input[type=file]').setInputFiles(await receiptPicture());
  await save.click();
  await page.getByText('Tallas faltantes').waitFor();
  await form.getByLabel('Talla 7').fill('3');
  await form.getByLabel('Talla 9').fill('0');
  await save.click();
  await page.getByText('Producto agregado').waitFor();
  await page.getByRole('searchbox').fill('barva');
  await card(page, 'Anillo Barva').getByText('$1,148.00 USD').waitFor();

  const visitor = await stage.enter();
  await goTo(visitor.page, '/clientes/catalogo');
  await visitor.page.getByRole('link', { name: 'Anillo Barva' }).first().click();
  await visitor.page.waitForURL(/producto\/\d+$/);
  await visitor.page.getByRole('radio', { name: '7' }).waitFor();
  expect(await visitor.page.getByRole('radio', { name: '8' }).count()).toBe(0);
});

test('an edit shows in the shop; a piece that is taken off is gone and its stock is 0', async () => {
  const { page } = await stage.enterAs(MANAGER);
  const visitor = await stage.enter();
  visitor.provokes(/status of 404/);
  await goTo(page, '/admin/productos');
  await page.getByRole('searchbox').fill('topos lucero');
  await page.getByText('1 de 3').waitFor();
  const topos = card(page, 'Topos Lucero');
  const dialog = page.getByRole('dialog', { name: 'Editar producto' });
  await topos.getByRole('button', { name: 'Editar Topos Lucero' }).click();
  await dialog.getByLabel('Precio especial').fill('36');
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await page.getByText('Actualizado').waitFor();
  await topos.locator('s').getByText('$42.00 USD').waitFor();
  await topos.getByText('$36.00 USD').waitFor();
  await goTo(visitor.page, '/clientes/ofertas-especiales');
  await visitor.page.getByText('Topos Lucero').first().waitFor();

  await topos.getByRole('button', { name: 'Editar Topos Lucero' }).click();
  await dialog.getByLabel('Estado').selectOption('No Disponible');
  expect(await dialog.getByLabel('Stock', { exact: true }).isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await topos.getByText('No Disponible').waitFor();
  await goTo(visitor.page, '/clientes/catalogo');
  await visitor.page.getByText('Topos Halo Amatista').first().waitFor();
  expect(await visitor.page.getByText('Topos Lucero').count()).toBe(0);

  const clerk = await stage.enterAs(ADMIN);
  await goTo(clerk.page, '/admin/stock');
  await clerk.page.getByRole('searchbox').fill('topos lucero');
  await card(clerk.page, 'Topos Lucero').getByText('Desactivado!!').waitFor();
  await card(clerk.page, 'Topos Lucero').getByText('Agotado!!').waitFor();
});

test('a piece in an order under way is neither deleted nor lost; another one is, after a question', async () => {
  const visitor = await stage.enterAs(ADMIN);
  const { page } = visitor;
  visitor.provokes(/status of 409/);
  await goTo(page, '/admin/productos');
  await page.getByRole('searchbox').fill('cadena');
  const question = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Eliminar Cadena Clásica' }).click();
  await question.getByText('No se puede deshacer').waitFor();
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByText('No se puede eliminar').waitFor();
  await question
    .getByText(/pedido/)
    .last()
    .waitFor();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await card(page, 'Cadena Clásica').waitFor();

  await page.getByRole('button', { name: 'Eliminar Cadena Cordón' }).click();
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByText('Producto eliminado').waitFor();
  await card(page, 'Cadena Cordón').waitFor({ state: 'detached' });
  await reload(page);
  await card(page, 'Cadena Clásica').waitFor();
  expect(await card(page, 'Cadena Cordón').count()).toBe(0);
});

test('stock is changed in its place, per size for rings, and a visitor sees what is left', async () => {
  const { page } = await stage.enterAs(ADMIN);
  await goTo(page, '/admin/stock');
  await page.getByRole('searchbox').fill('trenza');
  await page.getByRole('button', { name: 'Editar stock de Anillo Trenza' }).click();
  const form = page.getByRole('form', { name: 'Editar stock de Anillo Trenza' });
  await form.getByLabel('Talla 6').fill('0');
  await form.getByLabel('Talla 7').fill('9');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Stock actualizado').waitFor();
  const levels = card(page, 'Anillo Trenza').getByRole('listitem');
  await levels.filter({ hasText: 'Talla 7' }).getByText('9').waitFor();
  await levels.filter({ hasText: 'Talla 6' }).getByText('0').waitFor();

  await page.getByRole('searchbox').fill('citrino');
  await page.getByRole('button', { name: /Editar stock de Pulsera Riviera/ }).click();
  const single = page.getByRole('form', { name: /Editar stock de Pulsera Riviera/ });
  await single.getByLabel('Stock', { exact: true }).fill('0');
  await single.getByRole('button', { name: 'Guardar' }).click();
  await card(page, 'Pulsera Riviera').getByText('Agotado!!').waitFor();
  const visitor = await stage.enter();
  await goTo(visitor.page, '/clientes/producto/27');
  await visitor.page
    .getByText(/agotad/i)
    .first()
    .waitFor();
});

test('the three rows bring four more cards when their end is near', async () => {
  const { page } = await stage.enterAs(MANAGER);
  await page.setViewportSize({ width: 1024, height: 900 });
  await goTo(page, '/admin/productos');
  const row = page.getByRole('list', { name: 'Fila 1' });
  await row.getByRole('article').first().waitFor();
  expect(await row.getByRole('article').count()).toBe(4);
  await row.evaluate((strip) => strip.scrollTo({ left: strip.scrollWidth, behavior: 'instant' }));
  await expect.poll(() => row.getByRole('article').count()).toBe(8);
});
