import type { Order, OrderLine } from '@filigrana/sdk';
import { fromCents, sumCents, toCents } from '@filigrana/sdk/domain';
import { spanishPart } from '../../app/language.ts';
import { profileTexts } from './texts.ts';

const texts = profileTexts.orders;

/** What an order is called in the list: its one piece by name, or how many pieces it holds. */
export function orderTitle({
  productos: bought,
  resumen,
}: Pick<Order, 'productos' | 'resumen'>): string {
  const productos = bought.filter(isKept);
  const [only, second] = productos;
  if (only === undefined) return resumen;
  if (second === undefined)
    return only.cantidad === 1
      ? only.productoNombre
      : texts.severalOf(only.productoNombre, only.cantidad);
  return texts.pieces(productos.reduce((sum, { cantidad }) => sum + cantidad, 0));
}

/** `lang` of that title: orders keep the names of their pieces in Spanish. */
export const langOfTitle = ({ productos }: Pick<Order, 'productos'>): string | undefined =>
  productos.filter(isKept).length > 1 ? undefined : spanishPart;

/** Whether a line is still of the order: its money was not returned. */
const isKept = ({ devuelta }: OrderLine) => !devuelta;

const piecesCents = (productos: readonly OrderLine[]) =>
  sumCents(productos.filter(isKept).map(({ subtotalProducto }) => toCents(subtotalProducto)));

/** What the pieces of an order have cost, in USD. */
export const subtotalOf = (productos: readonly OrderLine[]): number =>
  fromCents(piecesCents(productos));

/** What the delivery of an order has cost, in USD: its total without its pieces. */
export const shippingOf = (montoTotal: number, productos: readonly OrderLine[]): number =>
  fromCents(toCents(montoTotal) - piecesCents(productos));
