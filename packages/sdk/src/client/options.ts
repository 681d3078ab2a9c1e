import type { Environment } from '../environment/environment.ts';
import type { SessionStore } from '../session/session-store.ts';

/** The last argument of every SDK function. */
export interface CallOptions {
  /** Ends the call, its waiting and its retries: it rejects with an `ApiError` of kind `aborted`. */
  signal?: AbortSignal | undefined;
  /** Milliseconds allowed for this call, instead of the shop's `timeouts`. */
  timeout?: number | undefined;
  /** How often this call is repeated if it is safe to repeat, instead of the shop's `retries`. */
  retries?: number | undefined;
  /** Sent with this call, for example `{ traceparent }`; those of the contract cannot be replaced. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** For the deletions that a server may compare with what was seen. */
export interface DeleteCallOptions extends CallOptions {
  /**
   * Extension: the `version` of what was seen. Deletes nothing once there is a newer one (409
   * `VERSION_CONFLICT`); left out, whatever there is.
   *
   * @example
   * const [faq] = await shop.faq.list();
   * if (faq) await shop.faq.remove(faq.idPregunta, { version: faq.version });
   */
  version?: number | undefined;
}

/**
 * For the changes of a cart. Both belong together: a server whose carts have a `version` acts once on
 * such a change, so it may be repeated after a lost answer, by the SDK and by you.
 *
 * @example
 * const { version } = await shop.cart.get();
 * const idempotencyKey = crypto.randomUUID();
 * await shop.cart.empty({ version, idempotencyKey });
 */
export interface CartWriteOptions extends CallOptions {
  /**
   * Extension: the `version` of the cart that the change was made for. Nothing changes once there
   * is a newer one: 409 `VERSION_CONFLICT`, whose `ApiError` has today's `carrito`. Null, as carts
   * have it where the server keeps none, compares nothing.
   */
  version?: number | null | undefined;
  /**
   * Extension: one value per change, for example `crypto.randomUUID()`, kept when it is sent again.
   * It is sent only with a `version`, since carts without one remember no keys.
   */
  idempotencyKey?: string | undefined;
}

/** How far an upload is, in bytes. */
export interface UploadProgress {
  /** Handed to the network so far. */
  loaded: number;
  /** The whole request: the files and a little around them. */
  total: number;
}

/** For the calls that send files. */
export interface UploadCallOptions extends CallOptions {
  /**
   * Told how much of the request has left, several times on the way and once when all of it has;
   * the answer comes after that. A repeated attempt starts anew. Where there is no `XMLHttpRequest`,
   * as in Node.js, or a `fetch` of your own was given, it is never called.
   *
   * @example
   * await shop.checkout.placeOrder(form, {
   *   onUploadProgress: ({ loaded, total }) => show(Math.round((100 * loaded) / total)),
   * });
   */
  onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** For the two uploads that a server answers the same way however often they arrive. */
export interface IdempotentCallOptions extends UploadCallOptions {
  /**
   * One value per attempt to buy, for example `crypto.randomUUID()`. With it the call may be
   * repeated after a lost answer, by the SDK and by you, and never makes two orders.
   */
  idempotencyKey?: string | undefined;
}

/** Milliseconds allowed for a whole call, retries included. */
export interface Timeouts {
  /** Every other call; 30 000 unless given. */
  default: number;
  /** Calls that send files. */
  upload: number;
  /** Subscribing to the offers and leaving them. */
  subscription: number;
  /** The back-office list of special orders. */
  specialOrders: number;
}

export const DEFAULT_TIMEOUTS: Timeouts = {
  default: 30_000,
  upload: 120_000,
  subscription: 5_000,
  specialOrders: 10_000,
};

/** What `createShop` takes. */
export interface ShopOptions {
  /**
   * Origin of the API, for example `https://api.example.com`. Empty (the default) means the origin
   * of the page, so outside a browser a host is needed.
   */
  host?: string | undefined;
  /**
   * What the addresses of pictures and files begin with when the server sends them as paths: the
   * `host` by default. Give `''` to keep the paths, for example when rendering on the server for
   * pages of the same origin.
   */
  mediaHost?: string | undefined;
  /**
   * Where the login and the anonymous session are kept: by default `localStorageSession` of the
   * environment.
   */
  session?: SessionStore | undefined;
  /**
   * Where the shop runs: what differs from `browserEnvironment()`, or all of it. Its clock times the
   * calls; `<ShopProvider>` takes all of it from the shop.
   */
  environment?: Partial<Environment> | undefined;
  /**
   * Replaces `globalThis.fetch`, which is otherwise looked up at each call. Told the operation's id
   * in the contract, for logs, tags of a framework's cache and the like.
   *
   * @example
   * createShop({
   *   host,
   *   session,
   *   fetch: (request, { operation }) => fetch(request, { next: { tags: [operation] } }),
   * });
   */
  fetch?:
    | ((request: Request, call: RequestInit & { operation: string }) => Promise<Response>)
    | undefined;
  /** Milliseconds allowed for a call, by its kind; those left out are as usual. */
  timeouts?: Partial<Timeouts> | undefined;
  /** How often a call that is safe to repeat is repeated; 2 by default, 0 for never. */
  retries?: number | undefined;
  /** Spreads retries, at least 0 and below 1; `Math.random` by default. */
  random?: (() => number) | undefined;
}
