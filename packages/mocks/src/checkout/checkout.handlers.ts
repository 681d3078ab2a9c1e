import { assertTwoDecimals, checkoutTexts } from '@filigrana/sdk/answers';
import { cleanReference } from '@filigrana/sdk/domain';
import { accountOf } from '../accounts/find-account.ts';
import type { HandlersOf } from '../http/call.ts';
import { viewOrder } from '../orders/order-view.ts';
import { followTokenOf } from '../world/tokens.ts';
import type { World } from '../world/world.ts';
import { buyCart } from './buy-cart.ts';
import { runOnce } from './run-once.ts';

/** The purchase: all of the cart or nothing of it, and once per idempotency key. */
export const checkoutHandlers = (world: World): HandlersOf<'checkout'> => ({
  placeOrder({ user: { idUsuario }, body, idempotencyKey }) {
    const { comprobante: file, referencia: typed = '', ...rest } = body;
    const { montoTotal = null, tasa: shownRate = null, sinPieza = 0, ...where } = rest;
    const { idLugar: place = null, ...sent } = where;
    const delivery = {
      ...sent,
      canton: sent.canton.trim(),
      distrito: sent.distrito.trim(),
      direccionExacta: sent.direccionExacta.trim(),
    };
    // Who does not know the reference passes it over.
    const isKnown = world.extensions.has('orderReview');
    const referencia = (isKnown && cleanReference(typed)) || null;
    const isPaid = world.extensions.has('holds') && sinPieza === 1;
    const shownTotal = world.extensions.has('cartVersion') ? montoTotal : null;
    if (shownTotal !== null) assertTwoDecimals('montoTotal', shownTotal);
    const idLugar = world.extensions.has('pickup') ? place : null;
    // Where it is picked up, the address is the place's, whatever was sent.
    const asked = idLugar === null ? delivery : { idLugar, metodoPago: delivery.metodoPago };
    const fields = { ...asked, ...(referencia !== null && { referencia }) };
    const attempt = { operation: 'placeOrder' as const, idUsuario, idempotencyKey, fields, file };
    return runOnce(world, attempt, () => {
      const shown = { shownTotal, shownRate, isPaid };
      const bought = { idUsuario, delivery, idLugar, receipt: file, referencia };
      const order = buyCart(world, { ...bought, ...shown });
      const { idPedido } = order;
      world.mail.push({
        kind: 'order-received',
        to: accountOf(world, idUsuario).correo,
        idPedido,
        followToken: followTokenOf(world, idPedido),
      });
      return { mensaje: checkoutTexts.received, idPedido, pedido: viewOrder(world, order) };
    });
  },
});
