import {
  assertFewPending,
  checkoutTexts,
  HttpProblem,
  readSpecialOrder,
  specialOrdersTexts,
  mediaTexts,
  unsupportedMedia,
} from '@filigrana/sdk/answers';
import {
  fullName,
  INITIAL_PAYMENT_STATUS,
  orderLifecycle,
  orderSummary,
  pieceName,
  sniff,
  specialOrderLifecycle,
} from '@filigrana/sdk/domain';
import { openCart, pieceOf, viewCart } from './cart.ts';
import type { Handlers, Upload } from './contract.ts';
import { files, lookups, nextId, orders, secret, specialOrders } from './shop.ts';

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  pdf: 'application/pdf',
};

/** Keeps a file that is what it should be by its content. @returns an address that nobody can guess. */
function keep(bytes: Upload, error: string, also: readonly string[] = []): string {
  const kind = sniff(bytes) ?? '';
  const type = kind === 'pdf' && !also.includes(kind) ? undefined : TYPES[kind];
  if (!type) throw unsupportedMedia(error);
  const name = secret();
  files.set(name, { bytes, type });
  return `/archivos/${name}`;
}

const mine =
  (idUsuario: number) =>
  (one: { idUsuario: number }): boolean =>
    one.idUsuario === idUsuario;

export const orderHandlers: Handlers = {
  placeOrder({ user, body: { comprobante, referencia: _, montoTotal: __, ...sent } }) {
    const { idUsuario, correo, telefono } = user;
    const cart = openCart(`account ${idUsuario}`);
    const { productos, montoTotal } = viewCart(cart);
    if (productos.length === 0)
      throw new HttpProblem('VALIDATION', { error: checkoutTexts.emptyCart });
    const own = orders.filter(mine(idUsuario));
    assertFewPending(own.filter(({ estadoPedido }) => estadoPedido === 'pendiente').length);
    for (const line of productos)
      if (line.cantidad > line.stock) {
        const error = checkoutTexts.tooFew(pieceName(line));
        throw new HttpProblem('STOCK_EXCEEDED', { error, stock: line.stock });
      }
    const receipt = keep(comprobante, mediaTexts.notAReceipt, ['pdf']);
    // Nothing has been refused: from here on everything happens at once.
    for (const { idProducto_talla, cantidad } of productos)
      pieceOf(idProducto_talla).piece.stock -= cantidad;
    const order = {
      idPedido: nextId(),
      idCarrito: cart.idCarrito,
      idUsuario,
      fechaPedido: new Date().toISOString(),
      estadoPedido: orderLifecycle.initial,
      estadoPago: INITIAL_PAYMENT_STATUS,
      montoTotal,
      resumen: orderSummary(productos),
      clienteNombre: user.nombre,
      clientePrimerApellido: user.primerApellido,
      clienteSegundoApellido: user.segundoApellido ?? '',
      productos,
      ...sent,
      canton: sent.canton.trim(),
      distrito: sent.distrito.trim(),
      direccionExacta: sent.direccionExacta.trim(),
      comprobante: receipt,
      correo,
      telefono,
    };
    orders.unshift(order);
    Object.assign(cart, { idCarrito: nextId(), lines: new Map() });
    return { mensaje: checkoutTexts.received, idPedido: order.idPedido };
  },
  listMyOrders: ({ user }) => orders.filter(mine(user.idUsuario)),
  getMyOrder({ user, params }) {
    const order = orders
      .filter(mine(user.idUsuario))
      .find((one) => one.idPedido === params.idPedido);
    if (!order) throw new HttpProblem('NOT_FOUND');
    return order;
  },
  requestSpecialOrder({ user, body: { referenciaURL, ...sent } }) {
    const { pieza, talla, tipoPiedra, tipoMaterial, descripcion } = readSpecialOrder(lookups, sent);
    const picture = referenciaURL ? keep(referenciaURL, mediaTexts.notAnImage) : null;
    const idPedidoEspecial = nextId();
    specialOrders.unshift({
      idPedidoEspecial,
      idUsuario: user.idUsuario,
      fechaSolicitud: new Date().toISOString(),
      nombreUsuario: fullName(user),
      nombrePieza: pieza,
      talla,
      nombrePiedra: tipoPiedra,
      nombreMaterial: tipoMaterial,
      descripcion: descripcion || null,
      estado: specialOrderLifecycle.initial,
      referenciaURL: picture,
      correo: user.correo,
      telefono: user.telefono,
    });
    return { mensaje: specialOrdersTexts.received, idPedidoEspecial };
  },
  listMySpecialOrders: ({ user }) => specialOrders.filter(mine(user.idUsuario)),
};
