import { CURRENCIES, fromUnits, fullName, sumCents, toUnits } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { accountOf } from '../accounts/find-account.ts';
import { findOrder } from '../orders/find-order.ts';
import { viewAuthor } from '../timeline/timeline.ts';
import type { PaymentRow, RefundRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** What has come for an order that is cancelled is to be given back: a sum for each currency. */
export function oweRefunds(
  world: World,
  idPedido: number,
  payments: readonly PaymentRow[] = world.payments.filter((one) => one.idPedido === idPedido),
): void {
  for (const moneda of CURRENCIES) {
    const units = sumCents(payments.filter((one) => one.moneda === moneda).map(toUnits));
    if (units === 0) continue;
    world.refunds.push({
      ...{ id: world.nextId('refund'), idPedido, moneda, hecha: null, referencia: null },
      monto: fromUnits(units, moneda),
      fecha: world.now().toISOString(),
      idUsuario: null,
    });
  }
}

export function viewRefund(
  world: World,
  { idUsuario, ...refund }: RefundRow,
): components['schemas']['Refund'] {
  const customer = accountOf(world, findOrder(world, refund).idUsuario);
  return {
    ...refund,
    clienteNombre: fullName(customer),
    telefono: customer.telefono,
    autor: idUsuario === null ? null : viewAuthor(world, idUsuario),
  };
}

/** What is to be given back, the longest waiting first; then what was given back, the newest first. */
export const listRefunds = (world: World) =>
  [
    ...world.refunds.filter(({ hecha }) => hecha === null),
    ...world.refunds.filter(({ hecha }) => hecha !== null).reverse(),
  ].map((refund) => viewRefund(world, refund));
