import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const legalTexts: Translation<typeof spanish.legalTexts> = {
  description: {
    privacidad: 'Which data the shop keeps, what for, for how long, and which rights you have.',
    terminos: 'How buying in the shop works: prices, payments, shipping and special orders.',
    cuidado: 'How to care for silver, gold and stones, and what to do if something goes wrong.',
  },
  loading: 'Loading the page…',
  failed: 'The page could not be loaded.',
};
