import type { Translation } from '../../translation.ts';
import type * as spanish from './size-guide-texts.ts';

export const sizeGuideTexts: Translation<typeof spanish.sizeGuideTexts> = {
  title: 'Size guide',
  size: 'Size',
  diameter: 'Inner diameter',
  equivalent: 'Equivalent',
  tip: 'Take a ring that fits you well and measure its inner diameter, from edge to edge. Look for that measure in the table; if it is between two, choose the larger one; a tenth of a millimetre too many does not count.',
  more: 'Measure on the screen, with paper or with a thread',
};
