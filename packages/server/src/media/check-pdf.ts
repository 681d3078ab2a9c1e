import { mediaTexts, unsupportedMedia } from '@filigrana/sdk/answers';

const HEADER = /^%PDF-[12]\.\d[\r\n\s%]/;
const TRAILER = /startxref\s+(\d+)\s+%%EOF\s*$/;

/**
 * Checks that bytes that begin like a PDF also end like one: a version line, and a trailer that
 * points inside the file. What it draws is left to the reader's sandbox; the file is kept as it is.
 *
 * @throws HttpProblem 415 when it is cut short or only pretends to be a PDF.
 */
export function checkPdf(bytes: Uint8Array): void {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = view.toString('latin1', 0, 16);
  // Some writers pad the end with zeros or blank lines; anything else after the mark is refused.
  const tail = view.toString('latin1', Math.max(0, view.length - 1024)).replace(/[\0\s]+$/, '');
  const offset = TRAILER.exec(tail)?.[1];
  if (!HEADER.test(head) || offset === undefined || Number(offset) >= view.length)
    throw unsupportedMedia(mediaTexts.brokenPdf);
}
