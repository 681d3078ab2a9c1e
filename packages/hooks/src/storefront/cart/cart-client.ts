import { onReturn } from '../../shared/on-return.ts';
import type { ShopContext } from '../../shared/services/service.ts';
import { endedSession } from '../../shared/session/ended-session.ts';
import { createStore, type ReadableStore } from '../../shared/store.ts';
import { createTexts } from '../../shared/texts/say.ts';
import { timings } from '../../shared/timings.ts';
import { storefrontTexts } from '../texts/storefront-texts.ts';
import type { CartActor } from './cart.actor.ts';
import { openCartChannel, type CartChannel } from './cart-channel.ts';
import type { CartCommand } from './cart.commands.ts';
import { unloaded } from './cart.failures.ts';
import { cartOwner, hasCart, ownerChange } from './cart-owner.ts';
import type { CartEmitted } from './cart.state.ts';
import type { CartOutcome, CartView } from './cart.types.ts';
import { LOADING_CART, NO_CART, SESSION_OVER, UNREAD_CART } from './cart-placeholders.ts';
import { shopCartPort } from './shop-cart-port.ts';

/**
 * The cart of a provider. The machine behind it is a file of its own, loaded when the cart is first
 * needed; commands that come earlier wait for it.
 */
export interface CartClient extends ReadableStore<CartView> {
  command(command: CartCommand): Promise<CartOutcome>;
  /** One more was asked for of a line that holds the whole stock: says so, sends nothing. */
  atMaximum(line: number, stock: number): void;
  /** Reads the server's cart, which loads the machine. */
  load(): void;
  /** Reads it again, if it was read before. */
  refresh(): void;
  /** Resolves when nothing waits for the server any more, or after a few seconds. */
  settled(): Promise<void>;
  /** Follows the session and the other tabs; returns the way to stop. */
  start(): () => void;
}

export function createCartClient(context: ShopContext): CartClient {
  const { shop, session, clock, toasts } = context;
  const { say } = createTexts(storefrontTexts, context.texts);
  const view = createStore<CartView>(LOADING_CART);
  let owner = cartOwner(session.read());
  let channel: CartChannel | null = null;
  let loading: Promise<CartActor> | null = null;
  let actor: CartActor | null = null;

  const onEmitted = (emitted: CartEmitted) => {
    if (emitted.type === 'notice') toasts.show(say(emitted.notice));
    else if (emitted.type === 'changed') channel?.post({ owner, news: emitted.news });
    else if (emitted.type === 'unauthorized') forgetOwner();
  };
  const forgetOwner = () => {
    if (session.read().token !== null) context.expireSession();
    else session.write({ sessionToken: null });
  };

  const ready = (): Promise<CartActor> => {
    loading ??= import('./run-cart.ts').then(
      ({ runCart }) => {
        actor = runCart(context, {
          port: shopCartPort(shop, clock),
          clock,
          onView: view.set,
          onEmitted,
        });
        return actor;
      },
      (cause: unknown) => {
        loading = null;
        throw unloaded(cause);
      },
    );
    return loading;
  };

  const attempt = async (command: CartCommand): Promise<CartOutcome> => {
    try {
      // At once where the machine is there: the next click counts on what this one shows.
      return await (actor ?? (await ready())).command(command);
    } catch (error) {
      const failure = unloaded(error);
      toasts.show(say({ code: 'connection.failed' }));
      return { ok: false, error: failure };
    }
  };

  const ended = context.service(endedSession);
  const nobodys = () => (ended.isOver ? SESSION_OVER : NO_CART);
  const onSession = () => {
    const next = cartOwner(session.read());
    const change = ownerChange(owner, next);
    owner = next;
    if (hasCart(owner)) ended.isOver = false;
    if (change === null) return;
    if (actor) actor.send({ type: change });
    else view.set(hasCart(owner) ? LOADING_CART : nobodys());
  };

  const load = () => {
    onSession();
    if (hasCart(owner)) ready().catch(() => view.set(UNREAD_CART));
    else if (!loading) view.set(nobodys());
  };

  return {
    get: view.get,
    subscribe: view.subscribe,
    load,
    atMaximum: (line, stock) => actor?.send({ type: 'cart.atMaximum', line, stock }),
    refresh: () => (actor ? actor.send({ type: 'cart.refresh' }) : load()),
    async command(command) {
      const outcome = await attempt(command);
      // The login or the anonymous session had run out, and nothing was added: the wish stands.
      if (outcome.ok || outcome.error.status !== 401 || command.kind !== 'add') return outcome;
      const again = await attempt(command);
      if (!again.ok && again.error.status === 401) toasts.show(say({ code: 'cart.addFailed' }));
      return again;
    },
    settled: () =>
      new Promise((resolve) => {
        const end = () => {
          stop();
          clock.clearTimeout(timer);
          resolve();
        };
        const stop = view.subscribe(() => view.get().isSettled && end());
        const timer = clock.setTimeout(end, timings.cart.settledPatience);
        if (view.get().isSettled || !loading) end();
      }),
    start() {
      const stopSession = session.subscribe(onSession);
      const stopReads = context.reads.listen('getCart', () =>
        actor?.send({ type: 'cart.refresh' }),
      );
      channel = openCartChannel((told) => {
        if (told.owner === owner) actor?.send({ type: 'cart.received', news: told.news });
      });
      const stopWindow = onReturn(() => actor?.send({ type: 'cart.refresh' }), clock);
      onSession();
      return () => {
        stopSession();
        stopReads();
        stopWindow();
        channel?.close();
        actor?.stop();
        channel = actor = loading = null;
      };
    },
  };
}
