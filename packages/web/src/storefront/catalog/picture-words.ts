import type { Product } from '@filigrana/sdk';

/** What the picture of a piece shows: its name, metal and kind of stone. */
export function pictureWords({ nombreProducto, nombreMaterial, nombrePiedra }: Product): string {
  const stone = nombrePiedra && `piedra ${nombrePiedra.toLowerCase()}`;
  return [nombreProducto, nombreMaterial.toLowerCase(), stone].filter(Boolean).join(', ');
}
