import { sharp } from './codec.ts';
import type { PictureHeader } from './picture-memory.ts';

/** An image drawn anew by us: upright, sRGB, without metadata, at most 2400 px a side. */
export interface PreparedImage {
  bytes: Uint8Array;
  mime: 'image/webp' | 'image/jpeg';
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
 * Decodes an image and encodes it anew, which leaves behind its metadata (place, camera, thumbnails),
 * its colour profile and whatever hid behind its pixels. Of an animation the first frame is kept.
 *
 * @param kind WebP is small for the many who will see a picture of the shop; a JPEG, for a picture
 * that few will see, is drawn in a tenth of the time that its sender waits for.
 */
export async function redrawImage(
  bytes: Uint8Array,
  kind: PreparedImage['mime'],
): Promise<PreparedImage> {
  // How many pixels there may be has been judged by the header.
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: false })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
  const drawn =
    kind === 'image/webp'
      ? image.webp({ quality: 90, alphaQuality: 100, smartSubsample: true })
      : image.flatten({ background: '#fff' }).jpeg({ quality: 90 });
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  return { bytes: data, mime: kind, width: info.width, height: info.height };
}
