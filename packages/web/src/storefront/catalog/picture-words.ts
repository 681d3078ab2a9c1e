import type { Product } from '@filigrana/sdk';
import { wordOf } from '../../shared/words.ts';
import { catalogTexts } from './texts.ts';

/** What the picture of a piece shows: its name, metal and kind of stone. */
export function pictureWords({ nombreProducto, nombreMaterial, nombrePiedra }: Product): string {
  const stone = nombrePiedra && catalogTexts.stone(wordOf(nombrePiedra));
  return [nombreProducto, wordOf(nombreMaterial).toLowerCase(), stone].filter(Boolean).join(', ');
}
