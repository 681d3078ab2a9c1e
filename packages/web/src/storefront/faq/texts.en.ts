import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const faqTexts: Translation<typeof spanish.faqTexts> = {
  title: 'Frequently asked questions',
  description:
    'Shipping, payment by SINPE Móvil or bank transfer, ring sizes, materials and care of the pieces: what we are asked most.',
  loading: 'Loading the questions…',
  failed: 'The frequently asked questions could not be loaded.',
  empty: 'There are no questions at the moment.',
  contact: 'Would you like to get in touch with us?',
  write: 'Write to us',
};
