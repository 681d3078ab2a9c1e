import { specialOrdersTexts } from '@filigrana/sdk/answers';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { readRequest } from './special-order-form.ts';
import {
  addSpecialOrderNote,
  changeSpecialOrderStatus,
  listSpecialOrders,
  readSpecialOrderPage,
  requestSpecialOrder,
  specialOrderTimeline,
} from './special-orders.service.ts';

/** Custom pieces: asking for one, following it, deciding on it. */
export const specialOrderHandlers = (deps: Deps): HandlersOf<'special-orders'> => ({
  async listMySpecialOrders({ user }) {
    const filter = { 'pedidos_especiales.idUsuario': user.idUsuario };
    // Customers are not shown the version.
    return (await listSpecialOrders(deps, filter)).map(({ version: _, ...order }) => order);
  },

  listSpecialOrders: ({ query: { limite, ...search } }) =>
    limite === undefined
      ? listSpecialOrders(deps, {})
      : readSpecialOrderPage(deps, { ...search, limite }),

  async requestSpecialOrder({ user, body, idempotencyKey }) {
    const { referenciaURL, ...sent } = body;
    const { result, repeated } = await requestSpecialOrder(deps, {
      idUsuario: user.idUsuario,
      fields: await readRequest(deps.db, sent),
      reference: referenciaURL?.bytes ?? null,
      idempotencyKey,
    });
    if (!repeated) deps.outbox.post();
    return result;
  },

  async changeSpecialOrderStatus({ params, body: { estado, version }, user: { idUsuario } }) {
    await changeSpecialOrderStatus(deps, { ...params, estado, version, idUsuario });
    return { mensaje: specialOrdersTexts.changed, estado };
  },

  listSpecialOrderEvents: ({ params }) => specialOrderTimeline(deps, params.idPedidoEspecial),

  addSpecialOrderNote: ({ params, body: { texto }, user: { idUsuario } }) =>
    addSpecialOrderNote(deps, { ...params, texto, idUsuario }),
});
