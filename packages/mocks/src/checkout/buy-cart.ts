import {
  assertFewPending,
  assertShownTotal,
  checkoutTexts,
  HttpProblem,
} from '@filigrana/sdk/answers';
import {
  cartTotals,
  chargedPrice,
  INITIAL_PAYMENT_STATUS,
  isInactive,
  lineSubtotal,
  orderLifecycle,
  pieceName,
  quantityProblem,
} from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { buyable, findCart, findPiece } from '../cart/carts.ts';
import { sizeOf } from '../catalog/product-view.ts';
import { recordEvent } from '../timeline/timeline.ts';
import { storeReceipt, type MockUpload } from '../world/files.ts';
import type { CartLineRow, OrderRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

type Delivery = components['schemas']['OrderShipping'];

interface Purchase {
  idUsuario: number;
  delivery: Delivery;
  receipt: MockUpload;
  /** Number on the receipt, cleaned; null when nothing was typed. */
  referencia: string | null;
  /** The total that the buyer was shown, US dollars; null when the client does not say. */
  shownTotal: number | null;
}

/**
 * Turns the account's cart into an order: takes the stock of every line, copies what is bought at
 * today's prices, puts an empty cart in the place of the old one.
 *
 * @throws HttpProblem 400 for an empty cart; 409 STOCK_EXCEEDED for the first piece that there is
 * not enough of, or that is no longer sold, TOTAL_CHANGED when it costs another total than was
 * shown, and PENDING_LIMIT when the account has too many orders in review; 413 or 415 for the receipt. Nothing has changed then.
 */
export function buyCart(
  world: World,
  { idUsuario, delivery, receipt, referencia, shownTotal }: Purchase,
): OrderRow {
  const cart = findCart(world, { idUsuario });
  if (!cart || cart.lines.length === 0)
    throw new HttpProblem('VALIDATION', { error: checkoutTexts.emptyCart });
  assertFewPending(countPending(world, idUsuario));
  const wanted = cart.lines
    .toSorted((a, b) => a.idProducto_talla - b.idProducto_talla)
    .map((line) => wantedPiece(world, line));
  for (const piece of wanted) assertThereIs(piece);
  const bought = cart.lines.map((line) => wantedPiece(world, line));
  const { montoTotal } = cartTotals(bought, world.shippingFee.monto);
  assertShownTotal(shownTotal, montoTotal);
  // Looked at when nothing else is in the way.
  const comprobante = storeReceipt(world, receipt);

  for (const { piece, cantidad } of wanted) piece.stock -= cantidad;
  const order: OrderRow = {
    idPedido: world.nextId('order'),
    idUsuario,
    idCarrito: cart.idCarrito,
    fechaPedido: world.now().toISOString(),
    estadoPedido: orderLifecycle.initial,
    estadoPago: INITIAL_PAYMENT_STATUS,
    montoTotal,
    ...delivery,
    comprobante,
    referencia,
    versionReferencia: 1,
    lines: bought.map(({ piece, product, cantidad, precioUnitario, tallaNombre }) => ({
      idProducto: product.idProducto,
      idProducto_talla: piece.idProducto_talla,
      productoNombre: product.nombreProducto,
      tallaNombre,
      cantidad,
      subtotalProducto: lineSubtotal(precioUnitario, cantidad),
      image_url: product.image_url,
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

function countPending({ orders }: World, idUsuario: number): number {
  return orders.filter(
    (order) => order.idUsuario === idUsuario && order.estadoPedido === orderLifecycle.initial,
  ).length;
}

function wantedPiece(world: World, { idProducto_talla, cantidad }: CartLineRow) {
  const found = findPiece(world, idProducto_talla);
  if (!found) throw new Error(`A cart holds ${idProducto_talla}, which is gone`);
  const precioUnitario = chargedPrice(found.product);
  return { ...found, cantidad, precioUnitario, tallaNombre: sizeOf(world, found.piece) };
}

function assertThereIs(wanted: ReturnType<typeof wantedPiece>): void {
  const { product, cantidad, tallaNombre } = wanted;
  const stock = buyable(wanted);
  if (quantityProblem(cantidad, stock) === null) return;
  const name = pieceName({ productoNombre: product.nombreProducto, tallaNombre });
  const error = isInactive(product) ? checkoutTexts.notSold(name) : checkoutTexts.tooFew(name);
  throw new HttpProblem('STOCK_EXCEEDED', { error, stock });
}
