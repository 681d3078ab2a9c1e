import {
  assertFewPending,
  assertShownTotal,
  chosenPlace,
  emptyCartRefused,
} from '@filigrana/sdk/answers';
import {
  cartTotals,
  INITIAL_PAYMENT_STATUS,
  lineSubtotal,
  orderLifecycle,
  pickupWords,
  quantityProblem,
} from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { findCart } from '../cart/carts.ts';
import { frozenColones } from '../exchange/rates.ts';
import { holdOf } from '../holds/holds.ts';
import { assertThereIs, wantedPiece } from './wanted-piece.ts';
import { recordEvent } from '../timeline/timeline.ts';
import { NOTHING_SENT } from '../shipments/view-tracking.ts';
import { storeReceipt, type MockUpload } from '../world/files.ts';
import type { OrderRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

type Delivery = components['schemas']['OrderShipping'];

interface Purchase {
  idUsuario: number;
  delivery: Delivery;
  /** The place where it is picked up; null: it is sent. */
  idLugar: number | null;
  receipt: MockUpload;
  /** Number on the receipt, cleaned; null when nothing was typed. */
  referencia: string | null;
  /** The total that the buyer was shown, US dollars; null when the client does not say. */
  shownTotal: number | null;
  /** Colones for a dollar that the buyer was shown; null when the client does not say. */
  shownRate: number | null;
  /** What is gone by now is ordered without its piece. */
  isPaid: boolean;
}

/**
 * Turns the account's cart into an order: takes the stock of every line, copies what is bought at
 * today's prices, puts an empty cart in the place of the old one.
 *
 * @throws HttpProblem 400 for an empty cart, and for a place where nothing can be picked up; 409 STOCK_EXCEEDED for the first piece that there is
 * not enough of, or that is no longer sold, TOTAL_CHANGED when it costs another total than was
 * shown and is not paid yet, and PENDING_LIMIT when the account has too many orders in review and neither holds the cart nor has paid; 413 or 415 for the receipt. Nothing has changed then.
 */
export function buyCart(
  world: World,
  { idUsuario, delivery, idLugar, receipt, referencia, shownTotal, shownRate, isPaid }: Purchase,
): OrderRow {
  const cart = findCart(world, { idUsuario });
  if (!cart || cart.lines.length === 0) throw emptyCartRefused();
  // Whoever holds the cart was let through before paying, and must not be refused with the money gone.
  if (!isPaid && !holdOf(world, cart.owner)) assertFewPending(countPending(world, idUsuario));
  const wanted = cart.lines
    .toSorted((a, b) => a.idProducto_talla - b.idProducto_talla)
    .map((line) => wantedPiece(world, line, cart.owner));
  const gone = wanted.filter(({ cantidad, free }) => quantityProblem(cantidad, free) !== null);
  if (!isPaid) for (const piece of gone) assertThereIs(piece);
  const isGone = (id: number) => gone.some(({ piece }) => piece.idProducto_talla === id);
  const bought = cart.lines.map((line) => wantedPiece(world, line, cart.owner));
  const { fee, ...picked } = wayOfDelivery(world, idLugar);
  const { montoTotal } = cartTotals(bought, fee);
  // A cart counts no piece that was withdrawn; whoever has paid for it has seen another total.
  if (!isPaid) assertShownTotal(shownTotal, montoTotal);
  // Looked at when nothing else is in the way.
  const comprobante = storeReceipt(world, receipt);

  for (const { piece, cantidad } of wanted)
    if (!isGone(piece.idProducto_talla)) piece.stock -= cantidad;
  const hold = holdOf(world, cart.owner);
  if (hold) hold.fin = 'usado';
  const order: OrderRow = {
    idPedido: world.nextId('order'),
    idUsuario,
    idCarrito: cart.idCarrito,
    fechaPedido: world.now().toISOString(),
    estadoPedido: orderLifecycle.initial,
    estadoPago: INITIAL_PAYMENT_STATUS,
    montoTotal,
    ...frozenColones(world, montoTotal, shownRate),
    ...delivery,
    ...picked,
    comprobante,
    referencia,
    versionReferencia: 1,
    ...NOTHING_SENT,
    lines: bought.map(({ piece, product, cantidad, precioUnitario, tallaNombre }) => ({
      idProducto: product.idProducto,
      idProducto_talla: piece.idProducto_talla,
      productoNombre: product.nombreProducto,
      tallaNombre,
      cantidad,
      subtotalProducto: lineSubtotal(precioUnitario, cantidad),
      image_url: product.image_url,
      ...(isGone(piece.idProducto_talla) && { sinPieza: true as const }),
    })),
  };
  world.orders.push(order);
  const subject = { idPedido: order.idPedido };
  recordEvent(world, subject, { idUsuario, tipo: 'creado' });
  if (referencia !== null)
    recordEvent(world, subject, { idUsuario, tipo: 'referencia', texto: referencia });
  // The next cart goes on counting versions, so that nobody takes it for an older answer.
  Object.assign(cart, {
    idCarrito: world.nextId('cart'),
    version: cart.version + 1,
    lines: [],
  });
  return order;
}

/** How many orders of an account wait for their review. */
export function countPending({ orders }: World, idUsuario: number): number {
  return orders.filter(
    (order) => order.idUsuario === idUsuario && order.estadoPedido === orderLifecycle.initial,
  ).length;
}

/** What it costs to get the order to its buyer, and, where it is picked up, the words and the address of the place. */
function wayOfDelivery({ pickup, shippingFee }: World, idLugar: number | null) {
  if (idLugar === null) return { fee: shippingFee.monto };
  const place = chosenPlace(pickup.lugares, idLugar);
  const { monto: fee, provincia, canton, distrito, direccionExacta } = place;
  return { fee, provincia, canton, distrito, direccionExacta, retiro: pickupWords(place) };
}
