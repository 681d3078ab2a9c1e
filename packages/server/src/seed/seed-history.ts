import {
  cartTotals,
  chargedPrice,
  lineSubtotal,
  serverShipping,
  toCents,
} from '@filigrana/sdk/domain';
import type { Trx } from '../db/database.ts';
import { insertOrder } from '../modules/checkout/checkout.repository.ts';
import { insertSpecialOrder } from '../modules/special-orders/special-orders.repository.ts';
import type { DemoData, DemoOrder } from './demo-data.ts';
import type { HoursAgo } from './demo-clock.ts';
import { insertBoughtCart } from './seed.repository.ts';
import type { SeededPiece } from './seed-catalogue.ts';
import type { DemoFiles } from './store-demo-files.ts';

type Pieces = ReadonlyMap<string, SeededPiece>;

/** Writes what the demo customer bought and asked for in the past weeks. */
export async function seedHistory(
  trx: Trx,
  demo: Pick<DemoData, 'orders' | 'specialOrders'>,
  {
    idUsuario,
    pieces,
    files,
    ago,
  }: {
    idUsuario: number;
    pieces: Pieces;
    files: DemoFiles;
    ago: HoursAgo;
  },
): Promise<void> {
  for (const order of demo.orders) {
    const fechaPedido = ago(order.haceHoras);
    const idCarrito = await insertBoughtCart(trx, idUsuario, fechaPedido);
    const bought = order.piezas.map((line) => boughtLine(pieces, line));
    const { subtotal, montoEnvio, montoTotal } = cartTotals(bought, serverShipping(null));
    await insertOrder(
      trx,
      {
        idUsuario,
        idCarrito,
        fechaPedido,
        estadoPedido: order.estadoPedido,
        estadoPago: order.estadoPago,
        subtotalCents: toCents(subtotal),
        envioCents: toCents(montoEnvio),
        totalCents: toCents(montoTotal),
        provincia: order.provincia,
        canton: order.canton,
        distrito: order.distrito,
        direccionExacta: order.direccionExacta,
        metodoPago: order.metodoPago,
        idComprobante: files.receipts.get(order.comprobante)?.idArchivo ?? null,
      },
      bought.map(({ line }) => line),
    );
  }
  for (const { haceHoras, referencia, ...special } of demo.specialOrders)
    await insertSpecialOrder(trx, {
      ...special,
      idUsuario,
      fechaSolicitud: ago(haceHoras),
      idReferencia: referencia && (files.references.get(referencia)?.idArchivo ?? null),
    });
}

function boughtLine(pieces: Pieces, { imagen, tamanio, cantidad }: DemoOrder['piezas'][number]) {
  const seeded = pieces.get(imagen);
  const idProducto_talla = seeded?.sizeId(tamanio);
  if (!seeded || idProducto_talla === undefined)
    throw new Error(`A demo order holds ${imagen} in size ${tamanio}, which there is not`);
  const precioUnitario = chargedPrice(seeded.piece);
  return {
    cantidad,
    precioUnitario,
    line: {
      idProducto: seeded.idProducto,
      idProducto_talla,
      productoNombre: seeded.piece.nombreProducto,
      tallaNombre: tamanio,
      cantidad,
      precioUnitarioCents: toCents(precioUnitario),
      subtotalCents: toCents(lineSubtotal(precioUnitario, cantidad)),
      idImagen: seeded.idImagen,
    },
  };
}
