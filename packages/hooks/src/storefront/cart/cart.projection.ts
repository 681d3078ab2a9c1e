import type { Cart, CartLine } from '@filigrana/sdk';
import { cartTotals, lineSubtotal, serverShipping } from '@filigrana/sdk/domain';
import type { CartCommand } from './cart.commands.ts';
import type { CartItem } from './cart.types.ts';

export const EMPTY_CART: Cart = {
  idCarrito: null,
  subtotal: 0,
  montoEnvio: 0,
  montoTotal: 0,
  productos: [],
  version: null,
};

/** Pieces of a line; 0 when the cart has no such line. */
export function quantityOf(cart: Cart | null, line: number): number {
  return cart?.productos.find((each) => each.idProducto_talla === line)?.cantidad ?? 0;
}

/** The cart as it will be once the commands are done, with amounts computed by the shop's rules. */
export function project(settled: Cart, commands: readonly CartCommand[]): Cart {
  if (commands.length === 0) return settled;
  const productos = commands.reduce(projectLines, settled.productos);
  const fee = settled.productos.length > 0 ? settled.montoEnvio : serverShipping(null);
  return { ...settled, productos, ...cartTotals(productos, fee) };
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

/** What would put a line into the cart again. */
export function itemOf(line: CartLine): CartItem {
  const { idProducto_talla, cantidad, precioUnitario, ...preview } = line;
  return { idProducto_talla, cantidad, precioUnitario, preview };
}
