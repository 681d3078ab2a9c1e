import { cleanReference } from '@filigrana/sdk/domain';
import type { HandlersOf } from '../http/call.ts';
import { findOrder } from '../orders/find-order.ts';
import { addNote, readTimeline, recordEvent } from '../timeline/timeline.ts';
import { assertCurrent } from '../world/versions.ts';
import type { World } from '../world/world.ts';
import { reviewOrder } from './review-order.ts';

/** Judging the payment of an order, its history and internal notes: administrators only. */
export const orderReviewHandlers = (world: World): HandlersOf<'order-review'> => ({
  getOrderReview: ({ params }) => reviewOrder(world, findOrder(world, params)),
  setOrderReference({ params, body, user: { idUsuario } }) {
    const order = findOrder(world, params);
    const { idPedido, versionReferencia: version } = order;
    assertCurrent(world, { version }, body.version, () => reviewOrder(world, order));
    const referencia = cleanReference(body.referencia ?? '') || null;
    // The same one again is no event.
    if (referencia !== order.referencia) {
      recordEvent(world, { idPedido }, { idUsuario, tipo: 'referencia', texto: referencia });
      Object.assign(order, { referencia, versionReferencia: version + 1 });
    }
    return reviewOrder(world, order);
  },
  listOrderEvents: ({ params }) => {
    const { idPedido } = findOrder(world, params);
    return readTimeline(world, { idPedido });
  },
  addOrderNote({ params, body: { texto }, user: { idUsuario } }) {
    const { idPedido } = findOrder(world, params);
    return addNote(world, { idPedido }, { idUsuario, texto });
  },
});
