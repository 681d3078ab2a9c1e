import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import type { OrderReview, TimelineEvent } from '../entities.review.ts';
import { given, type NoteForm, type ReferenceForm } from '../inputs.ts';
import { orderReview } from '../normalize/order-review.ts';
import { timeline, timelineEvent } from '../normalize/timeline.ts';

/**
 * Judging the payment of an order, its history and internal notes. Administrators. An extension of
 * the contract: a backend without it answers 404.
 */
export function orderReviewResource({ client, call }: Api) {
  return {
    /** The receipt, other orders paid with it, and the payment reference with its checks. */
    get: (idPedido: number, options?: CallOptions): Promise<OrderReview> =>
      call({
        operation: 'getOrderReview',
        bearer: true,
        send: (init) =>
          client.GET('/api/pedido/{idPedido}/revision', {
            ...init,
            params: { path: { idPedido } },
          }),
        read: orderReview,
        options,
      }),

    /**
     * Notes the payment reference; null takes it away. Answers the review as it is now. 409
     * `VERSION_CONFLICT` when `version` is given and no longer the current one.
     */
    setReference: (
      idPedido: number,
      body: ReferenceForm,
      options?: CallOptions,
    ): Promise<OrderReview> =>
      call({
        operation: 'setOrderReference',
        bearer: true,
        send: (init) =>
          client.PUT('/api/pedido/{idPedido}/referencia', {
            ...init,
            params: { path: { idPedido } },
            body: given(body),
          }),
        read: orderReview,
        options,
      }),

    /** Who did what and when, oldest first, with the internal notes. */
    events: (idPedido: number, options?: CallOptions): Promise<TimelineEvent[]> =>
      call({
        operation: 'listOrderEvents',
        bearer: true,
        send: (init) =>
          client.GET('/api/pedido/{idPedido}/historial', {
            ...init,
            params: { path: { idPedido } },
          }),
        read: timeline,
        options,
      }),

    /** Adds an internal note of 1 to 500 characters. */
    addNote: (idPedido: number, body: NoteForm, options?: CallOptions): Promise<TimelineEvent> =>
      call({
        operation: 'addOrderNote',
        bearer: true,
        send: (init) =>
          client.POST('/api/pedido/{idPedido}/notas', {
            ...init,
            params: { path: { idPedido } },
            body,
          }),
        read: timelineEvent,
        options,
      }),
  };
}
