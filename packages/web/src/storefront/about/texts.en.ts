import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const aboutTexts: Translation<typeof spanish.aboutTexts> = {
  title: 'About us',
  description:
    'Designer jewellery made in Costa Rica: 925 silver, 14-carat gold and natural or synthetic stones, and pieces made to measure.',
  catalog: 'View catalogue',
  specialOrder: 'Special order',
  contact: 'Contact',
};
