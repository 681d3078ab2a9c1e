import type { Translation } from '../../translation.ts';
import type * as spanish from './body-texts.ts';
import { shortUsd } from './short-usd.ts';

export const bodyTexts: Translation<typeof spanish.bodyTexts> = {
  twoColumns: 'Two columns',
  order: 'Sort',
  range: 'Price range in dollars',
  from: 'From',
  to: 'To',
  fromPrice: (usd) => `From ${shortUsd(usd)}`,
  toPrice: (usd) => `Up to ${shortUsd(usd)}`,
  wholeDollars: 'Whole dollars only.',
  reversed: '“From” cannot be more than “To”.',
  available: 'Only available pieces',
  pieces: (n) => `(${n})`,
};
