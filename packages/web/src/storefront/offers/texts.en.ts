import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const offersTexts: Translation<typeof spanish.offersTexts> = {
  title: 'Special offers',
  description: (shop) =>
    `Rings, earrings, pendants and chains of ${shop} at a special price. We ship anywhere in Costa Rica.`,
  home: 'Home',
  empty: 'There are no special offers at the moment.',
  emptyHelp: 'Meanwhile, look at all the pieces of the catalogue.',
  emptyAction: 'View catalogue',
  failed: 'The offers could not be loaded.',
  failedHelp: 'Check your connection and try again.',
};
