import {
  buyableStock,
  cartTotals,
  chargedPrice,
  fromCents,
  heldPrice,
  isInactive,
  lineSubtotal,
  secondsLeft,
} from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { Database, Trx } from '../../db/database.ts';
import type { Media } from '../../media/index.ts';
import { shippingFee } from '../shipping/shipping.service.ts';
import { findLines, type LineRow } from './cart-lines.repository.ts';
import { findHold } from '../holds/holds.repository.ts';
import type { OpenCart } from './carts.repository.ts';

export type WireCart = components['schemas']['Cart'];
/** With no field left out but for what only holds tell. */
type CartView = Required<Omit<WireCart, 'apartado'>> & Pick<WireCart, 'apartado'>;
type WireCartLine = components['schemas']['CartLine'];

type Images = Pick<Media, 'imageUrl'>;

/** What a client is shown of a cart: current prices, the configured fee, what is left of each piece. */
export async function viewCart(
  db: Database | Trx,
  media: Images,
  cart: OpenCart | undefined,
  now: string,
): Promise<CartView> {
  const rows = cart ? await findLines(db, cart.idCarrito, now) : [];
  const hold = cart && (await findHold(db, cart.idCarrito, now));
  const productos = rows.map((row) => viewLine(row, media));
  return {
    idCarrito: cart?.idCarrito ?? null,
    ...cartTotals(productos, await shippingFee(db)),
    version: cart?.version ?? 0,
    productos,
    ...(hold && {
      apartado: {
        hasta: hold.hasta,
        segundos: secondsLeft(hold.hasta, new Date(now)),
        prolongado: hold.prolongado === 1,
      },
    }),
  };
}

/** The line of a product-size; undefined without one. */
export function lineOf(
  { productos }: Pick<WireCart, 'productos'>,
  idProductoTalla: number,
): WireCartLine | undefined {
  return productos.find((line) => line.idProducto_talla === idProductoTalla);
}

/** The price charged now for one piece of the line, US dollars. */
export function currentPrice(row: Pick<LineRow, 'precioCents' | 'precioEspecialCents'>): number {
  return chargedPrice({
    precio: inDollars(row.precioCents),
    precioEspecial: inDollars(row.precioEspecialCents),
  });
}

/** What the line is charged for one piece: the price that its hold keeps, or today's. */
export function priceOfLine(
  row: Pick<
    LineRow,
    'cantidad' | 'precioCents' | 'precioEspecialCents' | 'heldCantidad' | 'heldCents'
  >,
): number {
  const { cantidad, heldCantidad, heldCents } = row;
  const kept =
    heldCantidad === null || heldCents === null
      ? null
      : { cantidad: heldCantidad, precioUnitario: fromCents(heldCents) };
  return heldPrice(kept, cantidad, currentPrice(row));
}

function viewLine(row: LineRow, media: Images): WireCartLine {
  const precioUnitario = priceOfLine(row);
  return {
    idCarritoProducto: row.idCarritoProducto,
    idProducto_talla: row.idProducto_talla,
    productoNombre: row.nombreProducto,
    ...(row.nombreIngles !== null && { nombreIngles: row.nombreIngles }),
    descripcion: row.descripcion,
    nombreMaterial: row.nombreMaterial,
    tallaNombre: row.tamanio,
    cantidad: row.cantidad,
    precioUnitario,
    subtotalProducto: lineSubtotal(precioUnitario, row.cantidad),
    image_url: media.imageUrl(row.idImagen),
    idProducto: row.idProducto,
    stock: buyableStock(row),
    disponible: !isInactive(row),
    ...(row.isReserved && { reservada: true }),
  };
}

function inDollars(cents: number | null): number | null {
  return cents === null ? null : fromCents(cents);
}
