import type { Translation } from '../../translation.ts';
import type * as spanish from './added-texts.ts';

export const addedTexts: Translation<typeof spanish.addedTexts> = {
  size: (size) => `Size ${size}`,
  price: (cantidad, price) => (cantidad === 1 ? price : `${cantidad} × ${price}`),
  toCart: 'View cart',
  goOn: 'Keep browsing',
  close: 'Close',
};
