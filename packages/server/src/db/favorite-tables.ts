import type { Id, Instant } from './column-types.ts';

/** A piece that an account keeps. */
export interface FavoritosTable {
  /** Grows with time: the newest is the last one kept. */
  idFavorito: Id;
  idUsuario: number;
  idProducto: number;
  fecha: Instant;
}
