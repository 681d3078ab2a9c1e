import type { Translation } from '../../translation.ts';
import type * as spanish from './heading-texts.ts';

export const headingTexts: Translation<typeof spanish.headingTexts> = {
  warrantyOf: (material) => `Warranty: ${material}`,
  exchanges: 'Exchanges and returns',
};
