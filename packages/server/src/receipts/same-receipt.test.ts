import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { LAYOUT_COUNT } from '../../test/drawn-receipts.ts';
import {
  known,
  knownAsDrawn,
  screenshot,
  search,
  sentAgain,
  type Known,
} from '../../test/receipt-trials.ts';
import { samePicture } from './same-picture.ts';

const MINUTES = 60_000;
const COPIES = 17;
const HUNDREDS = 240;
const CLOSER = 12;

async function receipts(layout: number, count: number): Promise<Known[]> {
  const made: Known[] = [];
  for (let seed = 0; seed < count; seed += 1)
    made.push(await known(await screenshot(layout, seed)));
  return made;
}

describe('receipts that were sent before', () => {
  test(
    'copies that were scaled, compressed anew and cropped are found, and nothing else is',
    async () => {
      const figures = { copies: 0, found: 0, looked: 0, wrong: 0 };
      for (let layout = 0; layout < LAYOUT_COUNT; layout += 1) {
        const all = await receipts(layout, COPIES);
        for (let seed = 0; seed < COPIES; seed += 1) {
          const copy = await sentAgain(await screenshot(layout, seed), layout * 1000 + seed);
          const { looked, same } = search((await known(copy)).look, all, CLOSER);
          figures.copies += 1;
          figures.looked += looked;
          figures.found += same.includes(seed) ? 1 : 0;
          figures.wrong += same.filter((index) => index !== seed).length;
        }
      }
      console.info('copies of receipts:', figures);
      expect(figures.found / figures.copies).toBeGreaterThanOrEqual(0.99);
      expect(figures.wrong).toBe(0);
    },
    10 * MINUTES,
  );

  test(
    'hundreds of different receipts of one bank are all different',
    async () => {
      const all: Known[] = [];
      for (let seed = 0; seed < HUNDREDS; seed += 1) all.push(await knownAsDrawn(0, seed));
      const figures = { receipts: all.length, looked: 0, wrong: 0 };
      for (const [own, { look }] of all.entries()) {
        const { looked, same } = search(look, all.slice(0, own), CLOSER);
        figures.looked += looked;
        figures.wrong += same.length;
      }
      console.info('different receipts of one bank:', figures);
      expect(figures.wrong).toBe(0);
    },
    10 * MINUTES,
  );

  test(
    'two payments of one person, day and amount are different',
    async () => {
      for (let layout = 0; layout < LAYOUT_COUNT; layout += 1)
        for (let seed = 0; seed < 8; seed += 1) {
          const [one, two] = [await screenshot(layout, seed), await screenshot(layout, seed, 1)];
          expect(samePicture((await known(one)).look, (await known(two)).look)).toBeNull();
        }
    },
    5 * MINUTES,
  );

  test('a photograph without text is found again at another size', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const photo = await sharp({
      create: { width: 30, height: 40, channels: 3, background: '#888', noise },
    })
      .png()
      .toBuffer()
      .then((bytes) => sharp(bytes).resize({ width: 900, kernel: 'cubic' }).png().toBuffer());
    const smaller = await sharp(photo).resize({ width: 500 }).jpeg({ quality: 60 }).toBuffer();
    const [one, two] = [await known(photo), await known(smaller)];
    expect(search(two.look, [one], 1).same).toEqual([0]);
  });

  test('blank pictures say nothing about each other', async () => {
    const blank = (background: string) =>
      sharp({ create: { width: 300, height: 600, channels: 3, background } })
        .png()
        .toBuffer();
    const [one, two] = [await known(await blank('#fff')), await known(await blank('#eee'))];
    expect(search(one.look, [one, two], 2).same).toEqual([]);
  });
});
