import { RING_SIZES, type RingSize } from './sizes.ts';

/** A ring size in the measures of other places. */
export interface RingMeasures {
  /** Size in this shop, 5 to 12. */
  tamanio: string;
  /** Inner diameter, mm. */
  diameter: number;
  /** Inner circumference, mm with one decimal. */
  circumference: number;
  /** Size in the United States: the numbers of this table. */
  us: string;
  /** European size: the inner circumference in whole mm (ISO 8653). */
  eu: string;
}

/**
 * What a ring size is called elsewhere.
 *
 * @example ringMeasures({ tamanio: '7', cm: 17.3 }).eu // '54'
 */
export function ringMeasures({ tamanio, cm: diameter }: RingSize): RingMeasures {
  const circumference = Math.round(diameter * Math.PI * 10) / 10;
  const eu = String(Math.round(circumference));
  return { tamanio, diameter, circumference, us: tamanio, eu };
}

/** Nobody measures a ring more exactly at home, tenths of a mm: a ring so much smaller is the measured one. */
const ERROR_TENTHS = 1;

const tenths = (millimetres: number) => Math.round(millimetres * 10);

/**
 * The size for a measured inner diameter: between two sizes the larger one, a tenth of a millimetre too many
 * is none; null for what is smaller than the smallest ring by a whole size, or larger than the largest.
 * Source: specification §9; decisions, "the size guide".
 *
 * @param diameter mm; what is finer than a tenth is rounded.
 * @example sizeOfDiameter(17) // '7'
 */
export function sizeOfDiameter(diameter: number): string | null {
  const [smallest, next] = RING_SIZES;
  const measured = tenths(diameter);
  if (!smallest || !next || measured < 2 * tenths(smallest.cm) - tenths(next.cm)) return null;
  return RING_SIZES.find(({ cm }) => tenths(cm) >= measured - ERROR_TENTHS)?.tamanio ?? null;
}
