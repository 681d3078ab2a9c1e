import { mediaTexts, payloadTooLarge, sniff, unsupportedMedia } from '@filigrana/sdk/contract';
import { codecLimit, sharp } from './codec.ts';

/** An image drawn anew by us: upright, sRGB, without metadata, at most 2400 px a side. */
export interface PreparedImage {
  bytes: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 2400;
const DECODE_TIMEOUT_SECONDS = 20;

/**
 * Decodes an uploaded image under limits and encodes it anew as WebP, which leaves behind its
 * metadata (place, camera, thumbnails), its colour profile and whatever hid behind its pixels. Of an
 * animation the first frame is kept.
 *
 * @throws HttpProblem 415 for anything that is not a whole JPEG, PNG, WebP, GIF or AVIF; 413 above
 * 40 megapixels.
 */
export async function prepareImage(bytes: Uint8Array): Promise<PreparedImage> {
  refuseByKind(bytes);
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(brokenImage);
  if (width * height > MAX_PIXELS) throw payloadTooLarge(mediaTexts.tooManyPixels);
  const { data, info } = await codecLimit(() =>
    sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, alphaQuality: 100, smartSubsample: true })
      .toBuffer({ resolveWithObject: true }),
  ).catch(brokenImage);
  return { bytes: data, width: info.width, height: info.height };
}

function refuseByKind(bytes: Uint8Array): void {
  switch (sniff(bytes)) {
    case 'png':
    case 'jpeg':
    case 'webp':
    case 'gif':
    case 'avif':
      return;
    case 'svg':
      throw unsupportedMedia(mediaTexts.svg);
    case 'heic':
      throw unsupportedMedia(mediaTexts.heic);
    case 'pdf':
    case null:
      throw unsupportedMedia(mediaTexts.notAnImage);
  }
}

function brokenImage(cause: unknown): never {
  throw unsupportedMedia(mediaTexts.brokenImage, cause);
}
