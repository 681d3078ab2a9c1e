import { mediaTexts, payloadTooLarge, unsupportedMedia } from '@filigrana/sdk/answers';
import { sniff, type Sniffed } from '@filigrana/sdk/domain';
import { DECODING_MAX, ORDINARY_MAX } from '../pictures/picture-memory.ts';
import { PictureError } from '../pictures/picture-process.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Decoded, PreparedImage } from '../pictures/redraw-image.ts';

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
  return redrawUpload(pictures, bytes, kind).catch(pictureProblem);
}

/**
 * The same of an upload that has been checked.
 *
 * @throws PictureError when it cannot be drawn; HttpProblem 503 when no picture can be drawn now.
 */
export function redrawUpload(
  pictures: Pictures,
  bytes: Uint8Array,
  kind: PreparedImage['mime'],
): Promise<PreparedImage> {
  return decode(pictures, (memoryMax) => pictures.run('redrawImage', bytes, kind, memoryMax));
}

/**
 * Has an uploaded image read to its end, in a quarter of the time that drawing it takes.
 *
 * @throws HttpProblem as `prepareImage` does.
 */
export async function checkImage(
  pictures: Pictures,
  bytes: Uint8Array,
): Promise<{ mime: string; width: number; height: number }> {
  const kind = refuseByKind(bytes);
  const size = await decode(pictures, (memoryMax) =>
    pictures.run('checkPicture', bytes, memoryMax),
  ).catch(pictureProblem);
  return { mime: `image/${kind}`, ...size };
}

/** Pictures that take much memory are decoded one at a time, beside ordinary ones. */
async function decode<Result>(
  { largeOnes }: Pictures,
  work: (memoryMax: number) => Promise<Decoded<Result>>,
): Promise<Result> {
  let { memory, result } = await work(ORDINARY_MAX);
  if (memory > ORDINARY_MAX && memory <= DECODING_MAX)
    ({ memory, result } = await largeOnes(() => work(DECODING_MAX)));
  if (result === null) throw new PictureError('It takes too much memory', { isTooMuch: true });
  return result;
}

function refuseByKind(bytes: Uint8Array): Exclude<Sniffed, null> {
  const kind = sniff(bytes);
  switch (kind) {
    case 'png':
    case 'jpeg':
    case 'webp':
    case 'gif':
    case 'avif':
      return kind;
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
