import type { Fixed, Id, Instant } from './column-types.ts';

/** What somebody who runs the shop must know, until it is over. */
export interface AlertasTable {
  codigo: Fixed<string>;
  /** Which of several of a kind, for example the name of a chore; '' when there is only one. */
  tema: Fixed<string>;
  /** JSON: numbers and names that the sentence needs. */
  datos: string;
  /** When it was first and last seen. */
  desde: Instant;
  ultima: Instant;
}

/** Who did what. Kept for 24 months. */
export interface ActividadTable {
  idActividad: Id;
  fecha: Instant;
  /** Who did it; null for a command, for nobody who is logged in, and when the account is gone. */
  idUsuario: number | null;
  accion: string;
  /** What it was done to, for example `producto 12`; '' when the action says it all. */
  objeto: string;
  /** JSON of `ActivityChanges`. */
  cambios: string;
}

/** Which shop the database is of: one row once it has been started. */
export interface IdentidadTable {
  /** Always 1. */
  fila: Fixed<number>;
  /** Random; the store of the shop's files has it too. */
  idTienda: string;
}
