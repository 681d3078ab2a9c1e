import type { Database, Trx } from '../db/database.ts';
import { insertActivity } from './activity.repository.ts';

/** What can be done; the word before the dot is what it is done to. */
export type ActivityAction =
  | `sesion.${'iniciada' | 'fallida' | 'cerrada' | 'todasCerradas'}`
  | `cuenta.${'creada' | 'bloqueada' | 'desbloqueada' | 'eliminada' | 'rol' | 'correo' | 'correoDeshecho' | 'contrasena' | 'dosPasosActivado' | 'dosPasosQuitado' | 'identificacionLiberada' | 'datosDescargados' | 'cerrada'}`
  | `producto.${'creado' | 'editado' | 'eliminado'}`
  | `pedido.${'aceptado' | 'rechazado' | 'enviado' | 'referencia'}`
  | `pedidoEspecial.${'estado'}`
  | `pregunta.${'creada' | 'editada' | 'eliminada'}`
  | `novedad.${'creada' | 'editada' | 'eliminada' | 'enviada'}`
  | `ajustes.${'banners' | 'envio' | 'textos'}`
  | `archivos.${'restaurados' | 'vaciados' | 'adoptados'}`
  | `datos.${'exportados'}`;

/** Each changed field with what it was and what it is; null where there was nothing. */
export type ActivityChanges = Readonly<
  Record<string, readonly [before: string | number | null, after: string | number | null]>
>;

export interface Activity {
  /** Instant in ISO 8601, UTC. */
  fecha: string;
  /** Who did it; null for a command and for nobody who is logged in. */
  idUsuario: number | null;
  accion: ActivityAction;
  /** What it was done to, for example `producto 12`. Never an e-mail, a name or a token. */
  objeto?: string;
  cambios?: ActivityChanges;
}

/**
 * Notes who did what, in the transaction that does it. Passwords, tokens, e-mails and addresses
 * never stand in it: `['', '']` says that such a field changed.
 *
 * @example
 * await recordActivity(trx, {
 *   fecha: clock.now().toISOString(),
 *   idUsuario: user.idUsuario,
 *   accion: 'producto.editado',
 *   objeto: `producto ${id}`,
 *   cambios: { precio: [80, 95] },
 * });
 */
export async function recordActivity(
  db: Database | Trx,
  { fecha, idUsuario, accion, objeto = '', cambios = {} }: Activity,
): Promise<void> {
  await insertActivity(db, {
    fecha,
    idUsuario,
    accion,
    objeto,
    cambios: JSON.stringify(cambios),
  });
}
