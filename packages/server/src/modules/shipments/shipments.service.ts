import { HttpProblem } from '@filigrana/sdk/answers';
import { cleanGuide, mayNote } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { changesBetween, recordActivity } from '../../activity/activity.ts';
import type { Database, Trx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { queueLetter } from '../../outbox/outbox.repository.ts';
import { viewOrder } from '../orders/order-view.ts';
import { findOrderLines, findOrders } from '../orders/orders.repository.ts';
import { readOrderRefunds } from '../payments/refunds.service.ts';
import { readTracking, trackingInForce } from './read-tracking.ts';
import {
  findSendable,
  lockOrder,
  saveShipment,
  saveTracking,
  type ShipmentColumns,
} from './shipments.repository.ts';

type Wire = components['schemas'];
type ShipmentsDeps = Pick<Deps, 'db' | 'clock' | 'media'>;

/** Packing slips of what is to be sent, or of certain orders; the longest waiting first. */
export async function listShipments(
  { db, media }: Pick<ShipmentsDeps, 'db' | 'media'>,
  asked: readonly number[] | undefined,
): Promise<Wire['Shipment'][]> {
  const ids = asked ?? (await findSendable(db));
  if (ids.length === 0) return [];
  const filter = { 'pedidos.idPedido': ids };
  const orders = (await findOrders(db, filter)).reverse();
  const lines = await findOrderLines(db, filter);
  const trackingOf = await readTracking(db, orders);
  return orders.map((order) => ({
    ...viewOrder(
      order,
      lines.filter(({ idPedido }) => idPedido === order.idPedido),
      media,
    ),
    provincia: order.provincia,
    canton: order.canton,
    distrito: order.distrito,
    direccionExacta: order.direccionExacta,
    metodoPago: order.metodoPago,
    telefono: order.telefono,
    ...trackingOf(order),
  }));
}

/**
 * Notes how the sending of an order goes; what `form` does not name stays.
 *
 * @throws HttpProblem 404 without such an order; 409 INVALID_STATE where its state does not allow it.
 */
export async function setShipment(
  deps: ShipmentsDeps,
  idPedido: number,
  { form, idUsuario }: { form: Wire['ShipmentForm']; idUsuario: number },
): Promise<Wire['Shipment']> {
  const fecha = deps.clock.now().toISOString();
  await withTransaction(deps.db, async (trx) => {
    const before = await lockedOrder(trx, idPedido);
    const allowed = mayNote(before.estadoPedido);
    for (const field of ['guia', 'preparacion', 'entregado'] as const)
      if (form[field] !== undefined && !allowed[field]) throw new HttpProblem('INVALID_STATE');
    const after = noted(before, form, fecha);
    const cambios = changesBetween(flags(before), flags(after), [
      'guia',
      'preparacion',
      'entregado',
    ]);
    if (Object.keys(cambios).length === 0) return;
    await saveShipment(trx, idPedido, after);
    const objeto = `pedido ${idPedido}`;
    await recordActivity(trx, { fecha, idUsuario, accion: 'pedido.envio', objeto, cambios });
    // Whoever waits for a parcel follows it by the guide that counts.
    if (cambios['guia'] && after.guia !== null && before.estadoPedido === 'enviado')
      await queueLetter(trx, { idPedido }, { tipo: 'enviar', fecha });
  });
  const [shipment] = await listShipments(deps, [idPedido]);
  if (!shipment) throw new HttpProblem('NOT_FOUND');
  return shipment;
}

async function lockedOrder(trx: Trx, idPedido: number) {
  await lockOrder(trx, idPedido);
  const [order] = await findOrders(trx, { 'pedidos.idPedido': idPedido });
  if (!order) throw new HttpProblem('NOT_FOUND');
  return order;
}

function noted(
  before: ShipmentColumns,
  { guia, preparacion, entregado }: Wire['ShipmentForm'],
  now: string,
): ShipmentColumns {
  const marked = (isSet: boolean | undefined, since: string | null) =>
    isSet === undefined ? since : isSet ? (since ?? now) : null;
  return {
    guia: guia === undefined ? before.guia : guia && cleanGuide(guia),
    preparacion: marked(preparacion, before.preparacion),
    entregado: marked(entregado, before.entregado),
  };
}

/** What the record tells: the guide, and whether each mark is set. */
const flags = ({ guia, preparacion, entregado }: ShipmentColumns) => ({
  guia,
  preparacion: preparacion === null ? 0 : 1,
  entregado: entregado === null ? 0 : 1,
});

/**
 * What whoever has the link of a letter may see.
 *
 * @throws HttpProblem 404 for a token that the shop did not sign.
 */
export async function followOrder(
  { db, media, followTokens }: Pick<Deps, 'db' | 'media' | 'followTokens'>,
  token: string,
): Promise<Wire['FollowedOrder']> {
  const idPedido = followTokens.read(token);
  const [shipment] = idPedido === null ? [] : await listShipments({ db, media }, [idPedido]);
  if (!shipment) throw new HttpProblem('NOT_FOUND');
  const { fechaPedido, estadoPedido, montoTotal, montoColones, productos } = shipment;
  const { rechazo, retiro, guia, seguimiento, recorrido } = shipment;
  const order = { idPedido: shipment.idPedido, fechaPedido, estadoPedido, montoTotal, productos };
  return {
    ...order,
    ...(montoColones !== undefined && { montoColones }),
    ...(rechazo && { rechazo }),
    ...(await readOrderRefunds(db, shipment.idPedido)),
    ...(retiro !== undefined && { retiro }),
    guia,
    seguimiento,
    recorrido,
  };
}

/** Sets where guides are followed from now on. @throws HttpProblem 409 VERSION_CONFLICT. */
export async function setTracking(
  { db, clock }: { db: Database } & Pick<Deps, 'clock'>,
  { plantilla, version }: Wire['TrackingForm'],
  idUsuario: number,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const before = await trackingInForce(trx);
    if (!(await saveTracking(trx, plantilla, version)))
      throw new HttpProblem('VERSION_CONFLICT', { actual: await trackingInForce(trx) });
    await recordActivity(trx, {
      fecha: clock.now().toISOString(),
      idUsuario,
      accion: 'ajustes.seguimiento',
      cambios: changesBetween(before, { plantilla }, ['plantilla']),
    });
  });
}
