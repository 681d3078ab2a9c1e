import { sharp } from './codec.ts';
import { memoryToDecode, type PictureHeader } from './picture-memory.ts';

/** An image drawn anew by us: upright, sRGB, without metadata, at most 2400 px a side. */
export interface PreparedImage {
  bytes: Uint8Array;
  mime: 'image/webp' | 'image/jpeg';
  /** Pixels. */
  width: number;
  height: number;
}

/** What became of a picture that may take only so much memory. */
export interface Decoded<Result> {
  /** Bytes that decoding it takes. */
  memory: number;
  /** Null when that is more than it may. */
  result: Result | null;
}

const MAX_SIDE = 2400;
/** What a JPEG is shrunk by while it is read; the rest of the work is then next to nothing. */
const CHECKED_SHARE = 8;

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

/** How many pixels there may be is judged by the header, in bytes of memory. */
async function decoding<Result>(
  bytes: Uint8Array,
  memoryMax: number,
  decode: (header: PictureHeader) => Promise<Result>,
): Promise<Decoded<Result>> {
  const header = await readHeader(bytes);
  const memory = memoryToDecode(header);
  return { memory, result: memory > memoryMax ? null : await decode(header) };
}

const read = (bytes: Uint8Array) => sharp(bytes, { failOn: 'error', limitInputPixels: false });

/**
 * Reads a picture to its end, as small as its format can be read: whether it is whole.
 *
 * @returns its pixels as the file names them.
 */
export function checkPicture(bytes: Uint8Array, memoryMax: number) {
  return decoding(bytes, memoryMax, async ({ width, height }) => {
    await read(bytes)
      .resize({ width: Math.ceil(width / CHECKED_SHARE) })
      .raw()
      .toBuffer();
    return { width, height };
  });
}

/**
 * Decodes an image and encodes it anew, which leaves behind its metadata (place, camera, thumbnails),
 * its colour profile and whatever hid behind its pixels. Of an animation the first frame is kept.
 *
 * @param kind WebP is small for the many who will see a picture of the shop; a JPEG, for a picture
 * that few will see, is drawn in a tenth of the time.
 */
export function redrawImage(
  bytes: Uint8Array,
  kind: PreparedImage['mime'],
  memoryMax: number,
): Promise<Decoded<PreparedImage>> {
  return decoding(bytes, memoryMax, async () => {
    const image = read(bytes)
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    const drawn =
      kind === 'image/webp'
        ? image.webp({ quality: 90, alphaQuality: 100, smartSubsample: true })
        : image.flatten({ background: '#fff' }).jpeg({ quality: 90 });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    return { bytes: data, mime: kind, width: info.width, height: info.height };
  });
}
