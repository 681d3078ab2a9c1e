import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import { withFiles } from '../client/upload.ts';
import { listPage } from '../normalize/list-page.ts';
import {
  specialOrder,
  specialOrderReceived,
  specialOrders,
  specialOrderStatusChanged,
} from '../normalize/special-order.ts';
import { timeline, timelineEvent } from '../normalize/timeline.ts';
import * as operations from '../operations.gen.ts';

/** Custom pieces: asking for one and following it (customers), deciding on it (administrators). */
export function specialOrdersResource({ caller }: Api) {
  const list = caller(operations.listSpecialOrders, specialOrders, { timeout: 'specialOrders' });

  return {
    /** The customer's own requests. */
    mine: caller(operations.listMySpecialOrders, specialOrders),

    /** Asks for a piece; the same `idempotencyKey` never asks twice. */
    request: caller(operations.requestSpecialOrder, specialOrderReceived, withFiles),

    /** Every request; gives up after 10 000 ms unless `timeouts` says otherwise. */
    list: (options?: CallOptions) => list({}, options),

    /**
     * A part of the requests whose customer, or state as people read it, holds every word of `busqueda`. An
     * extension: see `orders.page`.
     */
    page: caller(operations.listSpecialOrders, (answer) => listPage(answer, specialOrder), {
      timeout: 'specialOrders',
    }),

    /**
     * Decides on a request. 409 `INVALID_STATE` when the step is not open, `VERSION_CONFLICT` when
     * `version` is given and somebody else has decided since. It arrives although the page is closed.
     */
    changeStatus: caller(operations.changeSpecialOrderStatus, specialOrderStatusChanged, {
      init: { keepalive: true },
    }),

    /** Who did what and when, oldest first, with the internal notes. Extension. */
    events: caller(operations.listSpecialOrderEvents, timeline),

    /** Adds an internal note of 1 to 500 characters. Extension. */
    addNote: caller(operations.addSpecialOrderNote, timelineEvent),
  };
}
