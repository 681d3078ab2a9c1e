import type { Generated } from 'kysely';
import type { Flag, Id, Instant } from './column-types.ts';

/** A cart whose pieces are kept, until it is bought, let go, or time is over. */
export interface ApartadosTable {
  idApartado: Id;
  idCarrito: number;
  desde: Instant;
  hasta: Instant;
  prolongado: Generated<Flag>;
  /** How it ended before its time. */
  fin: Generated<'usado' | 'liberado' | null>;
  /** Network that it was begun from; null for this machine. Forgotten with the row. */
  red: string | null;
}

export interface ApartadoPiezasTable {
  idApartado: number;
  idProducto_talla: number;
  /** 0 when they were taken out of the cart. */
  cantidad: number;
  /** The price that is kept. */
  precioUnitarioCents: number;
}

/** Who hears when a piece is free again. */
export interface EsperasTable {
  idEspera: Id;
  idProducto_talla: number;
  /** `normalizeEmail()` of what was typed. */
  correo: string;
  fecha: Instant;
  /** No letter before. */
  proximo: Instant;
}
