import { mediaTexts, payloadTooLarge, unsupportedMedia } from '@filigrana/sdk/answers';
import { sniff } from '@filigrana/sdk/domain';
import { DECODING_MAX, memoryToDecode, ORDINARY_MAX } from '../pictures/picture-memory.ts';
import { PictureError } from '../pictures/picture-process.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { PreparedImage } from '../pictures/redraw-image.ts';

/**
 * Has an uploaded image drawn anew, if its header does not say that it would take too much.
 *
 * @throws HttpProblem 415 for anything that is not a whole JPEG, PNG, WebP, GIF or AVIF; 413 for one
 * that takes too much memory or time; 503 when no picture can be drawn now.
 */
export async function prepareImage(
  pictures: Pictures,
  bytes: Uint8Array,
  kind: PreparedImage['mime'],
): Promise<PreparedImage> {
  refuseByKind(bytes);
  const memory = memoryToDecode(await pictures.run('readHeader', bytes).catch(pictureProblem));
  if (memory > DECODING_MAX) throw payloadTooLarge(mediaTexts.tooManyPixels);
  const redraw = () => pictures.run('redrawImage', bytes, kind);
  return (memory > ORDINARY_MAX ? pictures.largeOnes(redraw) : redraw()).catch(pictureProblem);
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

function pictureProblem(error: unknown): never {
  if (!(error instanceof PictureError)) throw error;
  if (error.isTooMuch) throw payloadTooLarge(mediaTexts.tooManyPixels);
  throw unsupportedMedia(mediaTexts.brokenImage, error);
}
