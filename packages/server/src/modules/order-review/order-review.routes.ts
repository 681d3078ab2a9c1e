import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { addOrderNote, orderTimeline, reviewOrder, setReference } from './order-review.service.ts';

/** Judging the payment of an order, its history and internal notes: administrators only. */
export const orderReviewHandlers = (deps: Deps): HandlersOf<'order-review'> => ({
  getOrderReview: ({ params }) => reviewOrder(deps, params.idPedido),
  setOrderReference: ({ params: { idPedido }, body, user: { idUsuario } }) =>
    setReference(deps, { idPedido, idUsuario, typed: body.referencia, version: body.version }),
  listOrderEvents: ({ params }) => orderTimeline(deps, params.idPedido),
  addOrderNote: ({ params: { idPedido }, body: { texto }, user: { idUsuario } }) =>
    addOrderNote(deps, { idPedido, idUsuario, texto }),
});
