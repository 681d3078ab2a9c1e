import { holdsTexts, HttpProblem, invalidFields, notEnough } from '@filigrana/sdk/answers';
import {
  canReturnPiece,
  chargedPrice,
  formatPayment,
  fromCents,
  isUndecided,
  lineSubtotal,
  orderLifecycle,
  pieceName,
  quantityProblem,
  remadeFields,
  specialOrderLifecycle,
  toCents,
  toColones,
} from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { accountOf } from '../accounts/find-account.ts';
import { recordActivity } from '../activity/activity.ts';
import { findPiece } from '../cart/carts.ts';
import { sizeOf } from '../catalog/product-view.ts';
import { findOrder } from '../orders/find-order.ts';
import { owePiece } from '../payments/refunds.ts';
import { recordEvent } from '../timeline/timeline.ts';
import type { OrderLineRow, OrderRow } from '../world/rows.ts';
import { followTokenOf } from '../world/tokens.ts';
import type { World } from '../world/world.ts';
import { forSale } from './holds.ts';

/**
 * Decides on a piece that was paid and gone by then: another one takes its place, it is made anew, or its money is returned.
 *
 * @throws HttpProblem 400, 404 or 409; nothing has changed then.
 */
export function decideMissing(
  world: World,
  { idPedido, idUsuario }: { idPedido: number; idUsuario: number },
  form: components['schemas']['MissingPieceForm'],
): OrderRow {
  const { idProducto_talla, decision, idProducto_tallaNueva: other } = form;
  if ((decision === 'otraPieza') !== (other !== undefined))
    throw invalidFields({
      idProducto_tallaNueva: other === undefined ? holdsTexts.otherMissing : holdsTexts.noOther,
    });
  const order = findOrder(world, { idPedido });
  const line = order.lines.find(
    (one) => one.idProducto_talla === idProducto_talla && isUndecided(one),
  );
  if (!line || order.estadoPedido !== orderLifecycle.initial)
    throw new HttpProblem('INVALID_STATE');
  const texto =
    decision === 'devolucion'
      ? returnMoney(world, order, line)
      : other === undefined
        ? remake(world, order, line, idUsuario)
        : replace(world, order, line, other);
  recordEvent(world, { idPedido }, { idUsuario, tipo: 'pieza', texto });
  recordActivity(world, { idUsuario, accion: 'pedido.sinPieza', objeto: `pedido ${idPedido}` });
  const { correo: to } = accountOf(world, order.idUsuario);
  const followToken = followTokenOf(world, idPedido);
  world.mail.push({ kind: 'missing-decided', to, idPedido, followToken });
  return order;
}

/** @returns what the history of the order says. */
function returnMoney(world: World, order: OrderRow, line: OrderLineRow): string {
  if (!canReturnPiece(order.lines))
    throw new HttpProblem('INVALID_STATE', { error: holdsTexts.onlyPiece });
  const sum = owePiece(world, order, line);
  line.devuelta = true;
  moveTotal(order, -toCents(line.subtotalProducto));
  return holdsTexts.returned(pieceName(line), formatPayment(sum));
}

/** Counts an order anew, the colones at its own rate. */
function moveTotal(order: OrderRow, difference: number): void {
  order.montoTotal = fromCents(toCents(order.montoTotal) + difference);
  if (order.tasa !== undefined) order.montoColones = toColones(order.montoTotal, order.tasa);
}

/** @returns what the history of the order says. */
function replace(
  world: World,
  order: OrderRow,
  line: OrderLineRow,
  idProductoTalla: number,
): string {
  const found = findPiece(world, idProductoTalla);
  if (!found) throw new HttpProblem('NOT_FOUND');
  const { piece, product } = found;
  const { cantidad } = line;
  const now = { productoNombre: product.nombreProducto, tallaNombre: sizeOf(world, piece) };
  const { free: stock, isReserved } = forSale(world, found);
  if (quantityProblem(cantidad, stock) !== null)
    throw notEnough(now, { estado: product.estado, stock, isReserved });
  piece.stock -= cantidad;
  const missing = pieceName(line);
  const subtotalProducto = lineSubtotal(chargedPrice(product), cantidad);
  const difference = toCents(subtotalProducto) - toCents(line.subtotalProducto);
  moveTotal(order, difference);
  const { idProducto, image_url } = product;
  Object.assign(line, { ...now, idProducto, image_url, subtotalProducto, enVezDe: missing });
  line.idProducto_talla = idProductoTalla;
  delete line.sinPieza;
  return holdsTexts.replaced(missing, pieceName(now));
}

/** @returns what the history of the order says. */
function remake(world: World, order: OrderRow, line: OrderLineRow, idUsuario: number): string {
  const product = world.products.find(({ idProducto }) => idProducto === line.idProducto);
  if (!product) throw new HttpProblem('NOT_FOUND');
  const { categories, materials, stones } = world.lookups;
  const words = {
    categoria: categories.find((one) => one.idCategoria === product.idCategoria)?.nombre ?? '',
    material: materials.find((one) => one.idMaterial === product.idMaterial)?.nombre ?? '',
    piedra: stones.find((one) => one.idPiedra === product.idPiedra)?.nombre ?? null,
  };
  const idPedidoEspecial = world.nextId('special order');
  world.specialOrders.push({
    idPedidoEspecial,
    idUsuario: order.idUsuario,
    fechaSolicitud: world.now().toISOString(),
    ...remadeFields({ ...line, ...words }, order.idPedido),
    estado: specialOrderLifecycle.table.steps.aceptar.to,
    referencia: null,
    version: 1,
  });
  line.idPedidoEspecial = idPedidoEspecial;
  const texto = holdsTexts.deposit(order.idPedido, line.subtotalProducto);
  recordEvent(world, { idPedidoEspecial }, { idUsuario, tipo: 'pieza', texto });
  return holdsTexts.remade(pieceName(line), idPedidoEspecial);
}
