import { expect, test } from 'vitest';
import { grainy } from '../../test/sample-files.ts';
import { drawSvg, sharp } from './codec.ts';
import { drawPreview, type PreviewWords } from './draw-preview.ts';

const words: PreviewWords = {
  shop: 'Filigrana',
  name: 'Aretes Luna',
  kind: 'Aretes | Plata',
  regular: '$48.00 USD',
  special: null,
  sold: null,
};
const long = 'Collar de plata con un dije de la Virgen de los Ángeles '.repeat(9);

/** The colours of the words' half, as shares of its pixels, and how far to the right they reach. */
async function inked(said: Partial<PreviewWords>): Promise<number> {
  const jpeg = await drawPreview(null, { ...words, ...said });
  const { data, info } = await sharp(jpeg)
    .extract({ left: 640, top: 0, width: 560, height: 630 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let last = 0;
  for (let at = 0; at < data.length; at += 1)
    if ((data[at] ?? 255) < 120) last = Math.max(last, at % info.width);
  return 640 + last;
}

test.each<[what: string, photo: Promise<Buffer> | null]>([
  ['with the noisiest picture', grainy(1600, 1200).png().toBuffer()],
  ['without a picture', null],
])('a preview %s has the size of previews, and few enough bytes', async (_what, photo) => {
  const jpeg = await drawPreview(photo && (await photo), words);
  const { format, width, height } = await sharp(jpeg).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect(jpeg.length).toBeLessThan(300_000);
});

test.each<[what: string, said: Partial<PreviewWords>]>([
  ['a name', { name: long }],
  ['a name of one word', { name: 'W'.repeat(120) }],
  ['the name of a shop', { shop: long }],
  ['what it is', { kind: long }],
  ['prices', { regular: '$1,000,000.00 USD', special: '$999,999.99 USD' }],
])('%s as long as it may be stays in its half', async (_what, said) => {
  expect(await inked(said)).toBeLessThanOrEqual(1200 - 54);
});

test('without what it is, the price stands as near to the name as the one line to the other', async () => {
  const widestGap = async (kind: string) => {
    const jpeg = await drawPreview(null, { ...words, kind });
    // The words below the thread.
    const area = { left: 660, top: 160, width: 500, height: 400 };
    const data = await sharp(jpeg).extract(area).greyscale().raw().toBuffer();
    const rows = Array.from({ length: area.height }, (_, row) =>
      data.subarray(row * area.width, (row + 1) * area.width).some((grey) => grey < 120),
    );
    const inkedRows = rows.flatMap((isInked, row) => (isInked ? [row] : []));
    return Math.max(...inkedRows.slice(1).map((row, at) => row - (inkedRows[at] ?? row)));
  };
  expect(Math.abs((await widestGap('')) - (await widestGap(words.kind)))).toBeLessThan(20);
});

test('what is sold shows no price', async () => {
  const sold = { sold: 'Vendida' };
  const dear = { ...words, ...sold, regular: '$99.00 USD', special: '$9.00 USD' };
  expect(await drawPreview(null, { ...words, ...sold })).toEqual(await drawPreview(null, dear));
});

test('only what we draw ourselves is read as an SVG', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
  expect((await sharp(await drawSvg(svg)).metadata()).format).toBe('png');
  await expect(sharp(Buffer.from(svg)).metadata()).rejects.toThrow();
});
