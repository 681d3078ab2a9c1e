import { describe, expect, it } from 'vitest';
import { imageId, imageUrl, jpegUrl, parseImageName } from './image-name.ts';

const id = `${'0123456789abcdef'.repeat(2)}_1200x800`;

describe('the name of a picture', () => {
  it('comes from the content and tells the size', () => {
    expect(imageId('0123456789abcdef'.repeat(4), 1200, 800)).toBe(id);
    expect(imageUrl(id)).toBe(`/media/${id}.webp`);
  });

  it('has a JPEG for mail programs, never wider than the picture', () => {
    expect(jpegUrl(id)).toBe(`/media/${id}-1000.jpg`);
    const small = id.replace('1200x800', '700x400');
    expect(jpegUrl(small)).toBe(`/media/${small}-700.jpg`);
    expect(parseImageName(`${small}-700.jpg`)).not.toBeNull();
  });

  it('alone asks for the picture itself', () => {
    expect(parseImageName(`${id}.webp`)).toEqual({
      id,
      width: null,
      height: null,
      focus: null,
      format: 'webp',
      contentType: 'image/webp',
    });
  });

  it.each([320, 640, 828, 1000, 1200])('offers %i pixels of a picture of 1200', (width) => {
    for (const format of ['webp', 'avif', 'jpg'])
      expect(parseImageName(`${id}-${width}.${format}`)).toMatchObject({ id, width, format });
  });

  it('offers cuts for the banners of phones, and no others', () => {
    expect(parseImageName(`${id}-828x580.avif`)).toMatchObject({ width: 828, height: 580 });
    for (const cut of ['828x581', '829x580', '320x224', '640x580', '0828x580'])
      expect(parseImageName(`${id}-${cut}.avif`)).toBeNull();
  });

  it('lets a cut look where somebody has chosen, in steps', () => {
    for (const focus of [0, 5, 70, 100])
      expect(parseImageName(`${id}-640x448-${focus}.avif`)).toMatchObject({ height: 448, focus });
    for (const focus of ['7', '05', '105', '-5', '5.5', '70x50'])
      expect(parseImageName(`${id}-640x448-${focus}.avif`)).toBeNull();
    expect(parseImageName(`${id}-640-70.avif`)).toBeNull();
  });

  it.each([1600, 2400])('means its own width where %i pixels are asked for', (width) => {
    expect(parseImageName(`${id}-${width}.avif`)).toMatchObject({ width: 1200, format: 'avif' });
  });

  it.each([
    ['a width off the ladder', `${id}-641.webp`],
    ['the width zero', `${id}-0.webp`],
    ['a second spelling of a width', `${id}-0640.webp`],
    ['an unknown format', `${id}-640.png`],
    ['the picture itself in another format', `${id}.avif`],
    ['an id that is none', 'anillo.webp'],
    ['a way out of the folder', `../${id}.webp`],
    ['nothing', ''],
  ])('is refused when it is %s', (_what, name) => {
    expect(parseImageName(name)).toBeNull();
  });
});
