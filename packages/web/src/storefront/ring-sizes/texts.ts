import type { FingerSize } from '@filigrana/sdk';
import type { Finger, FingerOfHand, Hand } from '@filigrana/sdk/domain';

const fingers: Readonly<Record<Finger, string>> = {
  pulgar: 'Pulgar',
  indice: 'Índice',
  medio: 'Medio',
  anular: 'Anular',
  menique: 'Meñique',
};
const sides: Readonly<Record<Hand, string>> = { izquierda: 'izquierdo', derecha: 'derecho' };

/** 'anular izquierdo' */
const fingerName = ({ mano, dedo }: FingerOfHand): string =>
  `${fingers[dedo].toLowerCase()} ${sides[mano]}`;

const ALL = new Intl.ListFormat('es');

/** Which fingers have a size: 'anular izquierdo y medio derecho'; empty for none. */
export const fingersOfSize = (sizes: readonly FingerSize[], tamanio: string | null): string =>
  ALL.format(sizes.filter((size) => size.tamanio === tamanio).map(fingerName));

/** Sentences about the ring sizes of somebody's fingers. What failed is told by the hooks' catalogue. */
export const ringSizeTexts = {
  title: 'Mis tallas',
  inAccount: 'Se guardan en tu cuenta y las elegimos por ti en los anillos.',
  onDevice: 'Se guardan en este dispositivo y las elegimos por ti en los anillos.',
  guide: 'Encuentra tu talla',
  loading: 'Cargando tus tallas…',
  failed: 'No se pudieron cargar tus tallas.',
  none: 'Sin talla',
  hands: { izquierda: 'Mano izquierda', derecha: 'Mano derecha' } satisfies Record<Hand, string>,
  fingers,
  fingerName,
  yours: (names: string) => `Tu talla: ${names}.`,
} as const;
