import { sniff } from '@filigrana/sdk/domain';
import { preparePhoto, type PreparedPhoto } from '../../shared/prepare-photo.ts';

/**
 * Makes a receipt ready to be sent. The checkout takes images: a bank's PDF becomes one. A PDF that
 * cannot be drawn is handed back as it is, for the form to judge. Never rejects.
 */
export async function prepareReceipt(file: File): Promise<PreparedPhoto> {
  if (!(await isPdf(file))) return preparePhoto(file);
  const picture = import('./draw-pdf.ts').then(({ drawPdf }) => drawPdf(file));
  return { file: await picture.catch(() => file) };
}

const isPdf = async (file: File) =>
  sniff(new Uint8Array(await file.slice(0, 64).arrayBuffer())) === 'pdf';
