import { beforeAll, expect, test } from 'vitest';
import { goTo, PHONE } from '../support/browser.ts';
import { buyChain } from '../support/buyer.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { ADMIN } from '../support/people.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

/** An order of the demo data that waits. */
const OLDEST = 4;
let first = 0;
let second = 0;

/** Two more orders wait, both with the very same picture as their receipt. */
beforeAll(async () => {
  first = await buyChain(stage.url);
  second = await buyChain(stage.url);
});

test('by keyboard alone: the oldest first, the alert for the same receipt, next, accept, reject after a question', async () => {
  const { page } = await stage.enterAs(ADMIN);
  await goTo(page, '/admin/pedidos');
  const keys = keyboardOf(page);
  await keys.tabTo(page.getByRole('link', { name: 'Revisar pendientes (3)' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/pedidos/revision');
  const progress = (text: string) => page.getByText(text, { exact: true }).waitFor();
  const receipt = (id: number) => page.getByRole('img', { name: `Comprobante del pedido ${id}` });
  await progress('1 de 3');
  await receipt(OLDEST).waitFor();
  await page.getByRole('heading', { name: 'María Fernanda Solano Quirós' }).waitFor();
  expect(await page.getByText('Este mismo comprobante').count()).toBe(0);

  // Looking closer, and back.
  await page.keyboard.press('+');
  await page.getByText('125 %').or(page.getByText('150 %')).first().waitFor();
  await page.keyboard.press('0');
  await page.getByText('100 %').waitFor();

  await page.keyboard.press('n');
  await progress('2 de 3');
  await receipt(first).waitFor();
  const alert = page.getByRole('alert').filter({ hasText: 'Este mismo comprobante' });
  await alert.getByText(`Pedido ${second}`).waitFor();
  await page.keyboard.press('ArrowRight');
  await progress('3 de 3');
  await receipt(second).waitFor();
  await alert.getByText(`Pedido ${first}`).waitFor();

  // It only warns: the clerk decides, and says why. Nothing is decided by the key that leaves.
  await page.keyboard.press('r');
  const question = page.getByRole('dialog', { name: `¿Rechazar el pedido ${second}?` });
  await question.getByLabel('Motivo').waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await page.keyboard.press('r');
  await keys.tabTo(question.getByRole('button', { name: 'Rechazar' }));
  await page.keyboard.press('Enter');
  await page.getByText(`Pedido ${second} rechazado.`).waitFor();
  await keys.expectFocus();

  await progress('2 de 2');
  await page.keyboard.press('p');
  await progress('1 de 2');
  await page.keyboard.press('a');
  const toast = page.getByText(`Pedido n.º ${OLDEST} aceptado`);
  await toast.waitFor();
  await progress('1 de 1');
  await receipt(first).waitFor();
  // Over nothing that the receipt is compared with.
  const end = await page
    .getByRole('button', { name: 'Cerrar aviso' })
    .evaluate((button) => button.getBoundingClientRect().right);
  const { x = 0 } = (await page.getByLabel('Número de referencia').boundingBox()) ?? {};
  expect(end).toBeLessThan(x);
});

test('a reference is noted, read, and its doubts are told; leaving it unsaved is asked about', async () => {
  const { page } = await stage.enterAs(ADMIN);
  await goTo(page, '/admin/pedidos/revision');
  const field = page.getByLabel('Número de referencia');
  const save = () => page.getByRole('button', { name: 'Guardar referencia' }).click();
  await field.fill('123');
  await save();
  await page.getByText('Una referencia de SINPE Móvil tiene 25 dígitos.').waitFor();
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'America/Costa_Rica' }).format(Date.now());
  await field.fill(`${day.replaceAll('-', '')} 152 83010 123456789`);
  await save();
  await page.getByText('La referencia parece correcta.').waitFor();
  await page.getByText('Banco de Costa Rica').waitFor();
  // It stands in the history too.
  await page
    .getByText(/^Referencia: \d{25}$/)
    .first()
    .waitFor();

  await field.fill('otra');
  await page.getByRole('link', { name: 'Volver a pedidos' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  expect(await field.inputValue()).toBe('otra');
  await page.getByRole('link', { name: 'Volver a pedidos' }).click();
  await question.getByRole('button', { name: 'Descartar cambios' }).click();
  await page.waitForURL('**/admin/pedidos');
});

test('on a phone the decision stays at the bottom, over nothing that can be read', async () => {
  const { page } = await stage.enterAs(ADMIN, PHONE);
  await goTo(page, '/admin/pedidos/revision');
  const inSight = async (name: string) => {
    const button = await page.getByRole('button', { name, exact: true }).boundingBox();
    return (
      button !== null && button.y > PHONE.height - 80 && button.y + button.height < PHONE.height
    );
  };
  const receipt = page.getByRole('img', { name: /^Comprobante/ });
  await receipt.waitFor();
  // Its warning stands below the picture, which begins in the upper half.
  const warning = page.getByText('Este mismo comprobante se usó en otro pedido.');
  await warning.waitFor();
  const top = (await receipt.boundingBox())?.y ?? Infinity;
  expect(top).toBeLessThan(PHONE.height / 2 - 80);
  expect((await warning.boundingBox())?.y).toBeGreaterThan(top);
  expect([await inSight('Aceptar'), await inSight('Rechazar')]).toEqual([true, true]);
  const last = page.getByRole('button', { name: 'Ver las teclas' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => inSight('Aceptar')).toBe(true);
  const end = await last.boundingBox();
  expect(end && end.y + end.height).toBeLessThan(PHONE.height - 61);
});

test('on a phone nothing that the Tab key reaches is under the decision', async () => {
  const { page } = await stage.enterAs(ADMIN, PHONE);
  await goTo(page, '/admin/pedidos/revision');
  await page.getByRole('img', { name: /^Comprobante/ }).waitFor();
  await page.getByLabel('Nota interna').waitFor();
  const covered = () =>
    page.evaluate(() => {
      const now = document.activeElement;
      const bar = document.querySelector('[data-bottom-bar]');
      if (!now || !bar || bar.contains(now) || now === document.body) return null;
      const { top, bottom, height } = now.getBoundingClientRect();
      const over = bottom - bar.getBoundingClientRect().top;
      const isSeen = height > 400 || over <= 0 || top < 0;
      return isSeen ? null : `${now.tagName} ${now.textContent}: ${over}`;
    });
  const found: string[] = [];
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await page.keyboard.press('Tab');
    const one = await covered();
    if (one !== null) found.push(one);
  }
  expect(found).toEqual([]);
});

test('the last one decided leaves nothing to review', async () => {
  const { page } = await stage.enterAs(ADMIN);
  await goTo(page, '/admin/pedidos/revision');
  await page.getByText('1 de 1').waitFor();
  await page.keyboard.press('a');
  await page.getByText('No quedan pedidos por revisar.').waitFor();
  await page.getByText('Revisaste 1 pedido.').waitFor();
  await goTo(page, '/admin/pedidos');
  await page.getByRole('heading', { level: 1, name: 'Pedidos regulares' }).waitFor();
  await page.getByRole('article').first().waitFor();
  expect(await page.getByRole('link', { name: /Revisar pendientes/ }).count()).toBe(0);
});
