import type { Api } from '../client/call.ts';
import { upload } from '../client/upload.ts';
import type { CallOptions, IdempotentCallOptions } from '../client/options.ts';
import type { SpecialOrder } from '../entities.ts';
import type { TimelineEvent } from '../entities.review.ts';
import {
  given,
  type NoteForm,
  type SpecialOrderForm,
  type SpecialOrderStatusForm,
} from '../inputs.ts';
import {
  specialOrderReceived,
  specialOrders,
  specialOrderStatusChanged,
} from '../normalize/special-order.ts';
import { timeline, timelineEvent } from '../normalize/timeline.ts';
import type { SpecialOrderReceived, SpecialOrderStatusChanged } from '../results.ts';

/** Custom pieces: asking for one and following it (customers), deciding on it (administrators). */
export function specialOrdersResource({ client, call }: Api) {
  return {
    /** The customer's own requests. */
    mine: (options?: CallOptions): Promise<SpecialOrder[]> =>
      call({
        operation: 'listMySpecialOrders',
        bearer: true,
        send: (init) => client.GET('/api/pedidos-especiales/usuario', init),
        read: specialOrders,
        options,
      }),

    /** Asks for a piece; the same `idempotencyKey` never asks twice. */
    request: (
      form: SpecialOrderForm,
      options?: IdempotentCallOptions,
    ): Promise<SpecialOrderReceived> =>
      upload(call, {
        operation: 'requestSpecialOrder',
        send: (init) =>
          client.POST('/api/pedidos-especiales/agregar', { ...init, body: given(form) }),
        read: specialOrderReceived,
        options,
      }),

    /** Every request; gives up after 10 000 ms unless `timeouts` says otherwise. */
    list: (options?: CallOptions): Promise<SpecialOrder[]> =>
      call({
        operation: 'listSpecialOrders',
        bearer: true,
        timeout: 'specialOrders',
        send: (init) => client.GET('/api/pedidos-especiales/todos', init),
        read: specialOrders,
        options,
      }),

    /**
     * Decides on a request. 409 `INVALID_STATE` when the step is not open, `VERSION_CONFLICT` when
     * `version` is given and somebody else has decided since.
     */
    changeStatus: (
      idPedidoEspecial: number,
      body: SpecialOrderStatusForm,
      options?: CallOptions,
    ): Promise<SpecialOrderStatusChanged> =>
      call({
        operation: 'changeSpecialOrderStatus',
        bearer: true,
        send: (init) =>
          client.PATCH('/api/pedidos-especiales/estado/{idPedidoEspecial}', {
            ...init,
            params: { path: { idPedidoEspecial } },
            body: given(body),
          }),
        read: specialOrderStatusChanged,
        options,
      }),

    /** Who did what and when, oldest first, with the internal notes. Extension. */
    events: (idPedidoEspecial: number, options?: CallOptions): Promise<TimelineEvent[]> =>
      call({
        operation: 'listSpecialOrderEvents',
        bearer: true,
        send: (init) =>
          client.GET('/api/pedidos-especiales/{idPedidoEspecial}/historial', {
            ...init,
            params: { path: { idPedidoEspecial } },
          }),
        read: timeline,
        options,
      }),

    /** Adds an internal note of 1 to 500 characters. Extension. */
    addNote: (
      idPedidoEspecial: number,
      body: NoteForm,
      options?: CallOptions,
    ): Promise<TimelineEvent> =>
      call({
        operation: 'addSpecialOrderNote',
        bearer: true,
        send: (init) =>
          client.POST('/api/pedidos-especiales/{idPedidoEspecial}/notas', {
            ...init,
            params: { path: { idPedidoEspecial } },
            body,
          }),
        read: timelineEvent,
        options,
      }),
  };
}
