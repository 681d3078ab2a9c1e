import { mediaTexts, payloadTooLarge, unsupportedMedia } from '@filigrana/sdk/answers';
import { sniff, FILE_SIZE_MAX } from '@filigrana/sdk/domain';
import { checkPdf } from './check-pdf.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { checkImage, prepareImage } from './prepare-image.ts';
import type { PreparedImage } from '../pictures/redraw-image.ts';

/** What is kept of an upload. */
export interface Content {
  bytes: Uint8Array;
  mime: string;
  /** Pixels; null for a PDF. */
  ancho: number | null;
  alto: number | null;
}

/** @throws HttpProblem 415 unless it is a whole image, 413 when it is too big, 503 without workers. */
export async function readImage(
  pictures: Pictures,
  bytes: Uint8Array,
  kind: PreparedImage['mime'] = 'image/webp',
): Promise<PreparedImage> {
  checkSize(bytes);
  return prepareImage(pictures, bytes, kind);
}

/** The reference image of a special order. */
export async function readReference(pictures: Pictures, bytes: Uint8Array): Promise<Content> {
  return asContent(await readImage(pictures, bytes, 'image/jpeg'));
}

/** A proof of payment, an image or a PDF, as it arrived. */
export async function readReceipt(pictures: Pictures, bytes: Uint8Array): Promise<Content> {
  checkSize(bytes);
  const kind = sniff(bytes);
  if (kind === null) throw unsupportedMedia(mediaTexts.notAReceipt);
  if (kind !== 'pdf') {
    const { mime, width, height } = await checkImage(pictures, bytes);
    return { bytes, mime, ancho: width, alto: height };
  }
  checkPdf(bytes);
  return { bytes, mime: 'application/pdf', ancho: null, alto: null };
}

/** A prepared image as it is kept. */
export function asContent({ bytes, mime, width, height }: PreparedImage): Content {
  return { bytes, mime, ancho: width, alto: height };
}

function checkSize(bytes: Uint8Array): void {
  if (bytes.length === 0) throw unsupportedMedia(mediaTexts.emptyFile);
  if (bytes.length > FILE_SIZE_MAX) throw payloadTooLarge(mediaTexts.tooManyBytes);
}
