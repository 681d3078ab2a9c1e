/** What the cart's machine knows. */
import type { ApiError, Cart } from '@filigrana/sdk';
import type { CartNotice } from '../texts/storefront-notice.ts';
import type { SentCommand } from './cart-port.ts';
import type { QueuedCommand } from './cart.queue.ts';

/** The command in flight. */
export interface CurrentCommand extends QueuedCommand, SentCommand {
  /** Pieces that the line has once it is done. */
  readonly wanted: number;
  /** Attempts that failed so far; one that took its whole time counts as two. */
  readonly failures: number;
  /** Why the last attempt failed. */
  readonly error: ApiError | null;
  /** An attempt got no answer: the server may have done it, or may do it yet. */
  readonly isLost: boolean;
  /** The cart was read for it, since its last attempt. */
  readonly isChecked: boolean;
  /** Set once the server has said that there are only so many pieces. */
  readonly limitedTo: number | null;
}

export interface CartContext {
  /** The cart as the server last told it; null before the first read. */
  readonly settled: Cart | null;
  /** False when `settled` is a guess: a change was only confirmed, or lost, or the cart has moved. */
  readonly isExact: boolean;
  /** The server's cart may differ from `settled`: read it when nothing waits. */
  readonly isStale: boolean;
  /** Commands that have not been sent yet, oldest first. */
  readonly waiting: readonly QueuedCommand[];
  /** The command on its way; null when none is. */
  readonly current: CurrentCommand | null;
  /** A command was given up that may arrive yet; it was made for that version. */
  readonly lost: { readonly version: number | null } | null;
  /** Reads that failed in a row, and why the last one did. */
  readonly readFailures: number;
  readonly readError: ApiError | null;
  /** What the server said against a change, by line (`idProducto_talla`). */
  readonly lineErrors: Readonly<Record<number, CartNotice>>;
  /** Lines that show 'Cantidad máxima disponible: {n}'. */
  readonly warnings: Readonly<Record<number, number>>;
  /** A toast about the maximum was shown a moment ago. */
  readonly isToastThrottled: boolean;
}
