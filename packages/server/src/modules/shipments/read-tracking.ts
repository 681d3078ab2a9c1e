import { DEFAULT_TRACKING, orderDays, trackingLink } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { Database, Trx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { findStateDays, findTracking, type ShipmentColumns } from './shipments.repository.ts';

type SentOrder = ShipmentColumns & Pick<Row<'pedidos'>, 'idPedido' | 'fechaPedido'>;

/** How the sending of an order goes, as the wire tells it. */
type Tracked = Pick<components['schemas']['Shipment'], 'guia' | 'seguimiento' | 'recorrido'>;

/** Where guides are followed, with its version. */
export async function trackingInForce(db: Database | Trx) {
  const stored = await findTracking(db);
  return { plantilla: stored?.texto ?? DEFAULT_TRACKING, version: stored?.version ?? 1 };
}

/** Reads what has happened to some orders. @returns what tells of each how its sending goes. */
export async function readTracking(
  db: Database | Trx,
  orders: readonly SentOrder[],
): Promise<(order: SentOrder) => Tracked> {
  const { plantilla } = await trackingInForce(db);
  const ids = orders.map(({ idPedido }) => idPedido);
  const states = ids.length > 0 ? await findStateDays(db, ids) : [];
  return ({ guia, ...order }: SentOrder) => ({
    guia,
    seguimiento: guia && trackingLink(plantilla, guia),
    recorrido: orderDays(
      order,
      states.filter(({ idPedido }) => idPedido === order.idPedido),
    ),
  });
}
