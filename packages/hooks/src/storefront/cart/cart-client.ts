import {
  ApiError,
  decodeToken,
  isApiError,
  type Cart,
  type Channel,
  type SessionState,
} from '@filigrana/sdk';
import type { Service, ShopContext } from '../../shared/services/service.ts';
import { endedSession } from '../../shared/session/ended-session.ts';
import { createStore, type ReadableStore } from '../../shared/store.ts';
import { createTexts } from '../../shared/texts/say.ts';
import { timings } from '../../shared/timings.ts';
import { notice, type CartNotice } from '../texts/storefront-notice.ts';
import { cartTexts } from '../texts/cart-texts.ts';
import type { CartCommand } from './cart.queue.ts';
import type { CartEmitted } from './cart.state.ts';
import type { CartOutcome, CartView } from './cart.types.ts';
import type { RunningCart } from './run-cart.ts';

/** Before the cart was read. */
export const LOADING_CART: CartView = {
  status: 'loading',
  lines: [],
  count: 0,
  subtotal: 0,
  montoEnvio: 0,
  montoTotal: 0,
  version: null,
  isSettled: false,
  error: null,
};
/** The cart of somebody who has none yet. */
const NO_CART: CartView = { ...LOADING_CART, status: 'empty', isSettled: true };
const UNREAD_CART: CartView = {
  ...LOADING_CART,
  status: 'error',
  error: notice('cart.loadFailed'),
};
/** An account's cart after its session has run out: still there, and not to be seen. */
const SESSION_OVER: CartView = { ...NO_CART, status: 'error', error: notice('cart.sessionOver') };

const ACCOUNT = 'account:';

/** Names whose cart it is, an account's or an anonymous session's; null where nobody has one yet. */
export function cartOwner({ token, sessionToken }: SessionState): string | null {
  if (token !== null) return `${ACCOUNT}${decodeToken(token)?.idUsuario ?? token}`;
  return sessionToken === null ? null : `guest:${sessionToken}`;
}

/** What a change of owner means for the cart on the screen. */
function changeOf(from: string | null, to: string | null) {
  if (from === null && !to?.startsWith(ACCOUNT)) return 'cart.refresh';
  return to?.startsWith(ACCOUNT) && !from?.startsWith(ACCOUNT) ? 'cart.merged' : 'cart.abandoned';
}

/**
 * The cart of a provider. The machine behind it is a file of its own, loaded when the cart is first
 * needed; commands that come earlier wait for it.
 */
export interface CartClient extends ReadableStore<CartView> {
  readonly owner: ReadableStore<string | null>;
  /** The cart as the server last told it. */
  readonly settled: ReadableStore<Cart | null>;
  command(command: CartCommand): Promise<CartOutcome>;
  /** One more was asked for of a line that holds the whole stock: says so, sends nothing. */
  atMaximum(line: number, stock: number): void;
  /** Reads the server's cart, which loads the machine the first time. */
  refresh(): void;
  /** Resolves when nothing waits for the server any more, or after a few seconds. */
  whenSettled(): Promise<void>;
  /** Follows the session and the other tabs; returns the way to stop. */
  start(): () => void;
}

/** One tab tells the others the newest cart, and whose it is. */
interface CartNews {
  owner: string | null;
  cart: Cart;
}

function createCartClient(context: ShopContext): CartClient {
  const { session, environment, clock, toasts } = context;
  const { say } = createTexts(cartTexts, context.texts.get);
  const view = createStore<CartView>(LOADING_CART);
  const settled = createStore<Cart | null>(null);
  const owner = createStore(cartOwner(session.read()));
  const ended = context.service(endedSession);
  let channel: Channel | null = null;
  let loading: Promise<RunningCart> | null = null;
  let cart: RunningCart | null = null;

  const onEmitted = (emitted: CartEmitted) => {
    if (emitted.type === 'notice') toasts.show(say(emitted.notice));
    else if (emitted.type === 'changed')
      channel?.post({ owner: owner.get(), cart: emitted.cart } satisfies CartNews);
    else if (emitted.type === 'unauthorized') forgetOwner(emitted.failed);
  };
  const forgetOwner = (failed: CartNotice | null) => {
    const isLogin = session.read().token !== null;
    // The cart of a visitor whose session has run out is gone: only what was asked of it has failed.
    if (failed && (isLogin || failed.code !== 'cart.loadFailed')) {
      const { text } = say(notice('cart.sessionOver'));
      toasts.show(isLogin ? { ...say(failed), text } : say(failed));
    }
    if (isLogin) context.expireSession();
    else session.write({ sessionToken: null });
  };

  const ready = (): Promise<RunningCart> => {
    loading ??= import('./run-cart.ts').then(
      ({ runCart }) => {
        cart = runCart(context, {
          onEmitted,
          onChange(shown, told) {
            settled.set(told);
            view.set(ended.isOver ? SESSION_OVER : shown);
          },
        });
        return cart;
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
      return await (cart ?? (await ready())).command(command);
    } catch (error) {
      toasts.show(say({ code: 'connection.failed' }));
      return { ok: false, error: unloaded(error) };
    }
  };

  const showNobodys = () => view.set(ended.isOver ? SESSION_OVER : NO_CART);
  const onSession = () => {
    const before = owner.get();
    const now = cartOwner(session.read());
    if (now !== null) ended.isOver = false;
    if (now === before) return;
    owner.set(now);
    if (cart) cart.send({ type: changeOf(before, now) });
    else if (now === null) showNobodys();
    else view.set(LOADING_CART);
  };

  return {
    get: view.get,
    subscribe: view.subscribe,
    owner,
    settled,
    atMaximum: (line, stock) => cart?.send({ type: 'cart.atMaximum', line, stock }),
    refresh() {
      onSession();
      if (cart) cart.send({ type: 'cart.refresh' });
      else if (owner.get() !== null) ready().catch(() => view.set(UNREAD_CART));
      else if (!loading) showNobodys();
    },
    async command(command) {
      const outcome = await attempt(command);
      // The login or the anonymous session had run out, and nothing was added: the wish stands.
      if (outcome.ok || outcome.error.status !== 401 || command.kind !== 'add') return outcome;
      const again = await attempt(command);
      if (!again.ok && again.error.status === 401) toasts.show(say({ code: 'cart.addFailed' }));
      return again;
    },
    whenSettled: () =>
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
      // In browsers without channels the other tabs follow when somebody comes back to them.
      channel = environment.openChannel(`${environment.prefix}cart`, (news) => {
        const { owner: whose, cart: told } = news as CartNews;
        if (whose === owner.get()) cart?.send({ type: 'cart.received', cart: told });
      });
      onSession();
      if (owner.get() === null && !loading) showNobodys();
      return () => {
        stopSession();
        channel?.close();
        cart?.stop();
        channel = cart = loading = null;
      };
    },
  };
}

/** The file with the cart machine could not be loaded, most likely for lack of a connection. */
function unloaded(cause: unknown): ApiError {
  if (isApiError(cause)) return cause;
  return new ApiError({ kind: 'network', message: 'The cart could not be loaded', cause });
}

/** The cart of the provider. */
export const cartService: Service<CartClient> = {
  create: createCartClient,
  start: (client) => client.start(),
};
