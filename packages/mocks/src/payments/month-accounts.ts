import {
  fromCents,
  fromUnits,
  fullName,
  monthBounds,
  sumCents,
  toCents,
  toUnits,
} from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { accountOf } from '../accounts/find-account.ts';
import { viewColones } from '../orders/order-view.ts';
import type { OrderRow, PaymentRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

type Account = components['schemas']['OrderAccount'];

/** The orders of a month as an accountant enters them, the oldest first. */
export function monthAccounts(world: World, mes: string): Account[] {
  const { desde, hasta } = monthBounds(mes);
  return world.orders
    .filter(({ fechaPedido }) => fechaPedido >= desde && fechaPedido < hasta)
    .sort((a, b) => a.fechaPedido.localeCompare(b.fechaPedido) || a.idPedido - b.idPedido)
    .map((order) => viewAccount(world, order));
}

function viewAccount(world: World, order: OrderRow): Account {
  const { idPedido, fechaPedido, estadoPedido, estadoPago, metodoPago, montoTotal } = order;
  const customer = accountOf(world, order.idUsuario);
  const payments = world.payments.filter((one) => one.idPedido === idPedido);
  const refunds = world.refunds.filter((one) => one.idPedido === idPedido && one.hecha !== null);
  const references = [order.referencia, ...payments.map(({ referencia }) => referencia)];
  const subtotalCents = sumCents(
    order.lines
      .filter(({ devuelta }) => !devuelta)
      .map(({ subtotalProducto }) => toCents(subtotalProducto)),
  );
  return {
    ...{ idPedido, fechaPedido, estadoPedido, estadoPago, metodoPago, montoTotal },
    clienteNombre: fullName(customer),
    identificacion: customer.identificacion,
    referencias: [...new Set(references.filter((referencia) => referencia !== null))],
    subtotal: fromCents(subtotalCents),
    montoEnvio: fromCents(toCents(montoTotal) - subtotalCents),
    ...viewColones(order),
    recibidoDolares: sumIn(payments, 'USD'),
    recibidoColones: sumIn(payments, 'CRC'),
    devueltoDolares: sumIn(refunds, 'USD'),
    devueltoColones: sumIn(refunds, 'CRC'),
  };
}

const sumIn = (
  all: readonly Pick<PaymentRow, 'monto' | 'moneda'>[],
  moneda: 'USD' | 'CRC',
): number => fromUnits(sumCents(all.filter((one) => one.moneda === moneda).map(toUnits)), moneda);
