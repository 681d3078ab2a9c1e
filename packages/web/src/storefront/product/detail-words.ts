import type { PieceDetails } from '@filigrana/sdk';
import { measureText } from '@filigrana/sdk/domain';
import { detailTexts as texts } from './detail-texts.ts';

export type Size = Pick<PieceDetails, 'largoMm' | 'anchoMm'>;

/** Whether a piece is so long that it lies down or goes around something: chains and bracelets. */
export const isLong = ({ largoMm }: Size): boolean => (largoMm ?? 0) > 100;

/** What is known of size and weight, for example '24 mm × 18 mm · 3.2 g'; '' for nothing. */
export function measureWords({ pesoG, ...size }: Pick<PieceDetails, 'pesoG'> & Size): string {
  const weight = pesoG === null ? '' : texts.weight(measureText(pesoG));
  return [sizeWords(size, texts.both), weight].filter((words) => words !== '').join(' · ');
}

/** Who has made a piece in how many hours; '' where neither is said. */
export function madeWords({ hechoPor, horas }: Pick<PieceDetails, 'hechoPor' | 'horas'>): string {
  const hours = horas === null ? null : texts.hours(horas);
  if (hechoPor === null) return hours === null ? '' : texts.madeIn(hours);
  return hours === null ? texts.madeBy(hechoPor) : texts.madeByIn(hechoPor, hours);
}

/** The sides that are known; '' for none. `both`: how the two are said. */
export function sizeWords(
  { largoMm, anchoMm }: Size,
  both: (length: string, width: string) => string,
): string {
  if (largoMm !== null && anchoMm !== null) return both(measureText(largoMm), measureText(anchoMm));
  if (largoMm !== null) return texts.length(measureText(largoMm));
  return anchoMm === null ? '' : texts.width(measureText(anchoMm));
}
