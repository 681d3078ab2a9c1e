import type { Api } from '../client/call.ts';
import { orderReview } from '../normalize/order-review.ts';
import { timeline, timelineEvent } from '../normalize/timeline.ts';
import * as operations from '../operations.gen.ts';

/**
 * Judging the payment of an order, its history and internal notes. Administrators. An extension of
 * the contract: a backend without it answers 404.
 */
export function orderReviewResource({ caller }: Api) {
  return {
    /** The receipt, other orders paid with it, and the payment reference with its checks. */
    get: caller(operations.getOrderReview, orderReview),

    /**
     * Notes the payment reference; null takes it away. Answers the review as it is now. 409
     * `VERSION_CONFLICT` when `version` is given and no longer the current one.
     */
    setReference: caller(operations.setOrderReference, orderReview),

    /** Who did what and when, oldest first, with the internal notes. */
    events: caller(operations.listOrderEvents, timeline),

    /** Adds an internal note of 1 to 500 characters. */
    addNote: caller(operations.addOrderNote, timelineEvent),
  };
}
