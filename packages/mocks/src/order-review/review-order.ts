import { fullName, reviewReference } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { accountOf } from '../accounts/find-account.ts';
import { viewReceipt } from '../orders/order-view.ts';
import { fingerprint } from '../world/hash.ts';
import type { OrderRow } from '../world/rows.ts';
import type { Versioned } from '../world/rows.ts';
import { withVersion } from '../world/versions.ts';
import type { World } from '../world/world.ts';

type Schemas = components['schemas'];

/** What helps to judge the payment of an order. */
export function reviewOrder(world: World, order: OrderRow): Schemas['OrderReview'] {
  const { idPedido } = order;
  const review: Schemas['OrderReview'] & Versioned = {
    idPedido,
    ...viewReceipt(world, order),
    estadoComprobante: 'listo',
    tipoComprobante: kindOf(world, order),
    comprobantesParecidos: sameReceipts(world, order),
    referencia: readReference(world, order),
    version: order.versionReferencia,
  };
  return withVersion(world, review);
}

function kindOf({ files }: World, { comprobante }: OrderRow): 'imagen' | 'pdf' | null {
  if (comprobante === null) return null;
  return files.get(comprobante)?.type === 'application/pdf' ? 'pdf' : 'imagen';
}

/** Other orders whose receipt has the same bytes, newest first. Pictures are not looked at. */
function sameReceipts(world: World, order: OrderRow): Schemas['SimilarReceipt'][] {
  const own = printOf(world, order);
  if (own === null) return [];
  return world.orders
    .filter((other) => other !== order && printOf(world, other) === own)
    .sort((a, b) => b.idPedido - a.idPedido)
    .map(({ idPedido, idUsuario, fechaPedido, estadoPedido, montoTotal }) => ({
      idPedido,
      coincidencia: 'identico',
      fechaPedido,
      estadoPedido,
      montoTotal,
      clienteNombre: fullName(accountOf(world, idUsuario)),
    }));
}

/** Null when the receipt was deleted. */
function printOf({ files }: World, { comprobante }: OrderRow): string | null {
  if (comprobante === null) return null;
  const file = files.get(comprobante);
  if (!file) throw new Error(`The receipt ${comprobante} is gone`);
  return fingerprint(file.bytes);
}

function readReference(world: World, order: OrderRow): Schemas['PaymentReference'] | null {
  const { idPedido, referencia, metodoPago, fechaPedido } = order;
  if (referencia === null) return null;
  const repetidaEn = world.orders
    .filter((other) => other.referencia === referencia && other.estadoPedido !== 'cancelado')
    .map((other) => other.idPedido)
    .filter((id) => id !== idPedido)
    .sort((a, b) => a - b);
  const now = world.now().getTime();
  return reviewReference(referencia, { metodoPago, fechaPedido, now, repetidaEn });
}
