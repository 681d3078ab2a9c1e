import type { Translation } from '../../translation.ts';
import type * as spanish from './body-texts.ts';

export const bodyTexts: Translation<typeof spanish.bodyTexts> = { twoColumns: 'Two columns' };
