import type { ApiError, DoubtForm } from '@filigrana/sdk';
import type { OrderEvent } from '@filigrana/sdk/domain';

/** What a reviewer decides. */
export type ReviewStep = Exclude<OrderEvent, 'enviar'>;

export interface OrderReviewContext {
  /** Orders that wait, oldest first; one that is `held` keeps its place among them. */
  readonly queue: readonly number[];
  /** The one that is looked at; null when none waits. */
  readonly current: number | null;
  /** It has taken the place of one that was decided, here or elsewhere: nobody chose it. */
  readonly hasFollowed: boolean;
  /** How many have been decided in this visit. */
  readonly reviewed: number;
  /** What was last decided; with `error`, what was not taken. */
  readonly step: ReviewStep | null;
  /** Entries of the bank that pay it, accepted together with it; null without. */
  readonly entradas: readonly number[] | null;
  /** Why it is rejected; null where nobody says so. */
  readonly reason: DoubtForm | null;
  /** Why the last decision was not taken, as far as is known: its answer may have been lost. */
  readonly error: ApiError | null;
  /** Accepted orders that can still be undone, or of which the server has not said that it took them. */
  readonly accepted: readonly number[];
  /** What is `held` was decided in this visit: the answer was lost, and the orders show it. */
  readonly isOwn: boolean;
}

export type OrderReviewEvent =
  /**
   * The orders that wait, as they are now. With `stays`, the one that is looked at is not left when
   * it waits no more, for example because something is typed about it: it is `held`. With `taken`, it
   * has become what `step` makes of it.
   */
  | { type: 'review.orders'; ids: readonly number[]; stays?: boolean; taken?: boolean }
  /** To the next one, and from the last to the first; the same the other way round. */
  | { type: 'review.next' }
  | { type: 'review.previous' }
  /** To one that waits; another one changes nothing. */
  | { type: 'review.show'; idPedido: number }
  /**
   * With `waits` the next order takes its place at once, and the call is left to whoever hears
   * `accepted`: it can be undone before it is made. With `entradas` those entries of the bank pay it.
   */
  | { type: 'review.accept'; waits?: boolean; entradas?: readonly number[] }
  /**
   * An accepted order is back: it was undone, or its call has failed. It is looked at again; with
   * `stays`, and while something else is asked or decided, it only has its place in the queue again.
   */
  | {
      type: 'review.back';
      idPedido: number;
      error?: ApiError | null;
      /** What is looked at now is not left for it. */
      stays?: boolean;
    }
  /** Asks whether to reject. */
  | { type: 'review.askReject' }
  /** With a reason, which the customer is told. */
  | { type: 'review.reject'; reason?: DoubtForm | undefined }
  | { type: 'review.cancel' };

export type OrderReviewEmitted =
  /** Somebody else has decided the order that was being looked at, and the next one has its place. */
  | { type: 'decidedElsewhere'; idPedido: number }
  /** A decision whose answer was lost was taken after all. */
  | { type: 'foundTaken'; idPedido: number; step: ReviewStep }
  /** An order was accepted in a way that can be undone. */
  | {
      type: 'accepted';
      idPedido: number;
      /** Entries of the bank that pay it; absent where none is named. */
      entradas?: readonly number[];
    };

export interface ReviewDecision {
  readonly idPedido: number;
  readonly step: ReviewStep;
  /** Entries of the bank that pay the accepted order; absent where none is named. */
  readonly entradas?: readonly number[];
  /** Why it is rejected; absent where nobody says so. */
  readonly reason?: DoubtForm;
}
