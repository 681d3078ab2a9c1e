import type { Finger, Hand } from '@filigrana/sdk/domain';
import type { Id } from './column-types.ts';

/** The ring size of a customer's finger. */
export interface TallasClienteTable {
  /** Grows with time: the size kept last is the last one. */
  idTallaCliente: Id;
  idUsuario: number;
  mano: Hand;
  dedo: Finger;
  tamanio: string;
}
