import type { Cart } from '@filigrana/sdk';
import { createActor } from 'xstate';
import type { ShopContext } from '../../shared/services/service.ts';
import { followCart } from '../local-cart/follow-cart.ts';
import { localCartService } from '../local-cart/local-cart-client.ts';
import { shopCartPort, type CartPort } from './cart-port.ts';
import { provideCart, type CartEvent } from './cart.machine.ts';
import type { CartCommand } from './cart.queue.ts';
import { interrupted, type CartEmitted } from './cart.state.ts';
import type { CartContext } from './cart.context.ts';
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
  running: ShopContext['running'];
  onChange(context: CartContext): void;
  onEmitted(emitted: CartEmitted): void;
}

/** Starts the cart machine. */
export function startCart({ port, running, onChange, onEmitted }: StartOptions): RunningCart {
  const actor = createActor(provideCart(port), running);
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
export interface CartFollower extends Pick<StartOptions, 'onEmitted'> {
  /** What people see, and the settled cart below it. */
  onChange(view: CartView, settled: Cart | null): void;
}

/** Starts the cart of a provider, and has the browser's local cart follow it. */
export function runCart(
  { shop, environment, running, service }: ShopContext,
  { onChange, onEmitted }: CartFollower,
): RunningCart {
  const localCart = service(localCartService);
  const follow = followCart(localCart);
  const stopLocalCart = localCart.start();
  const cart = startCart({
    port: shopCartPort(shop, environment),
    running,
    onEmitted,
    onChange(context) {
      const view = viewOf(context);
      onChange(view, context.settled);
      if (view.isSettled) follow(context.settled);
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
