import { ApiError, type ApiErrorInit, type Cart } from '@filigrana/sdk';
import { pending, type Pending } from '../../testing/fake-shop.test.kit.ts';
import { cartLine, cartOf } from '../../testing/fixtures.test.kit.ts';
import { VirtualTime } from '../../testing/virtual-time.test.kit.ts';
import { startCart, type CartActor } from './cart.actor.ts';
import type { CartCommand } from './cart.commands.ts';
import { itemFor } from './cart-item.test.kit.ts';
import type { CartAnswer } from './cart.port.ts';
import type { CartEmitted } from './cart.state.ts';
import type { CartOutcome, CartView } from './cart.types.ts';
import { LOADING_CART } from './cart-placeholders.ts';
import { viewOf } from './cart.view.ts';

export const set = (line: number, cantidad: number): CartCommand => ({
  kind: 'set',
  line,
  cantidad,
});
export const add = (line: number, cantidad: number): CartCommand => ({
  kind: 'add',
  line,
  item: itemFor(line, 145, cantidad),
});
export const failure = (init: Partial<ApiErrorInit>) =>
  new ApiError({ kind: 'http', message: 'failed', ...init });

/** The server sets a line of a cart whose only line it is. */
export function lineAnswer(line: number, cantidad: number, version: number): CartAnswer {
  const { productos, ...carrito } = cartOf([cartLine(line, cantidad)], version);
  const { subtotalProducto } = productos[0]!;
  return { kind: 'line', line, change: { item: { cantidad, subtotalProducto }, carrito } };
}

/** The cart of one tab, in front of a server that answers when the test says so. */
export class CartScene {
  readonly time = new VirtualTime();
  readonly emitted: CartEmitted[] = [];
  readonly reads: Pending<Cart>[] = [];
  readonly sent: { command: CartCommand; answer: Pending<CartAnswer> }[] = [];
  view: CartView = LOADING_CART;
  isLockFree = true;
  released = 0;
  readonly actor: CartActor = startCart({
    port: {
      read: () => {
        const answer = pending<Cart>();
        this.reads.push(answer);
        return answer.promise;
      },
      send: (command) => {
        const answer = pending<CartAnswer>();
        this.sent.push({ command, answer });
        return answer.promise;
      },
      lock: (granted) => {
        if (this.isLockFree) granted();
        return () => void (this.released += 1);
      },
    },
    clock: this.time,
    onChange: (context) => (this.view = viewOf(context)),
    onEmitted: (told) => this.emitted.push(told),
  });

  flush = () => this.time.pass(0);
  quantities = () => this.view.lines.map((line) => line.cantidad);
  notices = () => this.emitted.flatMap((told) => (told.type === 'notice' ? told.notice.code : []));
  outcomeOf = (promise: Promise<CartOutcome>): Promise<CartOutcome | 'open'> =>
    Promise.race([promise, this.flush().then(() => 'open' as const)]);

  /** The first read is answered. */
  async loaded(cart: Cart): Promise<void> {
    this.reads[0]!.resolve(cart);
    await this.flush();
  }
}
