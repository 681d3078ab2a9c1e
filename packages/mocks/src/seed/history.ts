import { cartTotals, chargedPrice, lineSubtotal, orderLifecycle } from '@filigrana/sdk/domain';
import { sizeOf } from '../catalog/product-view.ts';
import { imageBytes } from '../fixtures/files.ts';
import { orderShipping, specialOrder } from '../fixtures/orders.ts';
import { storeReceipt, storeReference } from '../world/files.ts';
import type { OrderRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** Order states, from the oldest order to the newest, with what became of the payment. */
const ORDERS = [
  ['enviado', 'verificado'],
  ['cancelado', 'rechazado'],
  ['confirmado', 'verificado'],
  [orderLifecycle.initial, 'pendiente'],
] as const satisfies [OrderRow['estadoPedido'], OrderRow['estadoPago']][];

const SPECIAL_ORDERS = ['Enviado', 'Aceptado', 'En proceso', 'Pendiente'] as const;

const DAY_MS = 86_400_000;
const receipt = { bytes: imageBytes() };

/** What the customer ordered before: one regular order in every state, and special orders. */
export function seedHistory(world: World, idUsuario: number, idProducto: number): void {
  const ago = (days: number) => new Date(world.now().getTime() - days * DAY_MS).toISOString();
  ORDERS.forEach(([estadoPedido, estadoPago], index) => {
    world.orders.push({
      idPedido: world.nextId('order'),
      idUsuario,
      idCarrito: world.nextId('cart'),
      fechaPedido: ago(ORDERS.length - index),
      estadoPedido,
      estadoPago,
      ...orderShipping(),
      comprobante: storeReceipt(world, receipt),
      ...bought(world, idProducto, index + 1),
    });
  });
  SPECIAL_ORDERS.forEach((estado, index) => {
    const { descripcion, talla, nombrePieza, nombrePiedra, nombreMaterial } = specialOrder();
    world.specialOrders.push({
      idPedidoEspecial: world.nextId('special order'),
      idUsuario,
      fechaSolicitud: ago(SPECIAL_ORDERS.length - index),
      pieza: nombrePieza ?? '',
      talla,
      tipoPiedra: nombrePiedra ?? '',
      tipoMaterial: nombreMaterial ?? '',
      descripcion: descripcion ?? '',
      estado,
      referencia: index % 2 === 0 ? storeReference(world, receipt) : null,
    });
  });
}

/** The lines of an order for some pieces of a product, and what they cost with the fee. */
function bought(
  world: World,
  idProducto: number,
  cantidad: number,
): Pick<OrderRow, 'lines' | 'montoTotal'> {
  const product = world.products.find((row) => row.idProducto === idProducto);
  const piece = world.pieces.find((row) => row.idProducto === idProducto);
  if (!product || !piece) throw new Error(`The seed has no product ${idProducto}`);
  const precioUnitario = chargedPrice(product);
  return {
    montoTotal: cartTotals([{ precioUnitario, cantidad }], world.shippingFee).montoTotal,
    lines: [
      {
        idProducto,
        idProducto_talla: piece.idProducto_talla,
        productoNombre: product.nombreProducto,
        tallaNombre: sizeOf(world, piece),
        cantidad,
        subtotalProducto: lineSubtotal(precioUnitario, cantidad),
        image_url: product.image_url,
      },
    ],
  };
}
