import { ApiError, type Cart } from '@filigrana/sdk';
import { cartTotals, lineSubtotal } from '@filigrana/sdk/domain';
import type { CartAnswer, SentCommand } from '../../src/storefront/cart/cart-port.ts';
import type { CartCommand } from '../../src/storefront/cart/cart.queue.ts';

const FEE = 8;
/** Keys that a cart remembers. */
const MEMORY = 32;

/** A piece on sale in the simulated shop. */
export interface Piece {
  line: number;
  price: number;
  stock: number;
  /** Every stock that it had. */
  stocks: number[];
}

/** A server that does what the contract says, to one cart; with or without versions and keys. */
export class CartServer {
  readonly lines = new Map<number, number>();
  version = 0;
  #keys: string[] = [];

  constructor(
    readonly pieces: readonly Piece[],
    readonly hasVersions = true,
  ) {}

  piece(line: number): Piece {
    return this.pieces.find((piece) => piece.line === line)!;
  }

  /** Other people have bought, or more was made. */
  restock(piece: Piece, stock: number): void {
    piece.stock = stock;
    piece.stocks.push(stock);
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
        nombreMaterial: 'Plata',
        tallaNombre: 'Única',
        cantidad,
        precioUnitario: price,
        subtotalProducto: lineSubtotal(price, cantidad),
        image_url: null,
        stock,
        disponible: true,
      };
    });
    const version = this.hasVersions ? this.version : null;
    const idCarrito = this.version === 0 ? null : 1;
    return { idCarrito, ...cartTotals(productos, FEE), productos, version };
  }

  /** Does what is asked, or throws the refusal. */
  apply({ command, key, version }: SentCommand): CartAnswer {
    const isKeyed = this.hasVersions && version !== null;
    if (isKeyed && !this.#keys.includes(key)) {
      if (version !== this.version) throw this.#refusal(409, 'VERSION_CONFLICT');
      this.#change(command);
      this.#keys = [...this.#keys, key].slice(-MEMORY);
    } else if (!isKeyed) this.#change(command);
    const cantidad = command.kind === 'set' ? (this.lines.get(command.line) ?? 0) : null;
    const isTold = this.hasVersions || command.kind === 'add';
    return { cart: isTold ? this.cart() : null, cantidad };
  }

  #change(command: CartCommand): void {
    switch (command.kind) {
      case 'empty':
        this.lines.clear();
        break;
      case 'remove':
        if (!this.lines.delete(command.line)) throw refusal(404, 'NOT_FOUND');
        break;
      case 'set':
        if (!this.lines.has(command.line)) throw refusal(404, 'NOT_FOUND');
        this.#put(command.line, command.cantidad);
        break;
      case 'add':
        this.#put(command.line, (this.lines.get(command.line) ?? 0) + command.item.cantidad);
    }
    this.version += 1;
  }

  #put(line: number, cantidad: number): void {
    const { stock } = this.piece(line);
    if (cantidad > stock) throw this.#refusal(409, 'STOCK_EXCEEDED', stock);
    this.lines.set(line, cantidad);
  }

  #refusal(status: number, code: string, stock?: number): ApiError {
    const carrito = this.hasVersions ? this.cart() : undefined;
    return new ApiError({ kind: 'http', status, code, message: code, stock, carrito });
  }
}

function refusal(status: number, code: string): ApiError {
  return new ApiError({ kind: 'http', status, code, message: code });
}
