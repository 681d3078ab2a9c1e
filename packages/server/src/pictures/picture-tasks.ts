import { lookAt, printReceipt } from './receipt-print.ts';
import { drawPreview } from './draw-preview.ts';
import { drawVariant } from './draw-variant.ts';
import { checkPicture, readHeader, redrawImage } from './redraw-image.ts';

/** All that is done with the pixels of pictures. It runs in a worker: ask `Pictures` for it. */
export const pictureTasks = {
  readHeader,
  checkPicture,
  redrawImage,
  drawVariant,
  drawPreview,
  printReceipt,
  lookAt,
};

export type PictureTasks = typeof pictureTasks;
