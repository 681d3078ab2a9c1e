import { ApiError, type ApiErrorInit, type Cart } from '@filigrana/sdk';
import { pending, type Pending } from '../fake-shop.ts';
import { VirtualTime } from '../virtual-time.ts';
import { LOADING_CART } from '../../src/storefront/cart/cart-client.ts';
import { itemFor } from './cart-item.ts';
import type { CartAnswer, SentCommand } from '../../src/storefront/cart/cart-port.ts';
import type { CartCommand } from '../../src/storefront/cart/cart.queue.ts';
import type { CartEmitted } from '../../src/storefront/cart/cart.state.ts';
import type { CartOutcome, CartView } from '../../src/storefront/cart/cart.types.ts';
import { viewOf } from '../../src/storefront/cart/cart.view.ts';
import { startCart, type RunningCart } from '../../src/storefront/cart/run-cart.ts';

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

/** The server did it, and tells the whole cart. */
export const done = (cart: Cart): CartAnswer => ({ cart, cantidad: null });
/** A host that only says that it did it. */
export const CONFIRMED: CartAnswer = { cart: null, cantidad: null };
/** The cart is another one than the command was made for. */
export const conflict = (carrito: Cart) =>
  failure({ status: 409, code: 'VERSION_CONFLICT', carrito });

/** The cart of one tab, in front of a server that answers when the test says so. */
export class CartScene {
  readonly time = new VirtualTime();
  readonly emitted: CartEmitted[] = [];
  readonly reads: Pending<Cart>[] = [];
  readonly sent: (SentCommand & { answer: Pending<CartAnswer> })[] = [];
  view: CartView = LOADING_CART;
  readonly actor: RunningCart = startCart({
    port: {
      read: () => {
        const answer = pending<Cart>();
        this.reads.push(answer);
        return answer.promise;
      },
      send: (sent) => {
        const answer = pending<CartAnswer>();
        this.sent.push({ ...sent, answer });
        return answer.promise;
      },
    },
    running: { clock: this.time },
    onChange: (context) => (this.view = viewOf(context)),
    onEmitted: (told) => this.emitted.push(told),
  });

  flush = () => this.time.pass(0);
  quantities = () => this.view.lines.map((line) => line.cantidad);
  notices = () => this.emitted.flatMap((told) => (told.type === 'notice' ? told.notice.code : []));
  outcomeOf = (promise: Promise<CartOutcome>): Promise<CartOutcome | 'open'> =>
    Promise.race([promise, this.flush().then(() => 'open' as const)]);

  /** The first read is answered. */
  loaded = (cart: Cart) => this.read(cart);

  /** The last read is answered. */
  async read(cart: Cart): Promise<void> {
    this.reads.at(-1)!.resolve(cart);
    await this.flush();
  }

  /** The last command that was sent is answered. */
  async answer(answer: CartAnswer | ApiError): Promise<void> {
    const { resolve, reject } = this.sent.at(-1)!.answer;
    if (answer instanceof ApiError) reject(answer);
    else resolve(answer);
    await this.flush();
  }
}
