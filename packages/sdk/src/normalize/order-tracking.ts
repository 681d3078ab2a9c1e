import { ORDER_PATH } from '../domain/shipments.ts';
import type { Order, OrderDay, OrderTracking } from '../entities.ts';
import { kept, text } from './told.ts';
import type { Wire } from './wire.ts';

/** The guide; the field is absent where the server does not know of guides. */
export function guide(wire: Wire): Pick<Order, 'guia'> {
  return kept(wire, 'guia', text);
}

export function orderTracking(wire: Wire): OrderTracking {
  return {
    seguimiento: wire.at('seguimiento').link(),
    recorrido: wire.at('recorrido').list().flatMap(orderDay),
  };
}

/** A step that is newer than this client is passed over. */
function orderDay(wire: Wire): OrderDay[] {
  const told = wire.at('paso').text();
  const paso = ORDER_PATH.find((known) => known === told);
  return paso ? [{ paso, fecha: wire.at('fecha').date() }] : [];
}
