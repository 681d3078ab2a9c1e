import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { known, search } from '../../test/receipt-trials.ts';

describe('pictures with little to go by', () => {
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
