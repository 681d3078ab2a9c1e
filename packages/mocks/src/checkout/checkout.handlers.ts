import { checkoutTexts } from '@filigrana/sdk/contract';
import { accountOf } from '../accounts/find-account.ts';
import type { Handlers } from '../http/call.ts';
import { viewOrder } from '../orders/order-view.ts';
import type { World } from '../world/world.ts';
import { buyCart } from './buy-cart.ts';
import { runOnce } from './run-once.ts';

/** The purchase: all of the cart or nothing of it, and once per idempotency key. */
export const checkoutHandlers = (world: World): Handlers<'placeOrder'> => ({
  placeOrder({ user: { idUsuario }, body, idempotencyKey }) {
    const { comprobante: file, ...sent } = body;
    const fields = {
      ...sent,
      canton: sent.canton.trim(),
      distrito: sent.distrito.trim(),
      direccionExacta: sent.direccionExacta.trim(),
    };
    const attempt = { operation: 'placeOrder' as const, idUsuario, idempotencyKey, fields, file };
    return runOnce(world, attempt, () => {
      const order = buyCart(world, idUsuario, fields, file);
      const { idPedido } = order;
      world.mail.push({
        kind: 'order-received',
        to: accountOf(world, idUsuario).correo,
        idPedido,
      });
      return { mensaje: checkoutTexts.received, idPedido, pedido: viewOrder(world, order) };
    });
  },
});
