import type { Product } from '@filigrana/sdk';
import { READS_SPANISH, wordOf } from '../../shared/words.ts';
import { catalogTexts } from './texts.ts';

/** What the picture of a piece shows: as the shop says it, or else its name, metal and kind of stone. */
export function pictureWords(product: Product): string {
  const { descripcionImagen, nombreProducto, nombreMaterial, nombrePiedra } = product;
  if (descripcionImagen && READS_SPANISH) return descripcionImagen;
  const stone = nombrePiedra && catalogTexts.stone(wordOf(nombrePiedra));
  return [nombreProducto, wordOf(nombreMaterial).toLowerCase(), stone].filter(Boolean).join(', ');
}
