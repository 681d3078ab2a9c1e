import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const favoritesTexts: Translation<typeof spanish.favoritesTexts> = {
  title: 'My favourites',
  count: (n) => (n === 1 ? '1 piece' : `${n} pieces`),
  keep: (name) => `Add to favourites: ${name}`,
  remove: (name) => `Remove from favourites: ${name}`,
  empty: 'You have not kept any piece yet',
  withdrawn: 'What you have kept is not on sale at the moment',
  withdrawnHelp: 'When it is back, you will see it here.',
  emptyHelp: 'Tap the heart of the pieces that you like and you will find them here.',
  emptyAction: 'View the catalogue',
  failed: 'Your favourites could not be loaded.',
  failedHelp: 'Check your connection and try again.',
  seeThem: 'see your favourites',
};
