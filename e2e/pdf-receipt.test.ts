import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buyChain } from './support/buyer.ts';
import { ADMIN } from './support/people.ts';
import { receiptPdf } from './support/receipt.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

test('a receipt that is a PDF opens in a tab of its own, where the browser draws it', async () => {
  const idPedido = await buyChain(stage.url, receiptPdf());
  const { page } = await stage.enterAs(ADMIN);
  await page.goto('/admin/pedidos');
  const card = page.getByRole('article').filter({ hasText: `Pedido ${idPedido}` });
  await card.getByRole('button', { name: 'Ver detalles' }).click();
  const opened = page.waitForEvent('popup');
  await card.getByRole('link', { name: 'Ver comprobante' }).click();
  const tab = await opened;
  expect(await tab.evaluate(() => document.contentType)).toBe('application/pdf');
  // The page of the PDF is red; a viewer that was refused shows grey and a sad face.
  const middle = async () => {
    const { dominant } = await sharp(await tab.screenshot())
      .extract({ left: 600, top: 300, width: 200, height: 100 })
      .stats();
    return dominant.r > 180 && dominant.g < 60 && dominant.b < 60;
  };
  await expect.poll(middle, { timeout: 30_000 }).toBe(true);
});
