import type { Translation } from '../../translation.ts';
import type * as spanish from './detail-texts.ts';

export const detailTexts: Translation<typeof spanish.detailTexts> = {
  measures: 'Measurements',
  both: (length, width) => `${length} mm × ${width} mm`,
  length: (mm) => `${mm} mm long`,
  width: (mm) => `${mm} mm wide`,
  weight: (grams) => `${grams} g`,
  spokenBoth: (length, width) => `${length} by ${width} mm`,
  beside: (size, likeness) => `The piece measures ${size}, ${likeness}.`,
  onHand: (handMm) => `The piece on the palm of a hand ${handMm} mm wide.`,
  likeness: {
    tiny: 'less than half a ₡100 coin',
    smaller: 'smaller than a ₡100 coin',
    alike: 'about the size of a ₡100 coin',
    larger: 'larger than a ₡100 coin',
    coins: (count) => `like ${count} ₡100 coins in a row`,
  },
  coin: 'Beside a ₡100 coin',
  hand: (handMm) => `On a hand ${handMm} mm wide`,
  made: 'Made in the workshop',
  madeBy: (maker) => `Made by ${maker}.`,
  madeIn: (hours) => `Made in ${hours}.`,
  madeByIn: (maker, hours) => `Made by ${maker} in ${hours}.`,
  hours: (count) => (count === 1 ? '1 hour' : `${count} hours`),
};
