import type { Shop } from '@filigrana/sdk';
import type { SpecialOrderEvent, SpecialOrderTarget } from '@filigrana/sdk/domain';

/** The state that the status call asks for. */
export const TARGETS: Readonly<Record<SpecialOrderEvent, SpecialOrderTarget>> = {
  aceptar: 'Aceptado',
  rechazar: 'Rechazado',
  enviar: 'Enviado',
};

/**
 * The steps of a special order of a shop, for `specialOrderMachine`.
 *
 * @param shop The shop whose order it is.
 * @param idPedidoEspecial The special order.
 * @param version The one that the person has seen; what somebody has changed since is refused.
 * @example const machine = provideLifecycle(specialOrderMachine, shopSpecialOrderSteps(shop, 7));
 */
export const shopSpecialOrderSteps =
  ({ specialOrders }: Pick<Shop, 'specialOrders'>, idPedidoEspecial: number, version?: number) =>
  (step: SpecialOrderEvent) =>
    specialOrders.changeStatus(idPedidoEspecial, {
      estado: TARGETS[step],
      ...(version !== undefined && { version }),
    });
