import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { grainy, phonePhoto, pngBomb, samplePdf } from '../../test/sample-files.ts';
import { testPictures } from '../../test/test-pictures.ts';
import { DECODING_MAX } from '../pictures/picture-memory.ts';
import { readImage, readReceipt, readReference } from './read-upload.ts';

const status = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'accepted',
    (error: { status?: number }) => error.status,
  );
const html = '<html><script>alert(document.cookie)</script></html>';
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

let png: Buffer;
let jpeg: Buffer;
beforeAll(async () => {
  png = await grainy().png().toBuffer();
  jpeg = await grainy().jpeg().toBuffer();
});

describe('reading an uploaded image', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'takes a whole %s and draws it anew as WebP',
    async (format) => {
      const image = await readImage(
        testPictures,
        await grainy(300, 200).toFormat(format).toBuffer(),
      );
      expect([image.width, image.height]).toEqual([300, 200]);
      expect((await sharp(image.bytes).metadata()).format).toBe('webp');
    },
  );

  it('stands a phone photograph upright and forgets who took it and where', async () => {
    const photo = await phonePhoto();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const image = await readImage(testPictures, photo);
    expect([image.width, image.height]).toEqual([500, 800]);
    const { exif, xmp, icc, orientation } = await sharp(image.bytes).metadata();
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Buffer.from(image.bytes).includes('Persona Privada')).toBe(false);
  });

  it('keeps no more than 2400 pixels a side', async () => {
    const image = await readImage(testPictures, await grainy(3000, 1500).jpeg().toBuffer());
    expect([image.width, image.height]).toEqual([2400, 1200]);
  });

  it('leaves behind a page that hides after the last pixel', async () => {
    const image = await readImage(testPictures, Buffer.concat([png, Buffer.from(html)]));
    expect(Buffer.from(image.bytes).includes('<script>')).toBe(false);
  });

  it.each<[string, () => Buffer]>([
    ['an SVG with a script', () => Buffer.from('<svg onload="alert(1)"><script>1</script></svg>')],
    [
      'an SVG behind a prologue',
      () => Buffer.from('<?xml version="1.0"?>\n<!-- -->\n<svg xmlns="…"/>'),
    ],
    [
      'a page behind the first bytes of a PNG',
      () => Buffer.concat([png.subarray(0, 8), Buffer.from(html)]),
    ],
    [
      'a page behind the header of a PNG',
      () => Buffer.concat([png.subarray(0, 33), Buffer.from(html)]),
    ],
    ['a JPEG cut in half', () => jpeg.subarray(0, jpeg.length / 2)],
    ['a JPEG without its last bytes', () => jpeg.subarray(0, jpeg.length - 2000)],
    ['a PNG cut in half', () => png.subarray(0, png.length / 2)],
    ['a text', () => Buffer.from('solo palabras, aunque se llame foto.jpg')],
    ['nothing', () => Buffer.alloc(0)],
    ['three bytes', () => Buffer.from('\xff\xd8\xff', 'latin1')],
    ['a PDF', samplePdf],
    ['an HEIC photograph', () => heic],
  ])('refuses %s with 415', async (_name, bytes) => {
    expect(await status(readImage(testPictures, bytes()))).toBe(415);
  });

  it('refuses a TIFF and a BMP, which libvips could read', async () => {
    expect(await status(readImage(testPictures, await grainy().tiff().toBuffer()))).toBe(415);
    expect(await status(readImage(testPictures, Buffer.from('BM\x36\0\0\0', 'latin1')))).toBe(415);
  });

  it('has switched off every decoder that it does not need', async () => {
    const tiff = await grainy().tiff().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const bytes of [tiff, svg])
      await expect(testPictures.run('readHeader', bytes)).rejects.toThrow('unsupported');
  });

  it.each([
    ['a CMYK photograph', () => grainy(60, 40).toColourspace('cmyk').jpeg().toBuffer()],
    ['a 16-bit PNG', () => grainy(60, 40).toColourspace('rgb16').png().toBuffer()],
    ['a grey picture', () => grainy(60, 40).toColourspace('b-w').png().toBuffer()],
  ])('turns %s into ordinary colours', async (_name, draw) => {
    const { bytes } = await readImage(testPictures, await draw());
    expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' });
  });

  it('keeps what is transparent transparent', async () => {
    const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: '#00000000' } });
    const { bytes } = await readImage(testPictures, await clear.png().toBuffer());
    expect((await sharp(bytes).stats()).isOpaque).toBe(false);
  });

  it('refuses a small file that unpacks to 400 megapixels, without unpacking it', async () => {
    const bomb = pngBomb(20_000);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await status(readImage(testPictures, bomb))).toBe(413);
    // What its header says is enough: a worker that unpacked it would have ended without an answer.
    await expect(
      testPictures.run('redrawImage', bomb, 'image/webp', DECODING_MAX),
    ).resolves.toMatchObject({ result: null });
  });

  it('refuses more than 10 MB with 413', async () => {
    expect(await status(readImage(testPictures, Buffer.alloc(10 * 1024 * 1024 + 1)))).toBe(413);
  });

  it('tells the owner of an HEIC photograph what to do', async () => {
    await expect(readImage(testPictures, heic)).rejects.toThrow('Guárdala como JPG o PNG');
  });
});

describe('reading a receipt', () => {
  it('keeps a PDF byte by byte', async () => {
    const pdf = samplePdf();
    expect(await readReceipt(testPictures, pdf)).toEqual({
      bytes: pdf,
      mime: 'application/pdf',
      ancho: null,
      alto: null,
    });
  });

  it('accepts a PDF that ends in blank lines', async () => {
    const padded = Buffer.concat([samplePdf(), Buffer.from('\r\n\r\n\0\0')]);
    expect(await status(readReceipt(testPictures, padded))).toBe('accepted');
  });

  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'takes a whole %s as it is, to be drawn anew later',
    async (format) => {
      const bytes = await grainy(300, 200).toFormat(format).toBuffer();
      const read = { bytes, mime: `image/${format}`, ancho: 300, alto: 200 };
      expect(await readReceipt(testPictures, bytes)).toEqual(read);
    },
  );

  it.each<[string, () => Buffer]>([
    ['a PDF header with garbage', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), jpeg])],
    ['a PDF cut in half', () => samplePdf().subarray(0, 150)],
    ['a PDF with a page after its end', () => Buffer.concat([samplePdf(), Buffer.from(html)])],
    ['a PDF whose table lies outside it', () => Buffer.from('%PDF-1.4\nstartxref\n99999\n%%EOF')],
    ['a PDF of no version', () => Buffer.from('%PDF-<script>\nstartxref\n0\n%%EOF')],
    ['a page', () => Buffer.from(html)],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a JPEG cut in half', () => jpeg.subarray(0, jpeg.length / 2)],
    ['a JPEG without its last bytes', () => jpeg.subarray(0, jpeg.length - 2000)],
    ['a PNG cut in half', () => png.subarray(0, png.length / 2)],
    ['a program', () => Buffer.from('MZ\x90\0\x03', 'latin1')],
  ])('refuses %s with 415', async (_name, bytes) => {
    expect(await status(readReceipt(testPictures, bytes()))).toBe(415);
  });
});

describe('reading the reference of a special order', () => {
  it('takes images only', async () => {
    expect((await readReference(testPictures, jpeg)).mime).toBe('image/jpeg');
    expect(await status(readReference(testPictures, samplePdf()))).toBe(415);
  });
});
