import { CATEGORY_NAMES, RING_SIZES, UNIQUE_SIZE } from '@filigrana/sdk/domain';
import type { Lookups } from '../world/world.ts';

/** The short lists of every shop. Their order decides their ids: 1 is Anillos. */
export function seedLookups(): Lookups {
  return {
    categories: CATEGORY_NAMES.map((nombre, index) => ({ idCategoria: index + 1, nombre })),
    stones: ['Natural', 'Sintética'].map((nombre, index) => ({ idPiedra: index + 1, nombre })),
    materials: ['Plata', 'Plata bañada en oro'].map((nombre, index) => ({
      idMaterial: index + 1,
      nombre,
    })),
    sizes: [...RING_SIZES.map(({ tamanio }) => tamanio), UNIQUE_SIZE].map((tamanio, index) => ({
      idTalla: index + 1,
      tamanio,
    })),
  };
}
