import type { components } from '@filigrana/sdk/types';
import type { Database } from '../../db/database.ts';
import type { OrderRef } from '../../db/review-tables.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock.ts';
import { fullName } from '@filigrana/sdk/domain';
import { findEvents, insertEvent, type EventRow } from './timeline.repository.ts';

type WireEvent = components['schemas']['TimelineEvent'];

/** The history of an order or a special order that is known to exist, oldest first. */
export async function readTimeline(db: Database, subject: OrderRef): Promise<WireEvent[]> {
  return (await findEvents(db, subject)).map(viewEvent);
}

/** Adds an internal note to something that is known to exist: orders are never deleted. */
export async function addNote(
  { db, clock }: { db: Database; clock: Clock },
  subject: OrderRef,
  { idUsuario, texto }: { idUsuario: number; texto: string },
): Promise<WireEvent> {
  return withTransaction(db, async (trx) => {
    const fecha = clock.now().toISOString();
    const note = { idUsuario, fecha, tipo: 'nota', texto: texto.trim() } as const;
    const idEvento = await insertEvent(trx, subject, note);
    const [row] = await findEvents(trx, { ...subject, idEvento });
    if (!row) throw new Error('The new note cannot be read');
    return viewEvent(row);
  });
}

function viewEvent({ idEvento, fecha, tipo, texto, ...author }: EventRow): WireEvent {
  return { idEvento, fecha, tipo, autor: viewAuthor(author), texto };
}

/** Who did something; null when the account is gone. */
export function viewAuthor(
  author: Pick<EventRow, 'nombre' | 'primerApellido' | 'segundoApellido' | 'rol'>,
): WireEvent['autor'] {
  const { nombre, primerApellido, segundoApellido, rol } = author;
  const isGone = nombre === null || primerApellido === null || segundoApellido === null;
  return isGone || rol === null
    ? null
    : { nombre: fullName({ nombre, primerApellido, segundoApellido }), rol };
}
