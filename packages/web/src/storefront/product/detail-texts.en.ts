import type { Translation } from '../../translation.ts';
import type * as spanish from './detail-texts.ts';

export const detailTexts: Translation<typeof spanish.detailTexts> = {
  measures: 'Measurements',
  both: (length, width) => `${length} mm × ${width} mm`,
  length: (mm) => `${mm} mm long`,
  width: (mm) => `${mm} mm wide`,
  weight: (grams) => `${grams} g`,
  made: 'Made in the workshop',
  madeBy: (maker) => `Made by ${maker}.`,
  madeIn: (hours) => `Made in ${hours}.`,
  madeByIn: (maker, hours) => `Made by ${maker} in ${hours}.`,
  hours: (count) => (count === 1 ? '1 hour' : `${count} hours`),
};
