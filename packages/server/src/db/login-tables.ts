import type { Generated } from 'kysely';
import type { Fixed, Flag, Instant } from './column-types.ts';

/** One login of one account, from the password to the logout. */
export interface SesionesTable {
  /** `jti` of its token. */
  idSesion: Fixed<string>;
  idUsuario: Fixed<number>;
  inicio: Fixed<Instant>;
  /** Noted every few minutes, for staff only: theirs end when they are not used. */
  ultimoUso: Instant;
  /** When its token expires; the row is of no use then. */
  expira: Fixed<Instant>;
  /** When it was ended; null while it lasts. */
  fin: Instant | null;
}

/** The authenticator app of a staff account. */
export interface DosPasosTable {
  idUsuario: Fixed<number>;
  /** Sealed by `createSecondStep`. */
  secreto: string;
  /** 0 until a first code has shown that the app knows the secret. */
  activo: Generated<Flag>;
  /** The time step of the last code that was used: each is used once. */
  ultimoPaso: Generated<number>;
}

/** Recovery codes that have not been used. */
export interface CodigosRecuperacionTable {
  idUsuario: Fixed<number>;
  /** Keyed hash, by `createSecondStep`. */
  hash: Fixed<string>;
}
