import { beforeAll, expect, test } from 'vitest';
import { goTo } from '../support/browser.ts';
import { shopOf } from '../support/buyer.ts';
import { beginMonday } from '../support/monday.ts';
import { ADMIN } from '../support/people.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

let statement = '';
beforeAll(() => {
  ({ statement } = beginMonday(stage.dataDir));
});

test('a clerk accepts on a Monday in a few presses what by hand takes one and more for each order', async () => {
  const clerk = await stage.enterAs(ADMIN);
  const { page } = clerk;
  await goTo(page, '/admin/pedidos');
  let presses = 0;
  const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    presses += 1;
    await page.getByRole(role, { name }).click();
  };
  await press('Conciliar pagos', 'link');
  await page.getByRole('heading', { level: 1, name: 'Conciliar pagos' }).waitFor();
  presses += 1;
  await page.locator('input[type=file]').setInputFiles({
    name: 'estado.csv',
    mimeType: 'text/csv',
    // As older systems write it.
    buffer: Buffer.from(statement, 'latin1'),
  });
  await page.getByText(/pagos leídos/).waitFor();
  await press(/^Buscar sus pedidos/);
  const all = page.getByRole('button', { name: /^Aceptar los \d+ seguros$/ });
  await all.waitFor();
  const sure = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  const acceptAll = async () => {
    await press(/^Aceptar los \d+ seguros$/);
    await press(/^Aceptar$/);
    await page.getByRole('status').getByText('33 pedidos aceptados').waitFor();
  };
  await acceptAll();
  const title = page.getByRole('heading', { name: 'Seguros (0)' });
  await title.waitFor();
  expect(await title.evaluate((one) => one === document.activeElement)).toBe(true);

  // What the guide tells: five presses for 33 orders, of which two are paid by one entry twice.
  expect(presses).toBe(5);
  expect(sure).toBe(31);
  const { reconciliation } = await shopOf(stage.url, ADMIN);

  // For six seconds all of them can be taken back together: the server has not heard of them.
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await all.waitFor();
  expect((await reconciliation.read()).seguras).toHaveLength(sure);
  await acceptAll();
  await page.getByRole('main').getByText('33 pedidos aceptados').waitFor();
  const left = await reconciliation.read();
  expect(left.seguras).toEqual([]);
  expect(left.probables.length).toBeGreaterThan(0);

  // What is likely is judged with both sides beside each other; another amount is asked about.
  const likely = page.getByRole('region', { name: /^Probables/ });
  const acceptOne = page.getByRole('button', { name: /^Aceptar n\.º/ });
  await likely
    .getByRole('listitem')
    .filter({ hasText: 'El monto es casi el mismo', has: acceptOne })
    .first()
    .getByRole('button')
    .click();
  await page
    .getByRole('alertdialog', { name: '¿Aceptar de todos modos?' })
    .getByRole('button', { name: 'Aceptar' })
    .click();
  await page.getByText('1 pedido aceptado').waitFor();
  await likely.getByRole('button', { name: 'Ninguno' }).first().click();
  await expect
    .poll(async () => (await reconciliation.read()).probables.length)
    .toBeLessThan(left.probables.length);

  // Read again, nothing is new.
  await page.locator('input[type=file]').setInputFiles({
    name: 'estado.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(statement),
  });
  await page.getByRole('button', { name: /^Buscar sus pedidos/ }).click();
  await page.getByText(/Nuevos: 0 de/).waitFor();
});
