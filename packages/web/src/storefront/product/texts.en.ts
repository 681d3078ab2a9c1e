import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

export const productTexts: Translation<typeof spanish.productTexts> = {
  catalog: 'Catalogue',
  menuCatalog: 'Catalogue',
  loading: 'Loading piece...',
  pending: 'Piece',
  failed: 'The piece could not be loaded.',
  failedHelp: 'Check your connection and try again.',
};
