import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { goTo, holdTime, reload } from './support/browser.ts';
import { buyChain } from './support/buyer.ts';
import { breakCalls, holdBack, refusal, silence } from './support/faults.ts';
import { ADMIN } from './support/people.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();
let bought = 0;

beforeAll(async () => {
  bought = await buyChain(stage.url);
});

const CUSTOMER_NAME = 'María Fernanda Solano Quirós';

test('an order shows its details; a failed step is told by the browser; then it is accepted and shipped', async () => {
  const visitor = await stage.enterAs(ADMIN);
  const { page } = visitor;
  await goTo(page, '/admin/pedidos');
  await page.getByText('5 pedidos, 2 pendientes').waitFor();
  const card = page.getByRole('article').filter({ hasText: `Pedido ${bought}` });
  await card.getByRole('heading', { name: CUSTOMER_NAME }).waitFor();
  await card.getByText('$56.00 USD').waitFor();
  expect(await card.getByRole('button', { name: 'Enviar' }).count()).toBe(0);

  await card.getByRole('button', { name: 'Ver detalles' }).click();
  for (const text of ['Cartago', 'Paraíso', 'Orosi', 'SINPE Móvil', 'cliente@filigrana.test'])
    await card.getByText(text, { exact: true }).waitFor();
  await card.getByRole('link', { name: '8712 4450' }).waitFor();
  const receipt = await card.getByRole('link', { name: 'Ver comprobante' }).getAttribute('href');
  expect((await page.request.get(receipt ?? '')).headers()['content-type']).toMatch(/^image/);

  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  const accept = card.getByRole('button', { name: 'Aceptar' });
  for (const [fault, said] of [
    [refusal(500, 'INTERNAL', 'Falla del taller.'), 'Falla del taller.'],
    [refusal(500), 'No se pudo aceptar el pedido'],
  ] as const) {
    const broken = await breakCalls(visitor, /pedido\/\d+\/aceptar$/, fault);
    await accept.click();
    await expect.poll(() => alerts.at(-1)).toBe(said);
    await broken.end();
    await card.getByText('Pendiente').waitFor();
  }

  await accept.click();
  await card.getByText('Confirmado').first().waitFor();
  expect(await card.getByRole('button', { name: 'Rechazar' }).count()).toBe(0);
  await card.getByRole('button', { name: 'Enviar' }).click();
  await card.getByText('Enviado').first().waitFor();

  // Who did what, and a note that only the staff sees.
  const history = card.getByRole('listitem');
  await history.filter({ hasText: 'Recibido' }).waitFor();
  await history
    .filter({ hasText: 'Confirmado' })
    .getByText(/Elena Castro.*Administrador/)
    .waitFor();
  await card.getByLabel('Nota interna').fill('Sale con Correos el lunes.');
  await card.getByRole('button', { name: 'Agregar nota' }).click();
  await history.filter({ hasText: 'Sale con Correos el lunes.' }).waitFor();
});

test('rejecting asks first, and gives the pieces back', async () => {
  const { page } = await stage.enterAs(ADMIN);
  await goTo(page, '/admin/pedidos?estado=pendiente');
  const card = page.getByRole('article').filter({ hasText: 'Pedido 4' });
  await card.getByRole('button', { name: 'Rechazar' }).click();
  const question = page.getByRole('dialog', { name: '¿Rechazar el pedido 4?' });
  await question.getByText('las piezas volverán al stock').waitFor();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await card.getByText('Pendiente').waitFor();
  await card.getByRole('button', { name: 'Rechazar' }).click();
  await question.getByRole('button', { name: 'Rechazar' }).click();
  await page.getByText('No hay pedidos regulares con esa búsqueda.').waitFor();
  await page.getByRole('button', { name: 'Limpiar' }).first().click();
  await card.getByText('Cancelado').waitFor();
});

test('filters narrow the list and its total, survive a reload and the way back, and rule the CSV', async () => {
  const { page } = await stage.enterAs(ADMIN);
  await goTo(page, '/admin/pedidos');
  await page.getByLabel('Estado').selectOption('Enviado');
  await page.getByRole('searchbox').fill('topacio');
  await page.getByText('1 de 5 pedidos').waitFor();
  await page.waitForURL(/estado=enviado/);
  await page.waitForURL(/topacio/);
  await reload(page);
  await page.getByText('1 de 5 pedidos').waitFor();
  expect(await page.getByLabel('Estado').inputValue()).toBe('enviado');
  expect(await page.getByRole('searchbox').inputValue()).toBe('topacio');
  await page.getByRole('status').filter({ hasText: '1 pedido,' }).waitFor();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^pedidos-\d{4}-\d\d-\d\d\.csv$/);
  const rows = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toBe(
    '\uFEFF"Pedido","Fecha","Cliente","Resumen","Estado","Pago","Total (USD)","Colones por dólar","Total (CRC)"',
  );
  expect(rows[1]).toMatch(
    /^"1",.*"María Fernanda Solano Quirós",.*,"Enviado","Verificado","195\.00","\d+\.\d\d","\d+"$/,
  );

  await page.getByRole('link', { name: 'Pedidos especiales' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pedidos especiales' }).waitFor();
  await page.goBack();
  await page.getByText('1 de 5 pedidos').waitFor();
  await page.getByRole('button', { name: 'Limpiar filtros' }).click();
  await page.getByText('5 pedidos').first().waitFor();
});

test('special orders that do not answer within ten seconds can be asked for again', async () => {
  const visitor = await stage.enterAs(ADMIN);
  const { page } = visitor;
  await holdTime(page);
  const broken = await breakCalls(visitor, /pedidos-especiales\/todos/, silence(9_900));
  await goTo(page, '/admin/pedidos-especiales');
  await broken.struck();
  await page.getByText('Cargando pedidos especiales…').waitFor({ state: 'attached' });
  expect(await page.getByRole('button', { name: 'Reintentar' }).count()).toBe(0);
  await page.clock.fastForward(200);
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await retry.waitFor();
  await broken.end();
  await retry.click();
  await page.getByText('4 solicitudes').waitFor();
});

test('special orders are searched, looked into, accepted and shipped; the final ones offer nothing', async () => {
  const { page } = await stage.enterAs(ADMIN);
  await goTo(page, '/admin/pedidos-especiales');
  await page.getByText('4 solicitudes').waitFor();
  const card = page.getByRole('article');
  await page.getByRole('searchbox').fill('enviado');
  await page.getByText('1 de 4 solicitudes').waitFor();
  await card.getByText('Sin imagen').waitFor();
  expect(await card.getByRole('button', { name: /Aceptar|Rechazar|^Enviar/ }).count()).toBe(0);
  await page.getByRole('searchbox').fill('pendiente');
  await page.getByText('1 de 4 solicitudes').waitFor();
  await card.getByRole('button', { name: 'Ver detalles' }).click();
  for (const text of ['Talla', 'Como el del boceto', 'cliente@filigrana.test'])
    await card.getByText(text).first().waitFor();
  await page.getByRole('searchbox').fill('solano');
  await page.getByText('4 de 4 solicitudes').waitFor();
  const asked = card.filter({ hasText: 'Anillos' });
  const ship = asked.getByRole('button', { name: 'Enviar' });
  const tellHistory = await holdBack(page, /historial$/);
  await asked.getByRole('button', { name: 'Aceptar' }).click();
  await asked.getByText('Aceptado').first().waitFor();
  const before = await ship.boundingBox();
  tellHistory();
  await asked.getByRole('listitem').filter({ hasText: 'Aceptado' }).waitFor();
  expect(await ship.boundingBox(), 'where the next step is to be pressed').toEqual(before);
  await ship.click();
  await asked.getByText('Enviado').first().waitFor();
  expect(await asked.getByRole('button', { name: /Aceptar|Rechazar|^Enviar/ }).count()).toBe(0);

  const other = card.filter({ hasText: 'Aretes' });
  await other.getByRole('button', { name: 'Rechazar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rechazar' }).click();
  await other.getByText('Rechazado').first().waitFor();
});
