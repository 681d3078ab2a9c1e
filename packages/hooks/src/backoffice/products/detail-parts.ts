import type { PieceDetails, Product } from '@filigrana/sdk';
import { measureText, NO_DETAILS } from '@filigrana/sdk/domain';

/** How large a piece is and how it was made, as typed; '' where nothing is said. */
export type DetailTexts = Record<keyof PieceDetails, string>;

/** The fields as a product fills them. */
export function detailTexts(product: Product | null): DetailTexts {
  const { largoMm, anchoMm, pesoG, hechoPor, horas, historia } = product?.ficha ?? NO_DETAILS;
  return {
    largoMm: measureText(largoMm),
    anchoMm: measureText(anchoMm),
    pesoG: measureText(pesoG),
    hechoPor: hechoPor ?? '',
    horas: measureText(horas),
    historia: historia ?? '',
  };
}

/** Parts what was accepted: a backend that keeps no details takes the rest alone. */
export function partDetails<Accepted extends PieceDetails>(accepted: Accepted) {
  const { largoMm, anchoMm, pesoG, hechoPor, horas, historia, ...parts } = accepted;
  return { parts, ficha: { largoMm, anchoMm, pesoG, hechoPor, horas, historia } };
}
