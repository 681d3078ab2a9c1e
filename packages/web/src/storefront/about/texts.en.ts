import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const aboutTexts: Translation<typeof spanish.aboutTexts> = {
  title: 'About us',
  description:
    'Designer jewellery made in Costa Rica: 925 silver, 14-carat gold and natural or synthetic stones, and pieces made to measure.',
  heading: 'A small workshop, a long thread',
  lead: (shop) =>
    `${shop} is designer jewellery made in Costa Rica. We work in 925 silver, 14-carat gold and natural or synthetic stones, one piece at a time.`,
  craft:
    'Filigree is the art of drawing with wire: the metal is drawn until it looks like a thread, twisted in two and curled into scrolls that are then soldered. If what you are looking for is not in the catalogue, we make it with you, starting from the form for special orders.',
  catalog: 'View catalogue',
  specialOrder: 'Special order',
  contact: 'Contact',
};
