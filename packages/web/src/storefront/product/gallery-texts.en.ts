import type { Translation } from '../../translation.ts';
import type * as spanish from './gallery-texts.ts';

export const galleryTexts: Translation<typeof spanish.galleryTexts> = {
  pictures: 'Photographs of the piece',
  choose: 'Choose photograph',
  picture: (place, count, words) => `Photograph ${place} of ${count}${words && `: ${words}`}`,
  zoom: 'Enlarge photograph',
  zoomed: 'Enlarged photograph',
  close: 'Close',
  closer: 'Zoom in',
  farther: 'Zoom out',
  previous: 'Previous photograph',
  next: 'Next photograph',
  video: (words) => `Video${words && `: ${words}`}`,
  play: 'Play video',
  pause: 'Pause video',
  videoFailed: 'The video could not be shown.',
};
