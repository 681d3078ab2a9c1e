import { expect, test } from 'vitest';
import { goTo } from '../support/browser.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

/** What is laid on the screen, and how wide it is, mm: the short side of a card, a coin across. */
const CARD = { name: 'Tarjeta bancaria', fitting: /lado corto de la tarjeta/, wide: 53.98 };
const COIN = { name: 'Moneda de ₡100', fitting: /el tamaño de la moneda/, wide: 29.5 };

// How many CSS pixels a millimetre of the screen really has, and how many of its own points each of them.
const SCREENS = [
  ['a desktop screen of 92 dpi', 1440, 92 / 25.4, 1],
  ['a laptop of 254 dpi', 1280, 127 / 25.4, 2],
  ['a phone of 460 dpi', 390, 153.3 / 25.4, 3],
] as const;
const CASES = SCREENS.flatMap(([screen, ...size]) =>
  [CARD, COIN].map((thing) => [screen, thing.name, thing, ...size] as const),
);

test.each(CASES)(
  'on %s that was fitted to a %s a circle is right within 0.2 mm',
  async (...one) => {
    const [, , thing, width, pixelsPerMm, deviceScaleFactor] = one;
    const { page } = await stage.enter({ width, height: 844 }, { deviceScaleFactor });
    await goTo(page, '/clientes/guia-de-tallas');
    const shape = page.locator('[data-to-scale]');
    const widthOf = async () => (await shape.boundingBox())?.width ?? 0;

    // Somebody lays it on the screen, and moves the slider until the drawing is as wide, with the keys
    // at last; a point of the screen is the finest that an eye can tell.
    await page.getByRole('radio', { name: thing.name }).check();
    const slider = page.getByRole('slider', { name: thing.fitting });
    await slider.fill(pixelsPerMm.toFixed(1));
    const seen = 1 / deviceScaleFactor;
    for (let off = (await widthOf()) - thing.wide * pixelsPerMm; Math.abs(off) > seen;) {
      await slider.press(off > 0 ? 'ArrowLeft' : 'ArrowRight');
      off = (await widthOf()) - thing.wide * pixelsPerMm;
    }
    await page.getByRole('button', { name: 'Coincide' }).click();

    const diameter = page.getByRole('slider', { name: /llene el anillo/ });
    for (const millimetres of [15.7, 18.1, 21.4]) {
      await diameter.fill(String(millimetres));
      const shown = (await widthOf()) / pixelsPerMm;
      expect(Math.abs(shown - millimetres)).toBeLessThan(0.2);
    }
    expect(await page.getByText('21.4 mm: talla 12').count()).toBe(1);
  },
);

// The phones of 375 px have 6.4 CSS pixels for a millimetre, the oldest ones are 320 px wide.
test('a phone that a card fits on shows all of its width, and a smaller one asks for the coin', async () => {
  const { page } = await stage.enter({ width: 375, height: 667 });
  await goTo(page, '/clientes/guia-de-tallas');
  const slider = page.getByRole('slider', { name: CARD.fitting });
  await slider.fill('6.42');
  const shape = await page.locator('[data-to-scale]').boundingBox();
  expect(shape?.width).toBeCloseTo(CARD.wide * 6.42, 0);
  expect(shape?.x).toBeGreaterThanOrEqual(0);
  expect((shape?.x ?? 0) + (shape?.width ?? 0)).toBeLessThanOrEqual(375);

  await page.setViewportSize({ width: 320, height: 568 });
  await slider.fill('6.415');
  await page.getByText('La tarjeta no cabe en esta pantalla. Compara con la moneda.').waitFor();
  expect(await page.getByRole('button', { name: 'Coincide' }).isDisabled()).toBe(true);
  await page.getByRole('radio', { name: COIN.name }).check();
  expect(await page.getByRole('button', { name: 'Coincide' }).isEnabled()).toBe(true);
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
