import { shipmentsTexts } from '@filigrana/sdk/answers';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { trackingInForce } from './read-tracking.ts';
import { followOrder, listShipments, setShipment, setTracking } from './shipments.service.ts';

/** Guides of parcels, what is to be sent, and following an order. */
export const shipmentHandlers = (deps: Deps): HandlersOf<'shipments'> => ({
  listShipments: ({ query }) => listShipments(deps, query.pedido),
  async setShipment({ params: { idPedido }, body, user: { idUsuario } }) {
    const shipment = await setShipment(deps, idPedido, { form: body, idUsuario });
    deps.outbox.post();
    return shipment;
  },
  followOrder: ({ params }) => followOrder(deps, params.token),
  getTracking: () => trackingInForce(deps.db),
  async setTracking({ body, user }) {
    await setTracking(deps, body, user.idUsuario);
    return { mensaje: shipmentsTexts.trackingSaved };
  },
});
