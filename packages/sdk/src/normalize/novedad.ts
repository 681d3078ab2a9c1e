import { novedadLifecycle } from '../domain/novedades.ts';
import type { Novedad } from '../entities.ts';
import type { NovedadCreated, NovedadSent } from '../results.ts';
import { confirmation, optional } from './confirmation.ts';
import { version } from './version.ts';
import type { Wire } from './wire.ts';

export function novedades(wire: Wire): Novedad[] {
  return wire.list().map((row) => ({
    idNovedad: row.at('idNovedad').integer(),
    asunto: row.at('asunto').text(),
    descripcion: row.at('descripcion').text(''),
    estado: row.at('estado').oneOf(novedadLifecycle.states, novedadLifecycle.initial),
    referenciaURL: row.at('referenciaURL').link(),
    fecha: row.at('fecha').date(),
    fechaActualizacion: row.at('fechaActualizacion').date(null),
    ...version(row),
  }));
}

export function novedadCreated(wire: Wire): NovedadCreated {
  const idNovedad = optional(wire, 'idNovedad', (field) => field.integer());
  return { ...confirmation(wire), idNovedad };
}

export function novedadSent(wire: Wire): NovedadSent {
  return { enviados: wire.at('enviados').integer(), total: wire.at('total').integer() };
}
