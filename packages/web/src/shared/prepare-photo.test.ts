import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { preparePhoto } from './prepare-photo.ts';

const file = (name: string, type: string, bytes = 10) =>
  new File(['x'.repeat(bytes)], name, { type });
const MB = 1024 * 1024;

let drawn: { width: number; height: number }[];

/** A browser that decodes every photo to this size and writes JPEGs of so many bytes. */
function browserWith(photo: { width: number; height: number }, bytes: number) {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ ...photo, close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => {},
    drawImage: (_photo: unknown, _x: number, _y: number, width: number, height: number) =>
      void drawn.push({ width, height }),
  } as unknown as CanvasRenderingContext2D & null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['x'.repeat(bytes)], { type: 'image/jpeg' })),
  );
}

beforeEach(() => {
  drawn = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('making a photo ready to be sent', () => {
  test('a light picture and whatever is no picture go as they are', async () => {
    const light = file('a.png', 'image/png');
    const pdf = file('a.pdf', 'application/pdf', 3 * MB);
    expect(await preparePhoto(light)).toEqual({ file: light });
    expect(await preparePhoto(pdf)).toEqual({ file: pdf });
  });

  test('a large one is scaled down to 2400 pixels and becomes a JPEG', async () => {
    browserWith({ width: 4800, height: 3600 }, 500);
    const result = await preparePhoto(file('IMG 1.png', 'image/png', 3 * MB));
    expect(drawn).toEqual([{ width: 2400, height: 1800 }]);
    expect(result).toMatchObject({ file: { name: 'IMG 1.jpg', type: 'image/jpeg', size: 500 } });
  });

  test('one that would grow stays as it is', async () => {
    browserWith({ width: 1000, height: 1000 }, 4 * MB);
    const photo = file('a.jpg', 'image/jpeg', 3 * MB);
    expect(await preparePhoto(photo)).toEqual({ file: photo });
  });

  test('one that the browser cannot open is left to the server', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('Broken.')));
    const photo = file('a.jpg', 'image/jpeg', 3 * MB);
    expect(await preparePhoto(photo)).toEqual({ file: photo });
  });

  test('HEIC becomes JPEG where the browser can read it', async () => {
    browserWith({ width: 4032, height: 3024 }, 700);
    expect(await preparePhoto(file('IMG_2041.HEIC', 'image/heic'))).toMatchObject({
      file: { name: 'IMG_2041.jpg', type: 'image/jpeg' },
    });
  });

  test.each([
    ['image/heic', 'a.heic'],
    ['image/heif', 'a.heif'],
    ['', 'A.HEIC'],
  ])('HEIC (type “%s”, %s) is a problem where it cannot', async (type, name) => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('Unknown format.')));
    expect(await preparePhoto(file(name, type))).toEqual({ problem: 'heic' });
  });
});
