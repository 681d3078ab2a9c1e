import { sniff } from '@filigrana/sdk/domain';
import { isHeic, preparePhoto, type PreparedPhoto } from '../../shared/prepare-photo.ts';

/** A PDF that is longer is no receipt. */
export const MAX_PAGES = 4;

/**
 * Makes a receipt ready to be sent. The checkout takes images: a bank's PDF becomes one. What is neither, whatever its
 * name says, is called by no type that a form takes, so that it is refused at once. Never rejects.
 */
export async function prepareReceipt(file: File): Promise<PreparedPhoto> {
  const kind = await kindOf(file);
  // A browser may open a photo of a phone that begins in its own way.
  if (kind === 'svg' || (kind === null && !isHeic(file)))
    return { file: file.size > 0 ? asUnknown(file) : file };
  if (kind !== 'pdf') return preparePhoto(file);
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

const kindOf = async (file: File) => sniff(new Uint8Array(await file.slice(0, 64).arrayBuffer()));

const asUnknown = (file: File) =>
  new File([file], file.name, {
    type: 'application/octet-stream',
    lastModified: file.lastModified,
  });
