import { sniff } from '@filigrana/sdk/domain';
import { preparePhoto, type PreparedPhoto } from '../../shared/prepare-photo.ts';

/** A PDF that is longer is no receipt. */
export const MAX_PAGES = 4;

/** Makes a receipt ready to be sent. The checkout takes images: a bank's PDF becomes one. Never rejects. */
export async function prepareReceipt(file: File): Promise<PreparedPhoto> {
  if (!(await isPdf(file))) return preparePhoto(file);
  return import('./draw-pdf.ts')
    .then(({ drawPdf }) => drawPdf(file, MAX_PAGES))
    .then(
      (picture) => (picture ? { file: picture } : { problem: 'pdfLong' }),
      () => ({ problem: 'pdfUnreadable' }),
    );
}

/** The same for a page that takes a PDF as well: one that cannot become an image stays as it is. */
export async function prepareReceiptOrPdf(file: File): Promise<PreparedPhoto> {
  const prepared = await prepareReceipt(file);
  const isPlainPdf = 'problem' in prepared && prepared.problem !== 'heic';
  return isPlainPdf ? { file } : prepared;
}

const isPdf = async (file: File) =>
  sniff(new Uint8Array(await file.slice(0, 64).arrayBuffer())) === 'pdf';
