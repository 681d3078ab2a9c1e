import { fullName } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { EventRow, EventSubject } from '../world/rows.ts';
import type { World } from '../world/world.ts';

type WireEvent = components['schemas']['TimelineEvent'];

/** What happened, and who did it; now, unless it says when. */
export type NewEvent = Pick<EventRow, 'idUsuario' | 'tipo'> &
  Partial<Pick<EventRow, 'texto' | 'fecha'>>;

/** Adds to the history of an order or a special order. */
export function recordEvent(
  world: World,
  subject: EventSubject,
  { idUsuario, tipo, texto = null, fecha = world.now().toISOString() }: NewEvent,
): EventRow {
  const event = { idEvento: world.nextId('event'), subject, idUsuario, fecha, tipo, texto };
  world.events.push(event);
  return event;
}

/** The history of an order or a special order, oldest event first. */
export function readTimeline(world: World, subject: EventSubject): WireEvent[] {
  return world.events
    .filter((event) => nameOf(event.subject) === nameOf(subject))
    .sort((a, b) => a.fecha.localeCompare(b.fecha) || a.idEvento - b.idEvento)
    .map((event) => viewEvent(world, event));
}

/** Adds an internal note. */
export function addNote(
  world: World,
  subject: EventSubject,
  { idUsuario, texto }: { idUsuario: number; texto: string },
): WireEvent {
  const note = { idUsuario, tipo: 'nota', texto: texto.trim() } as const;
  return viewEvent(world, recordEvent(world, subject, note));
}

function nameOf(subject: EventSubject): string {
  return 'idPedido' in subject
    ? `order ${subject.idPedido}`
    : `special order ${subject.idPedidoEspecial}`;
}

function viewEvent(world: World, { idEvento, fecha, tipo, idUsuario, texto }: EventRow): WireEvent {
  return { idEvento, fecha, tipo, autor: viewAuthor(world, idUsuario), texto };
}

/** Who did something; null when the account is gone. */
export function viewAuthor({ accounts }: World, idUsuario: number): WireEvent['autor'] {
  const author = accounts.find((account) => account.idUsuario === idUsuario);
  return author ? { nombre: fullName(author), rol: author.rol } : null;
}
