import {
  assertFewPending,
  assertShownTotal,
  chosenPlace,
  emptyCartRefused,
} from '@filigrana/sdk/answers';
import {
  buyableStock,
  cartTotals,
  INITIAL_PAYMENT_STATUS,
  lineSubtotal,
  orderLifecycle,
  pickupWords,
  quantityProblem,
  toCents,
} from '@filigrana/sdk/domain';
import type { Database, Trx } from '../../db/database.ts';
import type { StoredFile } from '../../media/index.ts';
import { deleteLines, findLines, findPiece, type LineRow } from '../cart/cart-lines.repository.ts';
import { priceOfLine } from '../cart/cart-view.ts';
import { closeCart, findCart, type OpenCart } from '../cart/carts.repository.ts';
import { frozenColones } from '../exchange/read-exchange.ts';
import { pickupPlaces } from '../shipping/pickup.service.ts';
import { shippingFee } from '../shipping/shipping.service.ts';
import { queueLetter } from '../../outbox/outbox.repository.ts';
import { insertEvent } from '../timeline/timeline.repository.ts';
import { lockPieces } from '../holds/holds.repository.ts';
import { hasHold, useHold } from '../holds/holds.service.ts';
import { refusal } from './refusal.ts';
import { countPending, insertOrder, takeStock } from './checkout.repository.ts';

/** Where an order goes and how it was paid. */
export interface Delivery {
  provincia: string;
  canton: string;
  distrito: string;
  direccionExacta: string;
  metodoPago: 'sinpe' | 'transferencia';
}

export interface Purchase {
  idUsuario: number;
  delivery: Delivery;
  /** The place where it is picked up; null: it is sent. */
  idLugar: number | null;
  receipt: StoredFile;
  /** Number on the receipt, cleaned; null when nothing was typed. */
  referencia: string | null;
  /** The total that the buyer was shown, US dollars; null when the client does not say. */
  shownTotal: number | null;
  /** Colones for a dollar that the buyer was shown; null when the client does not say. */
  shownRate: number | null;
  /** What is gone by now is ordered without its piece. */
  isPaid: boolean;
  /** Orders of one account that may wait for their review at once. */
  pendingMax: number;
  /** ISO 8601. */
  now: string;
}

/**
 * Looks whether the account's cart can be bought now, taking nothing: before work that costs something
 * is done for a purchase. `buyCart` decides.
 *
 * @throws HttpProblem as `buyCart` does.
 */
export async function assertCanBuy(
  db: Database,
  {
    idUsuario,
    idLugar,
    shownTotal,
    isPaid,
    pendingMax,
    now,
  }: Pick<Purchase, 'idUsuario' | 'idLugar' | 'shownTotal' | 'isPaid' | 'pendingMax' | 'now'>,
): Promise<void> {
  const { idCarrito, rows } = await fullCart(db, await findCart(db, { idUsuario }), now);
  if (!isPaid) await assertMayOrder(db, { idUsuario, idCarrito, pendingMax, now });
  for (const row of inStockOrder(rows))
    if (!isPaid && quantityProblem(row.cantidad, buyableStock(row))) throw refusal(row, row);
  const { fee } = await wayOfDelivery(db, idLugar);
  if (!isPaid) assertShownTotal(shownTotal, cartTotals(priced(rows), fee).montoTotal);
}

/**
 * Turns the account's cart into an order: takes the stock of every line, copies what is bought at
 * the prices that its hold keeps, or today's, closes the cart. Its receipt must be noted in the same transaction.
 *
 * @returns the number of the order.
 * @throws HttpProblem 400 for an empty cart, and for a place where nothing can be picked up; 409 STOCK_EXCEEDED for the first piece that there is
 * not enough of, or that is no longer sold, TOTAL_CHANGED when it costs another total than was
 * shown and is not paid yet, PENDING_LIMIT when the account has too many orders in review and neither holds the cart nor has paid. The transaction must then be undone.
 */
export async function buyCart(
  trx: Trx,
  {
    idUsuario,
    delivery,
    idLugar,
    receipt,
    referencia,
    shownTotal,
    shownRate,
    isPaid,
    pendingMax,
    now,
  }: Purchase,
): Promise<number> {
  const cart = await closeCart(trx, idUsuario, now);
  const { idCarrito, rows } = await fullCart(trx, cart, now);
  if (!isPaid) await assertMayOrder(trx, { idUsuario, idCarrito, pendingMax, now });
  // What others begin to hold from now on waits for this purchase.
  await lockPieces(
    trx,
    rows.map(({ idProducto_talla }) => idProducto_talla),
  );
  const gone = new Set<number>();
  for (const row of inStockOrder(rows))
    if (await takeStock(trx, row, { now, idCarrito })) continue;
    else if (isPaid) gone.add(row.idProducto_talla);
    else throw refusal(row, await findPiece(trx, row.idProducto_talla, now, idCarrito));
  await useHold(trx, idCarrito, now);
  await deleteLines(trx, idCarrito);

  const lines = priced(rows);
  const { fee, ...picked } = await wayOfDelivery(trx, idLugar);
  const { subtotal, montoEnvio, montoTotal } = cartTotals(lines, fee);
  // A cart counts no piece that was withdrawn; whoever has paid for it has seen another total.
  if (!isPaid) assertShownTotal(shownTotal, montoTotal);
  const idPedido = await insertOrder(
    trx,
    {
      idUsuario,
      idCarrito,
      fechaPedido: now,
      estadoPedido: orderLifecycle.initial,
      estadoPago: INITIAL_PAYMENT_STATUS,
      subtotalCents: toCents(subtotal),
      envioCents: toCents(montoEnvio),
      totalCents: toCents(montoTotal),
      ...(await frozenColones(trx, montoTotal, { shownRate, now })),
      ...delivery,
      ...picked,
      idComprobante: receipt.idArchivo,
      referencia,
    },
    lines.map(({ row, cantidad, precioUnitario }) => ({
      idProducto: row.idProducto,
      idProducto_talla: row.idProducto_talla,
      productoNombre: row.nombreProducto,
      tallaNombre: row.tamanio,
      cantidad,
      precioUnitarioCents: toCents(precioUnitario),
      subtotalCents: toCents(lineSubtotal(precioUnitario, cantidad)),
      idImagen: row.idImagen,
      sinPieza: gone.has(row.idProducto_talla) ? 1 : 0,
    })),
  );
  const by = { idUsuario, fecha: now };
  await insertEvent(trx, { idPedido }, { ...by, tipo: 'creado' });
  if (referencia !== null)
    await insertEvent(trx, { idPedido }, { ...by, tipo: 'referencia', texto: referencia });
  await queueLetter(trx, { idPedido }, { tipo: 'recibido', fecha: now });
  return idPedido;
}

/** What it costs to get the order to its buyer, and, where it is picked up, the words and the address of the place. */
async function wayOfDelivery(db: Database | Trx, idLugar: number | null) {
  if (idLugar === null) return { fee: await shippingFee(db) };
  const place = chosenPlace((await pickupPlaces(db)).lugares, idLugar);
  const { monto: fee, provincia, canton, distrito, direccionExacta } = place;
  return { fee, provincia, canton, distrito, direccionExacta, retiro: pickupWords(place) };
}

/** Whoever holds the cart was let through before paying, and must not be refused with the money gone. */
async function assertMayOrder(
  db: Database | Trx,
  {
    idUsuario,
    idCarrito,
    pendingMax,
    now,
  }: Pick<Purchase, 'idUsuario' | 'pendingMax' | 'now'> & { idCarrito: number },
): Promise<void> {
  if (await hasHold(db, idCarrito, now)) return;
  assertFewPending(await countPending(db, idUsuario), pendingMax);
}

async function fullCart(db: Database | Trx, cart: OpenCart | undefined, now: string) {
  const rows = cart ? await findLines(db, cart.idCarrito, now) : [];
  if (!cart || rows.length === 0) throw emptyCartRefused();
  return { idCarrito: cart.idCarrito, rows };
}

/** Always in the same order: two purchases that share pieces must never wait for each other. */
function inStockOrder(rows: readonly LineRow[]): LineRow[] {
  return rows.toSorted((a, b) => a.idProducto_talla - b.idProducto_talla);
}

function priced(rows: readonly LineRow[]) {
  return rows.map((row) => ({
    row,
    cantidad: row.cantidad,
    precioUnitario: priceOfLine(row),
  }));
}
