import type { TimelineEvent, TimelineEventType } from '../entities.review.ts';
import { role } from './role.ts';
import type { Wire } from './wire.ts';

const TYPES: readonly TimelineEventType[] = [
  'creado',
  'estado',
  'referencia',
  'nota',
  'pago',
  'pagoQuitado',
  'solicitud',
  'comprobante',
  'motivo',
  'devolucion',
  'pieza',
];

export function timeline(wire: Wire): TimelineEvent[] {
  return wire.list().map(timelineEvent);
}

export function timelineEvent(wire: Wire): TimelineEvent {
  const author = wire.at('autor');
  return {
    idEvento: wire.at('idEvento').integer(),
    fecha: wire.at('fecha').date(),
    tipo: wire.at('tipo').oneOf(TYPES),
    autor: author.missing ? null : person(author),
    texto: wire.at('texto').text(null),
  };
}

/** Somebody of the shop, by full name. */
export const person = (wire: Wire) => ({
  nombre: wire.at('nombre').text(''),
  rol: role(wire.at('rol', 'idRol')),
});
