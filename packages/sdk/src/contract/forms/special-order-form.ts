import { isRing, isRingSize, sameText } from '../../domain/index.ts';
import type { Category, Material, Stone } from '../../entities.ts';
import { invalidFields } from '../problem.ts';
import { specialOrdersTexts } from '../texts/special-orders.texts.ts';

/** What the shop makes pieces of. */
interface LookupRows {
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

interface Sent {
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
 * @throws HttpProblem 400 naming every field that is wrong.
 */
export function readSpecialOrder(
  { categories, stones, materials }: LookupRows,
  sent: Sent,
): SpecialOrderFields {
  const named = <Row extends { nombre: string }>(rows: readonly Row[], name: string) =>
    rows.find(({ nombre }) => sameText(nombre, name));
  const category = named(categories, sent.pieza);
  const stone = named(stones, sent.tipoPiedra);
  const material = named(materials, sent.tipoMaterial);
  const talla = category && isRing(category) ? (sent.talla ?? '') : null;
  const sizeIsWrong = talla !== null && !isRingSize(talla);

  if (!category || !stone || !material || sizeIsWrong) {
    throw invalidFields({
      ...(category ? {} : { pieza: specialOrdersTexts.unknownPiece }),
      ...(stone ? {} : { tipoPiedra: specialOrdersTexts.unknownStone }),
      ...(material ? {} : { tipoMaterial: specialOrdersTexts.unknownMaterial }),
      ...(sizeIsWrong ? { talla: specialOrdersTexts.ringSize } : {}),
    });
  }
  return {
    pieza: category.nombre,
    talla,
    tipoPiedra: stone.nombre,
    tipoMaterial: material.nombre,
    descripcion: (sent.descripcion ?? '').trim(),
  };
}
