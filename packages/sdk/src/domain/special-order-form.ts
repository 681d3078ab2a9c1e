import type { Category, Material, Stone } from '../entities.ts';
import { orderSummary } from './order-summary.ts';
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
  /** Name of the category of the piece, for example `Anillos`. */
  pieza: string;
  /** Null for everything but rings. */
  talla: string | null;
  /** Name of the stone; `Sin piedra` for none. */
  tipoPiedra: string;
  /** Name of the material. */
  tipoMaterial: string;
  /** What the customer says about the piece; '' when nothing. */
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
 * @param lookups What the shop has to choose from.
 * @param sent The fields as they were sent.
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

/**
 * What is made anew where a piece was paid and gone by then, as a special order says it.
 *
 * @param piece The piece with what the lookups say of it; `piedra` null where it has none.
 * @example
 * const words = { categoria: 'Anillos', piedra: 'Natural', material: 'Plata' };
 * const piece = { productoNombre: 'Anillo Trenza', tallaNombre: '7', cantidad: 1, ...words };
 * remadeFields(piece, 12).descripcion
 *   // 'Del pedido n.º 12: 1 × Anillo Trenza (talla 7).'
 */
export function remadeFields(
  piece: {
    productoNombre: string;
    tallaNombre: string;
    /** Pieces. */
    cantidad: number;
    /** Name of the category. */
    categoria: string;
    /** Name of the stone; null for a piece without one. */
    piedra: string | null;
    /** Name of the material. */
    material: string;
  },
  idPedido: number,
): SpecialOrderFields {
  return {
    pieza: piece.categoria,
    talla: isRingSize(piece.tallaNombre) ? piece.tallaNombre : null,
    tipoPiedra: piece.piedra ?? 'Sin piedra',
    tipoMaterial: piece.material,
    descripcion: `Del pedido n.º ${idPedido}: ${orderSummary([piece])}.`,
  };
}
