import { expect, test } from 'vitest';
import { goTo, PHONE } from '../support/browser.ts';
import { CUSTOMER } from '../support/people.ts';
import { receiptPicture } from '../support/receipt.ts';
import { SLOW_4G, slowDown } from '../support/slow-down.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

/** Proceed, method, copy the amount, choose the photograph, confirm. */
const PRESSES = 5;

test('on a phone with a slow line five presses lead from the cart to the thanks', async () => {
  const { page } = await stage.enterAs(CUSTOMER, PHONE);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await goTo(page, '/clientes/producto/17');
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await page.getByText('Producto agregado').waitFor();
  await slowDown(page, SLOW_4G);
  await goTo(page, '/clientes/carrito');
  // Counted in the page, where a press that opens nothing counts, too.
  await page.evaluate(() => {
    Object.assign(window, { presses: 0 });
    const count = () =>
      Object.assign(window, { presses: (window as unknown as Counted).presses + 1 });
    window.addEventListener('pointerdown', count, { capture: true });
  });

  await page.getByRole('button', { name: 'Proceder al pago' }).click();
  await page.waitForURL('**/clientes/finalizar-compra');
  const opened = Date.now();
  const kept = page.getByText(/Te las guardamos hasta las \d/);
  await kept.waitFor();
  expect(minutesUntil((await kept.textContent()) ?? '', opened)).toBeGreaterThanOrEqual(29);
  await page.getByLabel('Provincia').selectOption('Cartago');
  await page.getByLabel('Cantón').fill('Paraíso');
  await page.getByLabel('Distrito').fill('Orosi');
  await page.getByLabel('Dirección exacta').fill('Del templo católico, 200 m al sur');
  await page.getByRole('radio', { name: 'SINPE Móvil' }).check();
  await page.getByRole('button', { name: 'Copiar monto en colones' }).click();
  await page.getByText('Copiado').first().waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(Number(copied)).toBeGreaterThan(1000);
  const asked = await page.getByText(/^Transfiere ₡/).textContent();
  expect(asked?.replaceAll(/\s/g, '')).toContain(`₡${copied}`);

  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Elegir imagen').click();
  await (await chooser).setFiles(await receiptPicture());
  await page.getByText('comprobante.jpg').waitFor();
  expect(minutesUntil((await kept.textContent()) ?? '', opened)).toBeGreaterThanOrEqual(29);
  await page.getByRole('button', { name: 'Confirmar pedido' }).first().click();
  await page.getByRole('heading', { name: 'Pedido recibido' }).waitFor();
  expect(await page.evaluate(() => (window as unknown as Counted).presses)).toBe(PRESSES);
});

interface Counted {
  presses: number;
}

/** Minutes from a moment to the clock time in a sentence, which is Costa Rica's. */
function minutesUntil(words: string, from: number): number {
  const [, hour = '', minute = '', half = ''] = /(\d+):(\d\d)\s([ap])/.exec(words) ?? [];
  const at = (Number(hour) % 12) * 60 + Number(minute) + (half === 'p' ? 12 * 60 : 0);
  const costaRica = new Date(from - 6 * 60 * 60 * 1000);
  const now = costaRica.getUTCHours() * 60 + costaRica.getUTCMinutes();
  return (at - now + 24 * 60) % (24 * 60);
}
