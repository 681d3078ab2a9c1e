import { expect, test } from 'vitest';
import { goTo } from '../support/browser.ts';
import { refusal, breakCalls } from '../support/faults.ts';
import { ADMIN, MANAGER } from '../support/people.ts';
import { useStage, type Visitor } from '../support/stage.ts';

const stage = useStage();

/** A clerk with the dialog of one product open. */
async function editing(visitor: Visitor, name: string) {
  const { page } = visitor;
  await goTo(page, '/admin/productos');
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: `Editar ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar producto' });
  await dialog
    .getByLabel('Categoría')
    .getByRole('option', { name: 'Aretes' })
    .waitFor({ state: 'attached' });
  const save = () => dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  return { page, dialog, save };
}

test('two clerks edit one piece: nobody overwrites the other, and what was typed is kept', async () => {
  const elena = await editing(await stage.enterAs(ADMIN), 'Argollas Cordón');
  const second = await stage.enterAs(MANAGER);
  second.provokes(/status of 409/);
  const tomas = await editing(second, 'Argollas Cordón');

  await elena.dialog.getByLabel('Nombre', { exact: true }).fill('Argollas Cordón Grueso');
  await elena.dialog.getByLabel('Precio', { exact: true }).fill('64');
  await elena.save();
  await elena.page.getByText('Actualizado').waitFor();

  await tomas.dialog.getByLabel('Nombre', { exact: true }).fill('Argollas Trenza');
  await tomas.dialog.getByLabel('Descripción', { exact: true }).fill('Dos hilos trenzados a mano.');
  await tomas.save();
  const conflict = tomas.page.getByRole('alertdialog', { name: 'Otra persona guardó cambios' });
  await conflict.getByText('Argollas Cordón Grueso').waitFor();
  await conflict.getByText('Argollas Trenza').waitFor();

  // Back to the form: everything that was typed still stands.
  await conflict.getByRole('button', { name: 'Seguir editando' }).click();
  expect(await tomas.dialog.getByLabel('Nombre', { exact: true }).inputValue()).toBe(
    'Argollas Trenza',
  );
  await tomas.save();
  // Her name, his description; her price was never his to change.
  await conflict.getByRole('group', { name: 'Nombre' }).getByRole('radio').last().check();
  await conflict.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await tomas.page.getByText('Actualizado').waitFor();

  const { dialog } = await editing(await stage.enterAs(ADMIN), 'Argollas Cordón Grueso');
  const value = (label: string) => dialog.getByLabel(label, { exact: true }).inputValue();
  expect(await value('Descripción')).toBe('Dos hilos trenzados a mano.');
  expect(await value('Precio')).toBe('64');
});

test('however often Escape is pressed, what is typed goes only when one says so', async () => {
  const { page, dialog } = await editing(await stage.enterAs(ADMIN), 'Argollas Cordón');
  const name = dialog.getByLabel('Nombre', { exact: true });
  await name.fill('A medias');
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
  for (let times = 0; times < 3; times += 1) {
    await page.keyboard.press('Escape');
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
  }
  // Held down, it is one press.
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('Escape');
  await page.keyboard.up('Escape');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe('A medias');
});

test('what is typed and not saved is asked about by the cross, a link and the way back', async () => {
  const visitor = await stage.enterAs(ADMIN);
  const { page } = visitor;
  await goTo(page, '/admin/stock');
  await page.getByRole('heading', { level: 1, name: 'Stock' }).waitFor();
  await page.getByRole('link', { name: 'Productos' }).click();
  await page.getByRole('button', { name: 'Agregar producto' }).click();
  const name = page
    .getByRole('form', { name: 'Nuevo producto' })
    .getByLabel('Nombre', { exact: true });
  await name.fill('Anillo Irazú');
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
  const stay = () => question.getByRole('button', { name: 'Seguir editando' }).click();

  await page.getByRole('link', { name: 'Novedades' }).click();
  await stay();
  await page.goBack();
  await stay();
  expect(new URL(page.url()).pathname).toBe('/admin/productos');
  expect(await name.inputValue()).toBe('Anillo Irazú');

  // The browser asks in its own words before a reload.
  const asked = page.waitForEvent('dialog');
  const reloading = page.evaluate(() => window.location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await reloading;
  expect(await name.inputValue()).toBe('Anillo Irazú');

  await page.goBack();
  await question.getByRole('button', { name: 'Descartar cambios' }).click();
  await page.waitForURL('**/admin/stock');
});

test('the first page says what waits and what was sold, each thing one step away', async () => {
  const { page } = await stage.enterAs(ADMIN);
  await goTo(page, '/admin');
  const today = page.getByRole('region', { name: 'Hoy en la tienda' });
  const task = (name: string) => today.getByRole('link', { name });
  for (const name of ['Pedidos por revisar', 'Pedidos especiales sin respuesta'])
    await task(name).filter({ hasText: '1' }).waitFor();
  await today.getByRole('link', { name: 'Pulsera Noche de Ónix' }).waitFor();
  await today.getByRole('img', { name: /^Ventas de las últimas 12 semanas/ }).waitFor();
  await today.getByRole('button', { name: 'Ver como tabla' }).click();
  await today.getByRole('columnheader', { name: 'Semana del' }).waitFor();
  expect(await today.getByRole('row').count()).toBe(13);

  await task('Pedidos por enviar').click();
  await page.waitForURL(/pedidos\?estado=confirmado/);
  await page.getByText('1 de 4 pedidos').waitFor();
  await page.goBack();
  await today.getByRole('link', { name: 'Pulsera Noche de Ónix' }).click();
  await page.getByRole('article').getByText('Agotado!!').waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('Pulsera Noche de Ónix');
});

test('a manager has no such page, and a dashboard that fails can be asked for again', async () => {
  const manager = await stage.enterAs(MANAGER);
  await goTo(manager.page, '/manager');
  await manager.page.getByText('Perfil de Manager').waitFor();
  await manager.page
    .getByText('900020002')
    .or(manager.page.getByText(/9 ?0002 ?0002/))
    .first()
    .waitFor();
  expect(await manager.page.getByRole('region', { name: 'Hoy en la tienda' }).count()).toBe(0);

  const visitor = await stage.enterAs(ADMIN);
  const { page } = visitor;
  const broken = await breakCalls(visitor, /api\/panel$/, refusal(500));
  await goTo(page, '/admin');
  await page.getByText('No se pudo cargar el resumen.').waitFor();
  await page.getByText('Perfil de Administrador').waitFor();
  await broken.end();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByText('Pedidos por revisar').waitFor();
});

test('a staff area whose code cannot be downloaded says so and can be tried again', async () => {
  const visitor = await stage.enterAs(ADMIN);
  const { page } = visitor;
  visitor.provokes(/ERR_FAILED|dynamically imported|Failed to fetch/);
  const code = /assets\/area[^/]*\.js/;
  let asked = 0;
  await page.route(code, (route) => {
    asked += 1;
    return route.abort();
  });
  await goTo(page, '/admin/stock');
  await page.getByText('No se pudo mostrar esta página').waitFor();
  const tries = asked;
  expect(tries).toBeLessThan(4);
  await page.unroute(code);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Stock' }).waitFor();
});

test('a list is found again as it was left: its search and how far it was scrolled', async () => {
  const { page } = await stage.enterAs(ADMIN);
  await page.setViewportSize({ width: 390, height: 700 });
  await goTo(page, '/admin/productos');
  await page.getByRole('searchbox').fill('anillo');
  await page.getByText('9 de 30 piezas').waitFor();
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Menú' }).click();
  const scrolled = await page.evaluate(() => Math.round(window.scrollY));
  expect(scrolled).toBeGreaterThan(100);
  await page.getByRole('link', { name: 'Preguntas' }).click();
  await page.getByText('8 preguntas').waitFor();
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('link', { name: 'Productos' }).click();
  await page.getByText('9 de 30 piezas').waitFor();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(scrolled);
});
