import type { Id, Instant } from './column-types.ts';

/** A line that an account has saved for later. */
export interface GuardadasTable {
  /** Grows with time: the newest is the last one saved. */
  idGuardada: Id;
  idUsuario: number;
  idProducto_talla: number;
  cantidad: number;
}

/** A piece that an account keeps. */
export interface FavoritosTable {
  /** Grows with time: the newest is the last one kept. */
  idFavorito: Id;
  idUsuario: number;
  idProducto: number;
  fecha: Instant;
}
