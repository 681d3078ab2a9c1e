import type { Translation } from '../../translation.ts';
import type * as spanish from './missing-texts.ts';

export const missingTexts: Translation<typeof spanish.missingTexts> = {
  title: 'Piece not found',
  help: 'It may not be available any more. Look at the other pieces of the catalogue.',
  action: 'View catalogue',
};
