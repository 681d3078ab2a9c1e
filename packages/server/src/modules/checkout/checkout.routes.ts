import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { placeOrder, type CheckoutDeps } from './checkout.service.ts';

/** The purchase. */
export const checkoutHandlers = (deps: Deps & CheckoutDeps): HandlersOf<'checkout'> => ({
  async placeOrder({ user, body, idempotencyKey }) {
    deps.calm.disturb();
    const { comprobante: receipt, referencia = null, ...rest } = body;
    const { montoTotal = null, tasa = null, sinPieza = 0, idLugar = null, ...delivery } = rest;
    const { idUsuario } = user;
    const { result, repeated } = await placeOrder(deps, {
      idUsuario,
      delivery,
      idLugar,
      receipt,
      referencia,
      shownTotal: montoTotal,
      shownRate: tasa,
      isPaid: sinPieza === 1,
      idempotencyKey,
    });
    if (!repeated) {
      deps.outbox.post();
      deps.receipts.compare(result.idPedido);
    }
    return result;
  },
});
