import { fromCents, fromUnits } from '@filigrana/sdk/domain';
import type { ShopFacts } from '../../config/shop-facts.ts';
import type { Database } from '../../db/database.ts';
import type { OrderRef } from '../../db/review-tables.ts';
import type { Media } from '../../media/index.ts';
import type { Clock } from '../../ports/clock.ts';
import { findAccount } from '../accounts/accounts.repository.ts';
import { findAddresses } from '../addresses/addresses.repository.ts';
import { showCart } from '../cart/cart.service.ts';
import { viewColones } from '../exchange/read-exchange.ts';
import { findFavorites, findSavedLines } from '../favorites/favorites.repository.ts';
import { findOrderLines, findOrders, type OrderRow } from '../orders/orders.repository.ts';
import { findRingSizes } from '../ring-sizes/ring-sizes.repository.ts';
import {
  findSpecialOrders,
  type SpecialOrderRow,
} from '../special-orders/special-orders.repository.ts';
import { findEarlierReceipts, findPayments } from '../payments/payments.repository.ts';
import { findEvents } from '../timeline/timeline.repository.ts';
import { dataTexts } from './data-texts.ts';
import { findMembership, findOwnActivity } from './personal-data.repository.ts';

export interface CollectDeps {
  db: Database;
  clock: Clock;
  media: Media;
  shop: Pick<ShopFacts, 'nombre' | 'correo'>;
}

/** Everything that the shop knows of a customer, in the wire's words. Amounts are US dollars. */
export type PersonalData = Awaited<ReturnType<typeof collectData>>['data'];

/** A private file of the customer, and its name in the zip without an ending. */
export interface OwnFile {
  idArchivo: string;
  name: string;
}

/** The name of a piece, or its number while visitors cannot see it: any number may have been kept. */
const shownName = (piece: { idProducto: number; nombreProducto: string; estado: number }) =>
  piece.estado === 1 ? piece.nombreProducto : dataTexts.unlisted(piece.idProducto);

/**
 * Reads everything that the shop knows of a customer: what she typed, what she ordered and what
 * happened to it. The staff's notes are theirs and stay out, and so does who of them did what.
 */
export async function collectData({ db, clock, media, shop }: CollectDeps, idUsuario: number) {
  const { rol: _, suscrito, ...account } = await findAccount(db, idUsuario);
  const orders = await findOrders(db, { 'pedidos.idUsuario': idUsuario });
  const specialOrders = await findSpecialOrders(db, { 'pedidos_especiales.idUsuario': idUsuario });
  const { productos, ...cart } = await showCart({ db, clock, media }, { idUsuario });
  const data = {
    tienda: { nombre: shop.nombre, correo: shop.correo },
    generado: clock.now().toISOString(),
    cuenta: {
      ...account,
      suscrito: suscrito === 1,
      ...(await findMembership(db, idUsuario)),
    },
    direcciones: (await findAddresses(db, idUsuario)).map(
      ({ idDireccion: _, preferida, ...address }) => ({ ...address, preferida: preferida === 1 }),
    ),
    tallas: await findRingSizes(db, idUsuario),
    pedidos: await Promise.all(orders.map((order) => viewOrder(db, order))),
    pedidosEspeciales: await Promise.all(specialOrders.map((order) => viewSpecial(db, order))),
    carrito: {
      montoTotal: productos.length === 0 ? 0 : cart.montoTotal,
      productos: productos.map(({ productoNombre, tallaNombre, cantidad, subtotalProducto }) => ({
        productoNombre: productoNombre ?? '',
        tallaNombre: tallaNombre ?? '',
        cantidad,
        subtotalProducto,
      })),
    },
    favoritos: (await findFavorites(db, idUsuario)).map(({ fecha, ...piece }) => ({
      nombreProducto: shownName(piece),
      fecha,
    })),
    guardadas: (await findSavedLines(db, idUsuario)).map(({ tamanio, cantidad, ...piece }) => ({
      nombreProducto: shownName(piece),
      tamanio,
      cantidad,
    })),
    actividad: await findOwnActivity(db, idUsuario),
  };
  const receipts = orders.map((order) => fileOf(order.idComprobante, receiptName(order)));
  const earlier = await Promise.all(
    orders.map(async (order) =>
      (await findEarlierReceipts(db, order.idPedido)).flatMap(({ idArchivo }, index) =>
        fileOf(idArchivo, `${receiptName(order)}-${index + 1}`),
      ),
    ),
  );
  const references = specialOrders.map((order) => fileOf(order.idReferencia, referenceName(order)));
  return { data, files: [...receipts, ...earlier, ...references].flat() };
}

const receiptName = ({ idPedido }: OrderRow) => `comprobante-pedido-${idPedido}`;
const referenceName = ({ idPedidoEspecial }: SpecialOrderRow) =>
  `referencia-pedido-especial-${idPedidoEspecial}`;

function fileOf(idArchivo: string | null, name: string): OwnFile[] {
  return idArchivo === null ? [] : [{ idArchivo, name }];
}

async function viewOrder(db: Database, order: OrderRow) {
  const { idPedido } = order;
  const lines = await findOrderLines(db, { 'pedidos.idPedido': idPedido });
  return {
    idPedido,
    fechaPedido: order.fechaPedido,
    estadoPedido: order.estadoPedido,
    estadoPago: order.estadoPago,
    productos: lines.map(({ productoNombre, tallaNombre, cantidad, subtotalCents, devuelta }) => ({
      productoNombre,
      tallaNombre,
      cantidad,
      subtotalProducto: fromCents(subtotalCents),
      ...(devuelta === 1 && { devuelta: true }),
    })),
    subtotal: fromCents(order.subtotalCents),
    montoEnvio: fromCents(order.envioCents),
    montoTotal: fromCents(order.totalCents),
    ...viewColones(order),
    provincia: order.provincia,
    canton: order.canton,
    distrito: order.distrito,
    direccionExacta: order.direccionExacta,
    retiro: order.retiro,
    metodoPago: order.metodoPago,
    referencia: order.referencia,
    guia: order.guia,
    comprobante: order.idComprobante === null ? null : receiptName(order),
    comprobanteEliminado: order.comprobanteEliminado,
    pagos: (await findPayments(db, idPedido)).map(({ metodo, moneda, monto, dia, referencia }) => ({
      ...{ metodo, moneda, dia, referencia },
      monto: fromUnits(monto, moneda),
    })),
    historial: await readHistory(db, { idPedido }),
  };
}

async function viewSpecial(db: Database, order: SpecialOrderRow) {
  const { idPedidoEspecial } = order;
  return {
    idPedidoEspecial,
    fechaSolicitud: order.fechaSolicitud,
    estado: order.estado,
    nombrePieza: order.pieza,
    talla: order.talla,
    nombrePiedra: order.tipoPiedra,
    nombreMaterial: order.tipoMaterial,
    descripcion: order.descripcion,
    referencia: order.idReferencia === null ? null : referenceName(order),
    referenciaEliminada: order.referenciaEliminada,
    historial: await readHistory(db, { idPedidoEspecial }),
  };
}

async function readHistory(db: Database, subject: OrderRef) {
  const events = await findEvents(db, subject);
  return events
    .filter(({ tipo }) => tipo !== 'nota')
    .map(({ fecha, tipo, texto }) => ({ fecha, tipo, texto }));
}
