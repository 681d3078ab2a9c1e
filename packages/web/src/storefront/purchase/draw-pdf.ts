import {
  getDocument,
  GlobalWorkerOptions,
  VerbosityLevel,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// Vite makes the default export of it.
// oxlint-disable-next-line import/default
import reader from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url';
import { asJpeg, writeJpeg } from '../../shared/prepare-photo.ts';

GlobalWorkerOptions.workerSrc = reader;

/** Letter paper at some 150 dots an inch: small print stays readable. Pixels. */
const WIDTH = 1240;

/** What every browser can draw, in pixels; longer papers become narrower. */
const MAX_AREA = 12_000_000;

/** The pages of a PDF below each other, as one picture; null when there are more. Rejects what it cannot draw, as behind a password. */
export async function drawPdf(file: File, maxPages: number): Promise<File | null> {
  const reading = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    // The page's policy lets no text become code.
    isEvalSupported: false,
    // What is wrong with somebody's file is said on the page.
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await reading.promise;
    if (pdf.numPages > maxPages) return null;
    const pages: PDFPageProxy[] = [];
    for (let n = 1; n <= pdf.numPages; n++) pages.push(await pdf.getPage(n));
    const picture = await writeJpeg(await drawSheet(pages));
    if (!picture) throw new Error('The browser could not write the picture.');
    return asJpeg(picture, file);
  } finally {
    await reading.destroy();
  }
}

async function drawSheet(pages: readonly PDFPageProxy[]): Promise<HTMLCanvasElement> {
  const sized = pages.map((page) => ({ page, size: page.getViewport({ scale: 1 }) }));
  const ratio = sized.reduce((sum, { size }) => sum + size.height / size.width, 0);
  const width = Math.floor(Math.min(WIDTH, Math.sqrt(MAX_AREA / ratio)));
  const sheet = blank(width, Math.ceil(width * ratio));
  let top = 0;
  for (const { page, size } of sized) {
    const viewport = page.getViewport({ scale: width / size.width });
    const canvas = blank(width, Math.ceil(viewport.height));
    await page.render({ canvas, viewport }).promise;
    sheet.getContext('2d')?.drawImage(canvas, 0, Math.floor(top));
    top += viewport.height;
  }
  return sheet;
}

const blank = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height });
