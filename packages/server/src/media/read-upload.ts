import { mediaTexts, payloadTooLarge, sniff, unsupportedMedia } from '@filigrana/sdk/contract';
import { FILE_SIZE_MAX } from '@filigrana/sdk/domain';
import { checkPdf } from './check-pdf.ts';
import { prepareImage, type PreparedImage } from './prepare-image.ts';

/** What is kept of an upload. */
export interface Content {
  bytes: Uint8Array;
  mime: string;
  /** Pixels; null for a PDF. */
  ancho: number | null;
  alto: number | null;
}

/** @throws HttpProblem 415 unless it is a whole image, 413 when it is too big. */
export async function readImage(bytes: Uint8Array): Promise<PreparedImage> {
  checkSize(bytes);
  return prepareImage(bytes);
}

/** The reference image of a special order. */
export async function readReference(bytes: Uint8Array): Promise<Content> {
  return asContent(await readImage(bytes));
}

/** A proof of payment: an image, or a PDF that is kept as it is. */
export async function readReceipt(bytes: Uint8Array): Promise<Content> {
  checkSize(bytes);
  const kind = sniff(bytes);
  if (kind === null) throw unsupportedMedia(mediaTexts.notAReceipt);
  if (kind !== 'pdf') return asContent(await prepareImage(bytes));
  checkPdf(bytes);
  return { bytes, mime: 'application/pdf', ancho: null, alto: null };
}

/** A prepared image as it is kept. */
export function asContent({ bytes, width, height }: PreparedImage): Content {
  return { bytes, mime: 'image/webp', ancho: width, alto: height };
}

function checkSize(bytes: Uint8Array): void {
  if (bytes.length === 0) throw unsupportedMedia(mediaTexts.emptyFile);
  if (bytes.length > FILE_SIZE_MAX) throw payloadTooLarge(mediaTexts.tooManyBytes);
}
