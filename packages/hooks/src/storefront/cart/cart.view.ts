/** What the person sees: the settled cart with the queue on top. */
import type { Cart, CartLine } from '@filigrana/sdk';
import { cartTotals, lineSubtotal, serverShipping } from '@filigrana/sdk/domain';
import { notice } from '../texts/storefront-notice.ts';
import { isTouched, type CartCommand } from './cart.queue.ts';
import type { CartContext } from './cart.context.ts';
import type { CartItem, CartLineView, CartStatus, CartView } from './cart.types.ts';

const EMPTY_CART: Cart = {
  idCarrito: null,
  subtotal: 0,
  montoEnvio: 0,
  montoTotal: 0,
  productos: [],
  version: null,
};

/** The cart on the screen. */
export function viewOf(context: CartContext): CartView {
  const { settled, current, waiting, readError } = context;
  const pending = current ? [current, ...waiting] : waiting;
  const cart = project(
    settled,
    pending.map(({ command }) => command),
  );
  const line = (each: CartLine): CartLineView => ({
    ...each,
    pending: isTouched(pending, each.idProducto_talla),
    error: context.lineErrors[each.idProducto_talla] ?? null,
    maxWarning: context.warnings[each.idProducto_talla] ?? null,
  });
  return {
    status: statusOf(context, cart.productos.length),
    lines: cart.productos.map(line),
    count: cart.productos.length,
    subtotal: cart.subtotal,
    montoEnvio: cart.montoEnvio,
    montoTotal: cart.montoTotal,
    version: cart.version,
    isSettled: settled !== null && context.isExact && pending.length === 0,
    error: readError ? notice('cart.loadFailed') : null,
  };
}

function statusOf({ settled, readError }: CartContext, lines: number): CartStatus {
  if (lines > 0) return 'filled';
  if (settled !== null) return 'empty';
  return readError ? 'error' : 'loading';
}

/** Pieces of a line; 0 when the cart has no such line. */
export function quantityOf(cart: Cart, line: number): number {
  return cart.productos.find((each) => each.idProducto_talla === line)?.cantidad ?? 0;
}

/** The cart as it will be once the commands are done, with amounts computed by the shop's rules. */
export function project(settled: Cart | null, commands: readonly CartCommand[]): Cart {
  const cart = settled ?? EMPTY_CART;
  if (commands.length === 0) return cart;
  const productos = commands.reduce(projectLines, cart.productos);
  // A cart of which nothing can be bought says nothing of the fee.
  const isCharged = cart.productos.some(({ disponible }) => disponible);
  const fee = isCharged ? cart.montoEnvio : serverShipping(null);
  return { ...cart, productos, ...cartTotals(productos, fee) };
}

function projectLines(lines: CartLine[], command: CartCommand): CartLine[] {
  switch (command.kind) {
    case 'empty':
      return [];
    case 'remove':
      return lines.filter((line) => line.idProducto_talla !== command.line);
    case 'set':
      return lines.map((line) =>
        line.idProducto_talla === command.line ? withQuantity(line, command.cantidad) : line,
      );
    case 'add': {
      const { line: id, item } = command;
      const known = lines.some((line) => line.idProducto_talla === id);
      if (!known) return [...lines, newLine(item)];
      return lines.map((line) =>
        line.idProducto_talla === id ? withQuantity(line, line.cantidad + item.cantidad) : line,
      );
    }
  }
}

function withQuantity(line: CartLine, cantidad: number): CartLine {
  return { ...line, cantidad, subtotalProducto: lineSubtotal(line.precioUnitario, cantidad) };
}

function newLine({ idProducto_talla, cantidad, precioUnitario, preview }: CartItem): CartLine {
  return {
    nombreMaterial: null,
    ...preview,
    // The server has not numbered the line yet; no number of its own is negative.
    idCarritoProducto: -idProducto_talla,
    idProducto_talla,
    cantidad,
    precioUnitario,
    subtotalProducto: lineSubtotal(precioUnitario, cantidad),
    disponible: true,
  };
}
