import type { Product } from '../entities.ts';
import { measureText } from './measure-text.ts';
import { sameText } from './text.ts';

/** A size of the ring table. */
export interface RingSize {
  /** '5' to '12'. */
  tamanio: string;
  /** Figure of the table. The wire calls it centimetres; it is the inner diameter in millimetres. */
  cm: number;
}

/** The category whose pieces have sizes. Source: specification §9 ("Category id 1 means rings"). */
export const RING_CATEGORY_ID = 1;

/** Size of a piece that has none. Source: specification §3. */
export const UNIQUE_SIZE = 'Única';

/** The ring table. Source: specification §9, "Ring sizes 5 to 12". */
export const RING_SIZES: readonly RingSize[] = [
  { tamanio: '5', cm: 15.7 },
  { tamanio: '6', cm: 16.5 },
  { tamanio: '7', cm: 17.3 },
  { tamanio: '8', cm: 18.1 },
  { tamanio: '9', cm: 18.9 },
  { tamanio: '10', cm: 19.8 },
  { tamanio: '11', cm: 20.6 },
  { tamanio: '12', cm: 21.4 },
];

/**
 * Whether a piece of that category is a ring.
 *
 * @example isRing({ idCategoria: 1 }) // true
 */
export function isRing(product: Pick<Product, 'idCategoria'>): boolean {
  return product.idCategoria === RING_CATEGORY_ID;
}

/**
 * Whether a text is a ring size, 5 to 12, written with digits only.
 * Source: specification §5, special order.
 *
 * @example isRingSize('13') // false
 */
export function isRingSize(text: string): boolean {
  return RING_SIZES.some(({ tamanio }) => tamanio === text);
}

/**
 * What a size field keeps of what is typed: at most two digits.
 * Source: specification §5, special order ("numeric only, max 2 digits").
 *
 * @example keepRingSize('1o2') // '12'
 */
export function keepRingSize(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 2);
}

/**
 * Whether a size name stands for 'no size'.
 *
 * @example isUniqueSize('unica') // true
 */
export function isUniqueSize(tamanio: string): boolean {
  // Nearly always it is spelt so; lists of thousands ask.
  return tamanio === UNIQUE_SIZE || sameText(tamanio, UNIQUE_SIZE);
}

/**
 * Whether a size has to be chosen before the piece can be bought.
 * Source: specification §2.8 ("only when the product has sizes").
 */
export function hasSizes(
  product: Pick<Product, 'idCategoria'> & { tallas: readonly { tamanio: string }[] },
): boolean {
  return isRing(product) || product.tallas.some(({ tamanio }) => !isUniqueSize(tamanio));
}

/**
 * Reads the comma-separated sizes of a product: no blanks, none twice, smallest first.
 * Source: specification §3 (`tallasDisponibles`).
 *
 * @example parseSizes('8, 6,7') // ['6', '7', '8']
 */
export function parseSizes(tallasDisponibles: string | null | undefined): string[] {
  const sizes = (tallasDisponibles ?? '').split(',').map((size) => size.trim());
  return [...new Set(sizes.filter((size) => size !== '' && !isUniqueSize(size)))].sort(bySize);
}

/**
 * Orders sizes by number: '9' before '10'.
 *
 * @example ['10', '9'].sort(bySize) // ['9', '10']
 */
export function bySize(a: string, b: string): number {
  return Number(a) - Number(b) || a.localeCompare(b, 'es');
}

/**
 * A row of the size guide in words: the diameter in millimetres, and the same in centimetres.
 * Source: decisions, "the size guide shows both, truthfully".
 *
 * @example describeSize({ tamanio: '5', cm: 15.7 })
 *   // { tamanio: '5', millimetres: '15.7 mm', centimetres: '1.57 cm' }
 */
export function describeSize(size: RingSize): {
  tamanio: string;
  millimetres: string;
  centimetres: string;
} {
  return {
    tamanio: size.tamanio,
    millimetres: `${measureText(size.cm)} mm`,
    centimetres: `${measureText(Math.round(size.cm * 10) / 100)} cm`,
  };
}

/**
 * Diameter figure of a size, or null for what is not a ring size.
 *
 * @example diameterOf('7') // 17.3
 */
export function diameterOf(tamanio: string): number | null {
  return RING_SIZES.find((size) => size.tamanio === tamanio)?.cm ?? null;
}
