import type { Database } from '../../db/database.ts';

/** Whose data it is, and whether a link to it still opens. */
export function findDataOwner(db: Database, idUsuario: number) {
  return db
    .selectFrom('usuarios')
    .select(['idUsuario', 'estado', 'tokenVersion'])
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirst();
}

/** What the shop notes of an account beside its profile. */
export function findMembership(db: Database, idUsuario: number) {
  return db
    .selectFrom('usuarios')
    .select(['estado', 'fechaRegistro'])
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirstOrThrow();
}

/** What the account itself has done, oldest first. */
export function findOwnActivity(db: Database, idUsuario: number) {
  return db
    .selectFrom('actividad')
    .select(['fecha', 'accion'])
    .where('idUsuario', '=', idUsuario)
    .orderBy('idActividad')
    .execute();
}
