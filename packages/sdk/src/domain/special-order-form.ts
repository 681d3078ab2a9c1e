import type { Category, Material, Stone } from '../entities.ts';
import { isRing, isRingSize } from './sizes.ts';
import { sameText } from './text.ts';

/** What the shop makes pieces of. */
export interface SpecialOrderLookups {
  categories: readonly Category[];
  stones: readonly Stone[];
  materials: readonly Material[];
}

/** What a customer asks for, as it is stored. */
export interface SpecialOrderFields {
  pieza: string;
  /** Null for everything but rings. */
  talla: string | null;
  tipoPiedra: string;
  tipoMaterial: string;
  descripcion: string;
}

const LOOKED_UP = ['pieza', 'tipoPiedra', 'tipoMaterial', 'talla'] as const;

/** The fields whose value the shop does not have. */
export type UnknownFields = (typeof LOOKED_UP)[number][];

export interface SentSpecialOrder {
  pieza: string;
  talla?: string;
  tipoPiedra: string;
  tipoMaterial: string;
  descripcion?: string;
}

/**
 * Checks what the contract cannot: that piece, stone and material are the shop's (compared without
 * case and accents, kept in the shop's spelling), and that a ring has a size. Other pieces lose a size
 * that a form may still have held.
 *
 * @returns the fields as they are stored, or the names of those that are wrong.
 */
export function specialOrderFields(
  { categories, stones, materials }: SpecialOrderLookups,
  sent: SentSpecialOrder,
): SpecialOrderFields | UnknownFields {
  const named = <Row extends { nombre: string }>(rows: readonly Row[], name: string) =>
    rows.find(({ nombre }) => sameText(nombre, name));
  const category = named(categories, sent.pieza);
  const stone = named(stones, sent.tipoPiedra);
  const material = named(materials, sent.tipoMaterial);
  const talla = category && isRing(category) ? (sent.talla ?? '') : null;
  const isSizeRight = talla === null || isRingSize(talla);

  if (category && stone && material && isSizeRight)
    return {
      pieza: category.nombre,
      talla,
      tipoPiedra: stone.nombre,
      tipoMaterial: material.nombre,
      descripcion: (sent.descripcion ?? '').trim(),
    };
  const right = { pieza: category, tipoPiedra: stone, tipoMaterial: material, talla: isSizeRight };
  return LOOKED_UP.filter((field) => !right[field]);
}
