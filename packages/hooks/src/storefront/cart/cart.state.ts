import type { ApiError, Cart } from '@filigrana/sdk';
import type { StorefrontNotice } from '../texts/storefront-notice.ts';
import type { CartCommand, QueuedCommand } from './cart.commands.ts';
import type { Expectation } from './cart.expectation.ts';
import type { Suspect } from './cart.suspicion.ts';
import type { CartOutcome } from './cart.types.ts';

/** Stands for every line; no idProducto_talla is 0. */
export const ALL_LINES = 0;

/** The command under way. */
export interface CurrentCommand extends QueuedCommand {
  /** When it was taken from the queue. */
  readonly since: number;
  /** Attempts that failed so far. */
  readonly failures: number;
  /** Pieces of the line on the server before this command; null when the cart was not known. */
  readonly before: number | null;
  /** One of its attempts may have reached the server. */
  readonly isUncertain: boolean;
  /** One of its attempts may still reach the server. */
  readonly mayArriveLate: boolean;
  /** Why the last attempt failed. */
  readonly error: ApiError | null;
  /** Set once the server has said that there are only so many pieces. */
  readonly limitedTo: number | null;
}

/** What is to happen with the current command. */
export type NextStep = 'send' | 'wait' | 'check' | 'finish';

export interface CartContext {
  /** Milliseconds since 1970: the only clock that all tabs share. */
  readonly now: () => number;
  /** The cart as the server last told it, plus what it confirmed since; null before the first read. */
  readonly settled: Cart | null;
  /**
   * False when `settled` holds a change whose result the server only confirmed, not told, or is what
   * a visitor had before logging in.
   */
  readonly isExact: boolean;
  /** A command failed that may have been done: `settled` is no base for additions. */
  readonly isDoubtful: boolean;
  /** The server's cart may differ from `settled`: read it when idle. */
  readonly isStale: boolean;
  readonly waiting: readonly QueuedCommand[];
  readonly current: CurrentCommand | null;
  readonly next: NextStep;
  /** No other tab changes the cart now; false when this one has lost patience with another. */
  readonly isAlone: boolean;
  /** Reads that failed in a row, and why the last one did. */
  readonly readFailures: number;
  readonly readError: ApiError | null;
  readonly lineErrors: Readonly<Record<number, StorefrontNotice>>;
  /** Lines that show 'Cantidad máxima disponible: {n}'. */
  readonly warnings: Readonly<Record<number, number>>;
  /** A toast about the maximum was shown a moment ago. */
  readonly isToastThrottled: boolean;
  readonly suspects: readonly Suspect[];
  /** When the last question to the server was asked whose answer was the whole cart. */
  readonly toldAt: number;
  /** When another tab changed the cart in a way that is not in `settled`. */
  readonly newsAt: number;
  /** When lines were last changed by this tab; under ALL_LINES when the cart was emptied. */
  readonly changedAt: Readonly<Record<number, number>>;
  /** When the question under way was asked. */
  readonly askedAt: number;
  /** What was last made of lines while there are suspects. */
  readonly expected: Readonly<Record<number, Expectation>>;
}

export type CartEmitted =
  /** Commands have ended. */
  | { readonly type: 'settled'; readonly ids: readonly number[]; readonly outcome: CartOutcome }
  /** Something to show as a toast. */
  | { readonly type: 'notice'; readonly notice: StorefrontNotice }
  /** The server does not know who is asking any more; what has failed, unless it is sent again. */
  | { readonly type: 'unauthorized'; readonly failed: StorefrontNotice | null }
  /** The cart has changed: other tabs should know. */
  | { readonly type: 'changed'; readonly news: CartNews };

/** What a tab has found the server's cart to be, or made of it. */
export type CartNews = { readonly cart: Cart } | CartChange;

/** What a tab made of the cart. */
export interface CartChange {
  /** When it was known to be done. */
  readonly at: number;
  /** When it was begun, if it was found to be done at some time since; null when it was answered. */
  readonly since: number | null;
  readonly command: CartCommand;
  /** Pieces that the line is to have now. */
  readonly cantidad: number;
  /** The whole cart, when the server told it. */
  readonly cart: Cart | null;
}

/** A step of the machine: what it becomes and what it tells. */
export interface Step {
  readonly context: Partial<CartContext>;
  readonly emit: readonly CartEmitted[];
  /** A line whose maximum warning starts now. */
  readonly warn?: number;
}

export const INITIAL_CART: Omit<CartContext, 'now'> = {
  settled: null,
  isExact: true,
  isDoubtful: false,
  isStale: true,
  waiting: [],
  current: null,
  next: 'send',
  isAlone: false,
  readFailures: 0,
  readError: null,
  lineErrors: {},
  warnings: {},
  isToastThrottled: false,
  toldAt: 0,
  newsAt: 0,
  changedAt: {},
  askedAt: 0,
  suspects: [],
  expected: {},
};
