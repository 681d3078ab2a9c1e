import { isUniqueSize } from '@filigrana/sdk/domain';
import { purchaseTexts } from './texts.ts';

/** A size as it is read in a list: 'Talla 7', 'Talla única'. */
export const sizeName = (talla: string): string =>
  isUniqueSize(talla) ? purchaseTexts.uniqueSize : purchaseTexts.size(talla);
