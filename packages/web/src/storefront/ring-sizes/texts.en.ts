import type { Finger, FingerOfHand, Hand } from '@filigrana/sdk/domain';
import type { Translation } from '../../translation.ts';
import type * as spanish from './texts.ts';

const fingers: Readonly<Record<Finger, string>> = {
  pulgar: 'Thumb',
  indice: 'Index finger',
  medio: 'Middle finger',
  anular: 'Ring finger',
  menique: 'Little finger',
};
const sides: Readonly<Record<Hand, string>> = { izquierda: 'left', derecha: 'right' };

/** 'left ring finger' */
const fingerName = ({ mano, dedo }: FingerOfHand): string =>
  `${sides[mano]} ${fingers[dedo].toLowerCase()}`;

const ALL = new Intl.ListFormat('en');

/** Which fingers have a size: 'left ring finger and right middle finger'; empty for none. */
export const fingersOfSize: typeof spanish.fingersOfSize = (sizes, tamanio) =>
  ALL.format(sizes.filter((size) => size.tamanio === tamanio).map(fingerName));

export const ringSizeTexts: Translation<typeof spanish.ringSizeTexts> = {
  title: 'My sizes',
  inAccount: 'They are kept in your account, and we choose them for you on rings.',
  onDevice: 'They are kept on this device, and we choose them for you on rings.',
  guide: 'Find your size',
  loading: 'Loading your sizes…',
  failed: 'Your sizes could not be loaded.',
  none: 'No size',
  hands: { izquierda: 'Left hand', derecha: 'Right hand' },
  fingers,
  fingerName,
  yours: (names) => `Your size: ${names}.`,
};
