import { sharp } from './codec.ts';
import type { PictureHeader } from './picture-memory.ts';

/** An image drawn anew by us: upright, sRGB, without metadata, at most 2400 px a side. */
export interface PreparedImage {
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

const MAX_SIDE = 2400;

/** Reads what a file says of its picture, without decoding it. */
export async function readHeader(bytes: Uint8Array): Promise<PictureHeader> {
  const { width, height, channels, depth, ...more } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata();
  return {
    width,
    height,
    channels,
    sampleBytes: depth === 'uchar' ? 1 : 2,
    format: more.format,
    isProgressive: more.isProgressive,
    chroma: more.chromaSubsampling,
  };
}

/**
 * Decodes an image and encodes it anew as WebP, which leaves behind its metadata (place, camera,
 * thumbnails), its colour profile and whatever hid behind its pixels. Of an animation the first frame
 * is kept.
 */
export async function redrawImage(bytes: Uint8Array): Promise<PreparedImage> {
  // How many pixels there may be has been judged by the header.
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: false })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, alphaQuality: 100, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
