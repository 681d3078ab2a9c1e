import { specialOrderLifecycle } from '../domain/special-orders.ts';
import type { SpecialOrder } from '../entities.ts';
import type { SpecialOrderReceived, SpecialOrderStatusChanged } from '../results.ts';
import { confirmation, optional } from './confirmation.ts';
import { deleted } from './deleted.ts';
import { version } from './version.ts';
import type { Wire } from './wire.ts';

const STATUSES = specialOrderLifecycle.states;

export function specialOrder(wire: Wire): SpecialOrder {
  return {
    idPedidoEspecial: wire.at('idPedidoEspecial').integer(),
    fechaSolicitud: wire.at('fechaSolicitud').date(),
    nombreUsuario: wire.at('nombreUsuario').text(''),
    nombrePieza: wire.at('nombrePieza', 'pieza').text(),
    talla: wire.at('talla').text(null) || null,
    nombrePiedra: wire.at('nombrePiedra', 'tipoPiedra').text(),
    nombreMaterial: wire.at('nombreMaterial', 'tipoMaterial').text(),
    descripcion: wire.at('descripcion').text(''),
    estado: wire.at('estado').oneOf(STATUSES, null),
    referenciaURL: wire.at('referenciaURL').link(),
    ...deleted(wire, 'referenciaEliminada'),
    correo: wire.at('correo').text(''),
    telefono: wire.at('telefono').text(''),
    ...version(wire),
    ...(!wire.at('anticipo').missing && {
      anticipo: wire.at('anticipo').amount(),
      idPedido: wire.at('idPedido').integer(),
    }),
  };
}

export function specialOrders(wire: Wire): SpecialOrder[] {
  return wire.list().map(specialOrder);
}

export function specialOrderReceived(wire: Wire): SpecialOrderReceived {
  const idPedidoEspecial = optional(wire, 'idPedidoEspecial', (field) => field.integer());
  return { ...confirmation(wire), idPedidoEspecial };
}

export function specialOrderStatusChanged(wire: Wire): SpecialOrderStatusChanged {
  const estado = optional(wire, 'estado', (field) => field.oneOf(STATUSES));
  return { ...confirmation(wire), estado };
}
