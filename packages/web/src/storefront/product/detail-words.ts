import type { PieceDetails } from '@filigrana/sdk';
import { measureText } from '@filigrana/sdk/domain';
import { detailTexts as texts } from './detail-texts.ts';

/**
 * Diameter of the coin of ₡100 that is in use, mm. Source: Banco Central de Costa Rica, 'Monedas'
 * (bccr.fi.cr/billetes-y-monedas/Monedas): 29.5 mm in every issue from 1995 to 2021.
 */
export const COIN_MM = 29.5;
/** Width across the palm of the hand that is drawn, mm. */
export const HAND_MM = 80;
/** The longest side that lies on that palm, mm. */
const ON_HAND_MAX_MM = 70;

export type Size = Pick<PieceDetails, 'largoMm' | 'anchoMm'>;

/** Whether there is anything to draw. */
export const hasSize = ({ largoMm, anchoMm }: Size): boolean =>
  largoMm !== null || anchoMm !== null;

/** Whether both sides are known and lie on the hand that is drawn. */
export const liesOnHand = ({ largoMm, anchoMm }: Size): boolean =>
  largoMm !== null && anchoMm !== null && Math.max(largoMm, anchoMm) <= ON_HAND_MAX_MM;

/** What is longer lies down: chains and bracelets, mm. */
const STANDS_MAX_MM = 100;

/** How wide and high a piece is drawn, mm; 0 where a side is not known. */
export function drawnSize({ largoMm, anchoMm }: Size): { width: number; height: number } {
  const [length, width] = [largoMm ?? 0, anchoMm ?? 0];
  return length > STANDS_MAX_MM ? { width: length, height: width } : { width, height: length };
}

/** Between a piece and the coin beside it, mm. */
export const GAP_MM = 7;

/** How many times as wide as high the drawing of a piece beside the coin is. */
export function coinRatio(size: Size): number {
  if (liesOnHand(size)) return 1;
  const { width, height } = drawnSize(size);
  const ratio = (width + GAP_MM + COIN_MM) / Math.max(height, COIN_MM);
  return Math.min(6, Math.max(2, Math.round(ratio)));
}

/** What is known of size and weight, for example '24 mm × 18 mm · 3.2 g'; '' for nothing. */
export function measureWords({ pesoG, ...size }: Pick<PieceDetails, 'pesoG'> & Size): string {
  const weight = pesoG === null ? '' : texts.weight(measureText(pesoG));
  return [sizeWords(size, texts.both), weight].filter((words) => words !== '').join(' · ');
}

/** How large a piece is, and what that is like. */
export function besideWords(size: Size): string {
  const longest = Math.max(size.largoMm ?? 0, size.anchoMm ?? 0);
  return texts.beside(sizeWords(size, texts.spokenBoth), likeness(longest / COIN_MM));
}

/** Who has made a piece in how many hours; '' where neither is said. */
export function madeWords({ hechoPor, horas }: Pick<PieceDetails, 'hechoPor' | 'horas'>): string {
  const hours = horas === null ? null : texts.hours(horas);
  if (hechoPor === null) return hours === null ? '' : texts.madeIn(hours);
  return hours === null ? texts.madeBy(hechoPor) : texts.madeByIn(hechoPor, hours);
}

function sizeWords({ largoMm, anchoMm }: Size, both: (length: string, width: string) => string) {
  if (largoMm !== null && anchoMm !== null) return both(measureText(largoMm), measureText(anchoMm));
  if (largoMm !== null) return texts.length(measureText(largoMm));
  return anchoMm === null ? '' : texts.width(measureText(anchoMm));
}

/** @param coins How many coins in a row its longest side is. */
function likeness(coins: number): string {
  const { likeness: words } = texts;
  if (coins < 0.5) return words.tiny;
  if (coins < 0.8) return words.smaller;
  if (coins <= 1.2) return words.alike;
  return coins < 1.8 ? words.larger : words.coins(Math.round(coins));
}
