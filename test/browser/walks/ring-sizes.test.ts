import { expect, test } from 'vitest';
import { goTo } from '../support/browser.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

/** The short side of a bank card, mm. */
const CARD = 53.98;

// How many CSS pixels a millimetre of the screen really has, and how many of its own points each of them.
test.each([
  ['a desktop screen of 92 dpi', 1440, 92 / 25.4, 1],
  ['a laptop of 254 dpi', 1280, 127 / 25.4, 2],
  ['a phone of 460 dpi', 390, 153.3 / 25.4, 3],
])('on %s a circle is right within 0.2 mm', async (_, width, pixelsPerMm, deviceScaleFactor) => {
  const { page } = await stage.enter({ width, height: 844 }, { deviceScaleFactor });
  await goTo(page, '/clientes/guia-de-tallas');
  const shape = page.locator('[data-to-scale]');
  const widthOf = async () => (await shape.boundingBox())?.width ?? 0;

  // Somebody lays the card on the screen, and moves the slider until the drawing is as wide, with the keys
  // at last; a point of the screen is the finest that an eye can tell.
  const slider = page.getByRole('slider', { name: /lado corto de la tarjeta/ });
  await slider.fill(pixelsPerMm.toFixed(1));
  const seen = 1 / deviceScaleFactor;
  for (let off = (await widthOf()) - CARD * pixelsPerMm; Math.abs(off) > seen;) {
    await slider.press(off > 0 ? 'ArrowLeft' : 'ArrowRight');
    off = (await widthOf()) - CARD * pixelsPerMm;
  }
  await page.getByRole('button', { name: 'Coincide' }).click();

  const diameter = page.getByRole('slider', { name: /llene el anillo/ });
  for (const millimetres of [15.7, 18.1, 21.4]) {
    await diameter.fill(String(millimetres));
    const shown = (await widthOf()) / pixelsPerMm;
    expect(Math.abs(shown - millimetres)).toBeLessThan(0.2);
  }
  expect(await page.getByText('21.4 mm: talla 12').count()).toBe(1);
});

test('the strip comes out of the printer in its true size, and alone', async () => {
  const { page } = await stage.enter();
  await goTo(page, '/clientes/guia-de-tallas');
  await page.emulateMedia({ media: 'print' });
  const box = await page.getByRole('img', { name: /Tira para medir/ }).boundingBox();
  // 120 mm in CSS pixels.
  expect(box?.width).toBeCloseTo((120 * 96) / 25.4, 0);
  expect(await page.getByRole('heading', { name: 'Todas las tallas' }).isVisible()).toBe(false);
});
