import { isRing, isRingSize, sameText } from '@filigrana/sdk/domain';
import type { Database } from '../../db/database.ts';
import { invalidFields } from '../../http/problem.ts';
import { findCategories, findMaterials, findStones } from '../lookups/lookups.repository.ts';
import { specialOrdersTexts } from './special-orders.texts.ts';

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
export async function readSpecialOrder(db: Database, sent: Sent): Promise<SpecialOrderFields> {
  const named = <Row extends { nombre: string }>(rows: Row[], name: string) =>
    rows.find(({ nombre }) => sameText(nombre, name));
  const category = named(await findCategories(db), sent.pieza);
  const stone = named(await findStones(db), sent.tipoPiedra);
  const material = named(await findMaterials(db), sent.tipoMaterial);
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
