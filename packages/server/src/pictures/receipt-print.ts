import { readGrey, shrink } from './grey.ts';
import { describeReceipt, packMarks, unpackMarks } from './receipt-marks.ts';
import type { Look } from './same-picture.ts';

/** What is kept of a receipt for finding it again, about 10 KB. */
export interface ReceiptPrint {
  /** Packed marks. */
  rasgos: Uint8Array;
  /** Grey WebP. */
  miniatura: Uint8Array;
}

/** Pixels in which text is looked for; a phone's receipt is about 480 wide then. */
const MARKED_PIXELS = 500_000;
/** Pixels of the closer look: digits are four wide and more. */
const THUMBNAIL_PIXELS = 200_000;

/** @param bytes A picture that has been decoded and drawn anew by us. */
export async function printReceipt(bytes: Uint8Array): Promise<ReceiptPrint> {
  const image = await readGrey(bytes, MARKED_PIXELS);
  return {
    rasgos: packMarks(describeReceipt(image)),
    miniatura: await shrink(image, THUMBNAIL_PIXELS),
  };
}

/** Prepares a print for the closer look. */
export async function lookAt({ rasgos, miniatura }: ReceiptPrint): Promise<Look> {
  return { marks: unpackMarks(rasgos), thumbnail: await readGrey(miniatura) };
}
