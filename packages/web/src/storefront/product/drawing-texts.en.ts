import type { Translation } from '../../translation.ts';
import type * as spanish from './drawing-texts.ts';

export const drawingTexts: Translation<typeof spanish.drawingTexts> = {
  spokenBoth: (length, width) => `${length} by ${width} mm`,
  beside: (size, likeness) => `The piece measures ${size}, ${likeness}.`,
  toScale: (where) => `The piece to scale: ${where}.`,
  likeness: {
    tiny: 'less than half a ₡100 coin',
    smaller: 'smaller than a ₡100 coin',
    alike: 'about the size of a ₡100 coin',
    larger: 'larger than a ₡100 coin',
    coins: (count) => `like ${count} ₡100 coins in a row`,
  },
  coin: 'Beside a ₡100 coin',
  finger: (handMm) => `On the ring finger of a hand ${handMm} mm wide`,
  wrist: (handMm) => `On the wrist of a hand ${handMm} mm wide`,
  hand: (handMm) => `Beside a hand ${handMm} mm wide`,
  collarbone: 'Collarbone',
  chest: 'Chest',
  neck: (cm, neckCm) =>
    cm > 0
      ? `Falls about ${cm} cm below the collarbone on a neck of ${neckCm} cm`
      : `Falls on the collarbone on a neck of ${neckCm} cm`,
};
