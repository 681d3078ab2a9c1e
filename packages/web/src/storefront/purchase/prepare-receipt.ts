import { sniff } from '@filigrana/sdk/domain';
import { isHeic, preparePhoto, type PreparedPhoto } from '../../shared/prepare-photo.ts';

/** A PDF that is longer is no receipt. */
export const MAX_PAGES = 4;

const PDF = 'application/pdf';

/**
 * Makes a receipt ready to be sent. The checkout takes images: a bank's PDF becomes one. What is neither, whatever its
 * name says, is called by no type that a form takes, so that it is refused at once. Never rejects.
 */
export async function prepareReceipt(file: File): Promise<PreparedPhoto> {
  const kind = await kindOf(file);
  // A browser may open a photo of a phone that begins in its own way.
  if (kind === 'svg' || (kind === null && !isHeic(file)))
    return { file: file.size > 0 ? calledBy(file, 'application/octet-stream') : file };
  if (kind !== 'pdf') return preparePhoto(file);
  return import('./draw-pdf.ts')
    .then(({ drawPdf }) => drawPdf(file, MAX_PAGES))
    .then(
      (picture) => (picture ? { file: picture } : { problem: 'pdfLong' }),
      () => ({ problem: 'pdfUnreadable' }),
    );
}

/**
 * The same for a page that takes a PDF as well: one that cannot become an image stays one, and is called so, whatever
 * its name says.
 */
export async function prepareReceiptOrPdf(file: File): Promise<PreparedPhoto> {
  const prepared = await prepareReceipt(file);
  const isPlainPdf = 'problem' in prepared && prepared.problem !== 'heic';
  if (!isPlainPdf) return prepared;
  const name = file.name.replace(/(\.[^.]*)?$/, '.pdf');
  return { file: file.type === PDF ? file : calledBy(file, PDF, name) };
}

const kindOf = async (file: File) => sniff(new Uint8Array(await file.slice(0, 64).arrayBuffer()));

const calledBy = (file: File, type: string, name = file.name) =>
  new File([file], name, { type, lastModified: file.lastModified });
