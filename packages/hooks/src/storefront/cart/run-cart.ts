import type { Cart } from '@filigrana/sdk';
import { createActor } from 'xstate';
import type { Clock } from '../../shared/clock.ts';
import type { ShopContext } from '../../shared/services/service.ts';
import { createTexts } from '../../shared/texts/say.ts';
import { localCartService } from '../local-cart/local-cart-client.ts';
import type { LocalCartLine } from '../local-cart/local-cart.ts';
import { notice } from '../texts/storefront-notice.ts';
import { storefrontTexts } from '../texts/storefront-texts.ts';
import { shopCartPort, type CartPort } from './cart-port.ts';
import { provideCart, type CartEvent } from './cart.machine.ts';
import type { CartCommand } from './cart.queue.ts';
import { interrupted, type CartContext, type CartEmitted } from './cart.state.ts';
import type { CartOutcome, CartView } from './cart.types.ts';
import { viewOf } from './cart.view.ts';

/** The running machine, with promises for its commands. */
export interface RunningCart {
  command(command: CartCommand): Promise<CartOutcome>;
  send(event: Exclude<CartEvent, { type: 'cart.command' }>): void;
  stop(): void;
}

export interface StartOptions {
  port: CartPort;
  clock: Clock;
  onChange(context: CartContext): void;
  onEmitted(emitted: CartEmitted): void;
}

/** Starts the cart machine. */
export function startCart({ port, clock, onChange, onEmitted }: StartOptions): RunningCart {
  const actor = createActor(provideCart(port), { clock });
  const callers = new Map<number, (outcome: CartOutcome) => void>();
  let lastId = 0;
  let lastContext: CartContext | null = null;

  const tell = (ids: readonly number[], outcome: CartOutcome) => {
    for (const id of ids) {
      callers.get(id)?.(outcome);
      callers.delete(id);
    }
  };
  actor.on('*', (emitted) => {
    if (emitted.type === 'ended') tell(emitted.ids, emitted.outcome);
    onEmitted(emitted);
  });
  actor.subscribe(({ context }) => {
    if (context === lastContext) return;
    lastContext = context;
    onChange(context);
  });
  actor.start();

  return {
    command: (command) =>
      new Promise((resolve) => {
        lastId += 1;
        callers.set(lastId, resolve);
        actor.send({ type: 'cart.command', id: lastId, command });
      }),
    send: (event) => actor.send(event),
    stop() {
      actor.stop();
      tell([...callers.keys()], { ok: false, error: interrupted() });
    },
  };
}

/** How the rest of the provider follows the cart. */
export interface CartFollower {
  /** What people see, and the settled cart below it. */
  onChange(view: CartView, settled: Cart | null): void;
  onEmitted(emitted: CartEmitted): void;
}

/** Starts the cart of a provider, and has the browser's local cart follow it. */
export function runCart(context: ShopContext, follower: CartFollower): RunningCart {
  const { session, toasts } = context;
  const { say } = createTexts(storefrontTexts, context.texts);
  const localCart = context.service(localCartService);
  const stopLocalCart = localCart.start();
  let followed: Cart | null = null;

  const sayUnauthorized = ({ failed }: Extract<CartEmitted, { type: 'unauthorized' }>) => {
    const isLogin = session.read().token !== null;
    // The cart of a visitor whose session has run out is gone: only what was asked of it has failed.
    if (!failed || (!isLogin && failed.code === 'cart.loadFailed')) return;
    const { text } = say(notice('cart.sessionOver'));
    toasts.show(isLogin ? { ...say(failed), text } : say(failed));
  };
  const cart = startCart({
    port: shopCartPort(context.shop),
    clock: context.clock,
    onEmitted(emitted) {
      if (emitted.type === 'notice') toasts.show(say(emitted.notice));
      else if (emitted.type === 'unauthorized') sayUnauthorized(emitted);
      follower.onEmitted(emitted);
    },
    onChange(machine) {
      const { settled } = machine;
      const view = viewOf(machine);
      follower.onChange(view, settled);
      // What the server told once is followed once: later another tab may know better.
      if (settled === followed || !view.isSettled) return;
      followed = settled;
      localCart.send({ type: 'localCart.replace', lines: linesOf(settled) });
    },
  });
  return {
    ...cart,
    stop() {
      cart.stop();
      stopLocalCart();
    },
  };
}

const linesOf = (cart: Cart | null): LocalCartLine[] =>
  (cart?.productos ?? []).map((line) => ({
    _id: line.idProducto_talla,
    cantidad: line.cantidad,
    nombre: line.productoNombre,
    precio: line.precioUnitario,
    image_url: line.image_url,
    talla: line.tallaNombre,
  }));
