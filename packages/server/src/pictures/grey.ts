import { sharp } from './codec.ts';

/** A picture in shades of grey, row by row. */
export interface Grey {
  width: number;
  height: number;
  /** 0 black to 255 white. */
  data: Uint8Array;
}

/** What is enlarged more shows nothing new, and only costs time. */
const ENLARGED_MAX = 3;

/** Decodes a picture; given a number of pixels, scaled up or down to about that many. */
export async function readGrey(bytes: Uint8Array, pixels?: number): Promise<Grey> {
  const { width, height } = await sharp(bytes).metadata();
  const scale = Math.min(ENLARGED_MAX, Math.sqrt((pixels ?? width * height) / (width * height)));
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#fff' })
    .resize({
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
      fit: 'fill',
    })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** A copy of about this many pixels or fewer, as a WebP of a few kilobytes. */
export function shrink({ width, height, data }: Grey, pixels: number): Promise<Buffer> {
  const scale = Math.min(1, Math.sqrt(pixels / (width * height)));
  return sharp(data, { raw: { width, height, channels: 1 } })
    .resize({
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
      fit: 'fill',
    })
    .webp({ quality: 85 })
    .toBuffer();
}
