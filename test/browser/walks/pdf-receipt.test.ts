import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buyChain } from '../support/buyer.ts';
import { goTo, PHONE } from '../support/browser.ts';
import { ADMIN } from '../support/people.ts';
import { receiptPdf } from '../support/receipt.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

/** The page of the PDF is red; a viewer that was refused shows grey and a sad face. */
async function expectRed(page: Page, place: () => Promise<{ left: number; top: number }>) {
  const isRed = async () => {
    const part = { ...(await place()), width: 50, height: 50 };
    // The figures of a picture are those of all of it: the part has to become one.
    const cut = await sharp(await page.screenshot())
      .extract(part)
      .toBuffer();
    const { dominant } = await sharp(cut).stats();
    return dominant.r > 180 && dominant.g < 60 && dominant.b < 60;
  };
  await expect.poll(isRed, { timeout: 30_000 }).toBe(true);
}

test('a receipt that is a PDF opens in a tab of its own, where the browser draws it', async () => {
  const idPedido = await buyChain(stage.url, receiptPdf());
  const { page } = await stage.enterAs(ADMIN);
  await goTo(page, '/admin/pedidos');
  const card = page.getByRole('article').filter({ hasText: `Pedido ${idPedido}` });
  await card.getByRole('button', { name: 'Ver detalles' }).click();
  const opened = page.waitForEvent('popup');
  await card.getByRole('link', { name: 'Ver comprobante' }).click();
  const tab = await opened;
  expect(await tab.evaluate(() => document.contentType)).toBe('application/pdf');
  await expectRed(tab, () => Promise.resolve({ left: 650, top: 300 }));
});

test('in the review it stands beside its order, drawn by the browser', async () => {
  const idPedido = await buyChain(stage.url, receiptPdf());
  for (const viewport of [undefined, PHONE]) {
    const { page, provokes } = await stage.enterAs(ADMIN, viewport);
    // The viewer is a part of the browser and asks the browser for its own files.
    provokes(/^foreign request: chrome(-extension)?:/);
    await goTo(page, `/admin/pedidos/revision?pedido=${idPedido}`);
    await page.getByRole('heading', { name: 'María Fernanda Solano Quirós' }).waitFor();
    const viewer = page.getByTitle(`Comprobante del pedido ${idPedido}`);
    // Under the bar of the viewer; what is said above it may still be on its way.
    await expectRed(page, async () => {
      await viewer.scrollIntoViewIfNeeded();
      const box = await viewer.boundingBox();
      if (!box) throw new Error('The receipt is not on the screen');
      return { left: Math.round(box.x + box.width * 0.5), top: Math.round(box.y + 120) };
    });
  }
});
