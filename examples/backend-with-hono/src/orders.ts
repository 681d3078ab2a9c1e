import {
  assertFewPending,
  checkoutTexts,
  emptyCartRefused,
  HttpProblem,
  mediaTexts,
  notEnough,
  readSpecialOrder,
  specialOrdersTexts,
  unsupportedMedia,
} from '@filigrana/sdk/answers';
import {
  ATTACHMENT_TYPES,
  fullName,
  INITIAL_PAYMENT_STATUS,
  orderLifecycle,
  orderSummary,
  sniff,
  specialOrderLifecycle,
  type AttachmentKind,
} from '@filigrana/sdk/domain';
import { pieceOf, viewCart } from './cart.ts';
import type { Handlers, Upload } from './contract.ts';
import { files, lookups, newCart, nextId, secret } from './shop.ts';

/** Keeps a file that is what it should be by its content. @returns an address that nobody can guess. */
function keep({ bytes }: Upload, purpose: AttachmentKind, error: string): string {
  const kind = sniff(bytes);
  const type = kind === 'pdf' ? 'application/pdf' : `image/${kind}`;
  if (!ATTACHMENT_TYPES[purpose].includes(type)) throw unsupportedMedia(error);
  const name = secret();
  files.set(name, { bytes, type });
  return `/archivos/${name}`;
}

export const orderHandlers: Handlers = {
  placeOrder({ user, body: { comprobante, referencia: _, montoTotal: __, ...sent } }) {
    const { usuario, cart, orders } = user;
    const { productos, montoTotal } = viewCart(cart);
    if (productos.length === 0) throw emptyCartRefused();
    const pending = orders.filter(({ estadoPedido }) => estadoPedido === orderLifecycle.initial);
    assertFewPending(pending.length);
    for (const line of productos)
      if (line.cantidad > line.stock) throw notEnough(line, { estado: 1, stock: line.stock });
    const receipt = keep(comprobante, 'anyReceipt', mediaTexts.notAReceipt);
    // Nothing has been refused: from here on everything happens at once.
    for (const { idProducto_talla, cantidad } of productos)
      pieceOf(idProducto_talla).piece.stock -= cantidad;
    const idPedido = nextId();
    orders.unshift({
      idPedido,
      idCarrito: cart.idCarrito,
      fechaPedido: new Date().toISOString(),
      estadoPedido: orderLifecycle.initial,
      estadoPago: INITIAL_PAYMENT_STATUS,
      montoTotal,
      resumen: orderSummary(productos),
      clienteNombre: usuario.nombre,
      clientePrimerApellido: usuario.primerApellido,
      clienteSegundoApellido: usuario.segundoApellido,
      productos,
      ...sent,
      canton: sent.canton.trim(),
      distrito: sent.distrito.trim(),
      direccionExacta: sent.direccionExacta.trim(),
      comprobante: receipt,
      correo: usuario.correo,
      telefono: usuario.telefono,
    });
    user.cart = newCart();
    return { mensaje: checkoutTexts.received, idPedido };
  },
  listMyOrders: ({ user }) => user.orders,
  getMyOrder({ user, params }) {
    const order = user.orders.find(({ idPedido }) => idPedido === params.idPedido);
    if (!order) throw new HttpProblem('NOT_FOUND');
    return order;
  },
  requestSpecialOrder({ user: { usuario, specialOrders }, body: { referenciaURL, ...sent } }) {
    const { pieza, talla, tipoPiedra, tipoMaterial, descripcion } = readSpecialOrder(lookups, sent);
    const picture = referenciaURL ? keep(referenciaURL, 'image', mediaTexts.notAnImage) : null;
    const idPedidoEspecial = nextId();
    specialOrders.unshift({
      idPedidoEspecial,
      fechaSolicitud: new Date().toISOString(),
      nombreUsuario: fullName(usuario),
      nombrePieza: pieza,
      talla,
      nombrePiedra: tipoPiedra,
      nombreMaterial: tipoMaterial,
      descripcion: descripcion || null,
      estado: specialOrderLifecycle.initial,
      referenciaURL: picture,
      correo: usuario.correo,
      telefono: usuario.telefono,
    });
    return { mensaje: specialOrdersTexts.received, idPedidoEspecial };
  },
  listMySpecialOrders: ({ user }) => user.specialOrders,
};
