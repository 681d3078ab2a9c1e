import { orderDays, trackingLink } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { OrderRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

type Tracked = Pick<components['schemas']['Shipment'], 'guia' | 'seguimiento' | 'recorrido'>;

/** What an order begins with. */
export const NOTHING_SENT = { guia: null, preparacion: null, entregado: null } as const;

/** How the sending of an order goes. */
export function viewTracking({ events, tracking }: World, order: OrderRow): Tracked {
  const { idPedido, guia } = order;
  const history = events.filter(
    ({ subject, tipo }) =>
      'idPedido' in subject && subject.idPedido === idPedido && tipo === 'estado',
  );
  return {
    guia,
    seguimiento: guia && trackingLink(tracking.plantilla, guia),
    recorrido: orderDays(order, history),
  };
}
