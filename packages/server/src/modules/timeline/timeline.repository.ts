import type { Insertable } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import type { EventosTable, OrderRef } from '../../db/review-tables.ts';

/** What happened; `idUsuario` did it. */
export type NewEvent = Pick<Insertable<EventosTable>, 'fecha' | 'tipo'> & {
  idUsuario: number | null;
  texto?: string | null;
};

/** Adds to a history, in the transaction that does what it tells. @returns the event's number. */
export async function insertEvent(trx: Trx, subject: OrderRef, event: NewEvent): Promise<number> {
  const { idEvento } = await trx
    .insertInto('eventos')
    .values({ ...subject, ...event })
    .returning('idEvento')
    .executeTakeFirstOrThrow();
  return idEvento;
}

/** A history with the authors' names, oldest event first. */
export function findEvents(db: Database | Trx, subject: OrderRef & { idEvento?: number }) {
  return db
    .selectFrom('eventos')
    .leftJoin('usuarios', 'usuarios.idUsuario', 'eventos.idUsuario')
    .select([
      'eventos.idEvento',
      'eventos.fecha',
      'eventos.tipo',
      'eventos.texto',
      'usuarios.nombre',
      'usuarios.primerApellido',
      'usuarios.segundoApellido',
      'usuarios.rol',
    ])
    .where((eb) => eb.and(subject))
    .orderBy('eventos.fecha')
    .orderBy('eventos.idEvento')
    .execute();
}

export type EventRow = Awaited<ReturnType<typeof findEvents>>[number];
