import {
  browserEnvironment,
  type CallOptions,
  type Cart,
  type Environment,
  type Shop,
} from '@filigrana/sdk';
import { timings } from '../../shared/timings.ts';
import type { CartCommand } from './cart.queue.ts';

/** A command as it goes out. */
export interface SentCommand {
  readonly command: CartCommand;
  /** The same for every attempt: the server does it once. Empty until the first one. */
  readonly key: string;
  /** The version of the cart that it is made for; null where that is not known. */
  readonly version: number | null;
}

/** What a command brought back. */
export interface CartAnswer {
  /** The whole cart after it; null where the host does not tell. */
  readonly cart: Cart | null;
  /** Pieces that the line has now, where a quantity was set. */
  readonly cantidad: number | null;
}

/** Everything that the cart machine needs of the world. Rejections are `ApiError`s. */
export interface CartPort {
  /** The whole cart; where there is a wish, of somebody who can have one. */
  read(signal: AbortSignal, hasWish: boolean): Promise<Cart>;
  /**
   * Sends a command.
   *
   * @param sent What it is, and the key under which it counts once.
   * @param signal Tells that nobody waits for it any more.
   */
  send(sent: SentCommand, signal: AbortSignal): Promise<CartAnswer>;
  /** A new idempotency key; 32 random digits where this is left out. */
  newKey?(): string;
}

/** The cart of a shop. What is lost is sent again by the machine: the SDK tries once. */
export function shopCartPort(
  { cart, session }: Pick<Shop, 'cart' | 'session'>,
  { randomKey }: Pick<Environment, 'randomKey'> = browserEnvironment(),
): CartPort {
  const once = (signal: AbortSignal): CallOptions => ({
    signal,
    retries: 0,
    timeout: timings.cart.patience,
  });
  return {
    newKey: randomKey,
    async read(signal, hasWish) {
      if (hasWish) await session.ensure(once(signal));
      return cart.get(once(signal));
    },
    async send({ command, key, version }, signal) {
      const options = { ...once(signal), idempotencyKey: key, version };
      switch (command.kind) {
        case 'add': {
          const { idProducto_talla, cantidad, precioUnitario } = command.item;
          const addition = { idProducto_talla, cantidad, precioUnitario };
          const { carrito } = await cart.add(addition, options);
          return { cart: carrito, cantidad: null };
        }
        case 'set': {
          const { line, cantidad: nuevaCantidad } = command;
          const change = { idProducto_talla: line, nuevaCantidad };
          const { item, carrito } = await cart.changeQuantity(change, options);
          return { cart: carrito.productos && carrito, cantidad: item.cantidad };
        }
        case 'remove': {
          const { carrito } = await cart.remove({ idProducto_talla: command.line }, options);
          return { cart: carrito, cantidad: null };
        }
        case 'empty': {
          const { carrito } = await cart.empty(options);
          return { cart: carrito, cantidad: null };
        }
      }
    },
  };
}
