import { ApiError, type Cart } from '@filigrana/sdk';
import { cartTotals, lineSubtotal } from '@filigrana/sdk/domain';
import type { CartCommand } from './cart.commands.ts';
import type { CartAnswer } from './cart.port.ts';

const FEE = 8;

/** A piece on sale in the simulated shop. */
export interface Piece {
  line: number;
  price: number;
  stock: number;
}

/** A server that does what the contract says, to one cart. */
export class CartServer {
  readonly lines = new Map<number, number>();
  version = 0;

  constructor(readonly pieces: readonly Piece[]) {}

  piece(line: number): Piece {
    return this.pieces.find((piece) => piece.line === line)!;
  }

  cart(): Cart {
    const productos = [...this.lines].map(([line, cantidad]) => {
      const { price, stock } = this.piece(line);
      return {
        idCarritoProducto: line,
        idProducto_talla: line,
        idProducto: line,
        productoNombre: `Pieza ${line}`,
        descripcion: '',
        tallaNombre: 'Única',
        cantidad,
        precioUnitario: price,
        subtotalProducto: lineSubtotal(price, cantidad),
        image_url: null,
        stock,
        disponible: true,
      };
    });
    return { idCarrito: 1, ...cartTotals(productos, FEE), productos, version: this.version };
  }

  /** Does what is asked, or throws the refusal. */
  apply(command: CartCommand): CartAnswer {
    switch (command.kind) {
      case 'empty':
        this.lines.clear();
        this.version += 1;
        return { kind: 'done' };
      case 'remove':
        if (!this.lines.delete(command.line)) throw refusal(404, 'NOT_FOUND');
        this.version += 1;
        return { kind: 'done' };
      case 'set':
        if (!this.lines.has(command.line)) throw refusal(404, 'NOT_FOUND');
        return this.#put(command.line, command.cantidad, false);
      case 'add': {
        const before = this.lines.get(command.line) ?? 0;
        return this.#put(command.line, before + command.item.cantidad, true);
      }
    }
  }

  #put(line: number, cantidad: number, isAddition: boolean): CartAnswer {
    const { stock } = this.piece(line);
    if (cantidad > stock) throw refusal(409, 'STOCK_EXCEEDED', stock);
    this.lines.set(line, cantidad);
    this.version += 1;
    const cart = this.cart();
    if (isAddition) return { kind: 'cart', cart };
    const { productos, ...carrito } = cart;
    const { subtotalProducto } = productos.find((each) => each.idProducto_talla === line)!;
    return { kind: 'line', line, change: { item: { cantidad, subtotalProducto }, carrito } };
  }
}

export function refusal(status: number, code: string, stock?: number): ApiError {
  return new ApiError({ kind: 'http', status, code, message: code, stock });
}
