import type { Product } from '@filigrana/sdk';
import { isRing, sameText, type CategoryName } from '@filigrana/sdk/domain';
import { drawingTexts as texts } from './drawing-texts.ts';
import { isLong, sizeWords, type Size } from './detail-words.ts';

/**
 * Diameter of the coin of ₡100 that is in use, mm. Source: Banco Central de Costa Rica, 'Monedas'
 * (bccr.fi.cr/billetes-y-monedas/Monedas): 29.5 mm in every issue from 1995 to 2021.
 */
export const COIN_MM = 29.5;
/** Width across the palm of the hand that is drawn, mm. */
export const HAND_MM = 80;
/** The longest side that lies beside that hand, mm. */
const BESIDE_HAND_MAX_MM = 70;
const BRACELETS: CategoryName = 'Pulseras';

/** Where a piece is drawn besides the coin. */
export type Place = 'finger' | 'wrist' | 'hand' | 'neck';

/** Where a piece is worn, or at least shown to scale; null where its measures do not tell. */
export function placeOf(
  product: Pick<Product, 'idCategoria' | 'nombreCategoria'>,
  size: Size,
): Place | null {
  const longest = Math.max(size.largoMm ?? 0, size.anchoMm ?? 0);
  if (isRing(product)) return longest <= BESIDE_HAND_MAX_MM ? 'finger' : null;
  if (sameText(product.nombreCategoria, BRACELETS)) return 'wrist';
  if (isLong(size)) return fallOf(longest) === null ? null : 'neck';
  const isWhole = size.largoMm !== null && size.anchoMm !== null;
  return isWhole && longest <= BESIDE_HAND_MAX_MM ? 'hand' : null;
}

/** How wide and high a piece is drawn, mm; 0 where a side is not known. */
export function drawnSize(size: Size): { width: number; height: number } {
  const [length, width] = [size.largoMm ?? 0, size.anchoMm ?? 0];
  return isLong(size) ? { width: length, height: width } : { width, height: length };
}

/** The neck that is drawn, mm: half its width, and what of a chain lies behind it. */
export const NECK = { half: 57, behind: 190, around: 350 };
/** Below the side of the neck, mm. */
export const COLLARBONE_MM = 70;
export const CHEST_MM = 190;

/** How a chain hangs from the sides of the neck: the catenary `shape * cosh(x / shape)`, so deep. */
export interface Fall {
  shape: number;
  depth: number;
}

/** How a chain of so many mm falls; null for one that is too short for the neck. */
export function fallOf(length: number): Fall | null {
  if (length < NECK.around) return null;
  const half = (length - NECK.behind) / 2;
  // The longer a chain, the tighter its curve: halved until it is as long as the chain.
  let [low, high] = [5, 500];
  for (let step = 0; step < 40; step++) {
    const shape = (low + high) / 2;
    if (shape * Math.sinh(NECK.half / shape) > half) low = shape;
    else high = shape;
  }
  return { shape: high, depth: high * (Math.cosh(NECK.half / high) - 1) };
}

/** Where a piece is shown, as its caption says it. */
export function placeWords(place: Place, { largoMm }: Size): string {
  if (place !== 'neck') return texts[place](HAND_MM);
  const below = (fallOf(largoMm ?? 0)?.depth ?? 0) - COLLARBONE_MM;
  return texts.neck(Math.max(0, Math.round(below / 10)), NECK.around / 10);
}

/** How large a piece is, and what that is like. */
export function besideWords(size: Size): string {
  const longest = Math.max(size.largoMm ?? 0, size.anchoMm ?? 0);
  return texts.beside(sizeWords(size, texts.spokenBoth), likeness(longest / COIN_MM));
}

/** @param coins How many coins in a row its longest side is. */
function likeness(coins: number): string {
  const { likeness: words } = texts;
  if (coins < 0.5) return words.tiny;
  if (coins < 0.8) return words.smaller;
  if (coins <= 1.2) return words.alike;
  return coins < 1.8 ? words.larger : words.coins(Math.round(coins));
}
