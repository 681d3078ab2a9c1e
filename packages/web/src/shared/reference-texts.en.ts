import type { Translation } from '../translation.ts';
import type * as spanish from './reference-texts.ts';

export const referenceTexts: Translation<typeof spanish.referenceTexts> = {
  noImage: 'No picture',
  imageDeleted: 'Picture deleted',
  imageFailed: 'The picture could not be shown.',
  reference: 'Reference picture',
};
