import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { receiptPicture } from '../support/receipt.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

/** A phone of some years ago on a slow road: bytes per second, and how much slower than this machine it counts. */
const ROAD = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;

async function onAnOldPhone(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...ROAD });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Size, cart, its page, payment, account, its form, method, receipt, order. */
const PRESSES = 10;

test('somebody who was sent the link of a ring has ordered it after ten presses, account included', async () => {
  const { page } = await stage.enter(PHONE);
  await onAnOldPhone(page);
  const button = (name: string) => page.getByRole('button', { name });
  const field = (name: string | RegExp) => page.getByRole('main').getByLabel(name);
  const begun = performance.now();
  let presses = 0;
  const press = async (what: Locator) => {
    presses += 1;
    await what.click();
  };

  // As messages send it, with nothing known of whoever opens it.
  await page.goto('/clientes/producto/3', { waitUntil: 'commit' });
  const ring = page.getByRole('heading', { level: 1, name: 'Anillo Halo Topacio Cielo' });
  await ring.waitFor();
  await press(page.getByRole('radio', { name: 'Talla 7' }));
  await page.getByText(/Talla 7 seleccionada/).waitFor();
  await press(button('Añadir al carrito').first());
  await press(page.getByRole('dialog').getByRole('link', { name: 'Ver carrito' }));
  await press(button('Proceder al pago'));
  await press(page.getByRole('dialog').getByRole('link', { name: 'Iniciar sesión' }));
  await press(page.getByRole('main').getByRole('link', { name: 'Crear cuenta' }));

  await field('Identificación').fill('303330333');
  await expect.poll(() => field('Nombre').inputValue()).not.toBe('');
  await field(/^Correo/).fill('ana.rojas@correo.test');
  await field('Teléfono').fill('88114477');
  await field(/^Contraseña/).fill('Mi-Anillo-2026');
  await press(button('Crear cuenta'));

  await page.waitForURL('**/clientes/finalizar-compra');
  await field('Provincia').selectOption('Cartago');
  await field('Cantón').fill('Paraíso');
  await field('Distrito').fill('Orosi');
  await field('Dirección exacta').fill('Del templo católico, 200 m al sur');
  await press(page.getByRole('radio', { name: 'SINPE Móvil' }));
  // The press that opens the phone's own photographs.
  presses += 1;
  await page.locator('input[type=file]').setInputFiles(await receiptPicture());
  await page.getByText('comprobante.jpg').waitFor();
  await press(button('Confirmar pedido').first());
  await page.getByRole('heading', { level: 1, name: 'Pedido recibido' }).waitFor();

  expect(presses).toBe(PRESSES);
  const seconds = Math.round((performance.now() - begun) / 1_000);
  console.log(`From the link to the thanks on a slow phone: ${presses} presses, ${seconds} s`);
});
