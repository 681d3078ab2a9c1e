import type { SpecialOrder, SpecialOrderStatus } from '../entities.ts';
import { defineLifecycle, type LifecycleTable } from './lifecycle.ts';
import { orderNumber } from './orders.ts';
import { ADMINISTRATORS } from './roles.ts';
import { normalizeText, typedWords } from './text.ts';

/** The steps of a special order. */
export type SpecialOrderEvent = 'aceptar' | 'rechazar' | 'enviar';

/** Label of a special order whose state is unset. Source: specification §4. */
export const UNSET_SPECIAL_ORDER_LABEL = 'Especial';

/**
 * Special orders: any state that is not final → Aceptado or Rechazado; Aceptado → Enviado.
 * A state never leads to itself, so an accepted order cannot be accepted again, but it can still be
 * rejected. An unset state counts as Pendiente. Administrators only.
 * Source: specification §4, "Special order estado values".
 *
 * @example specialOrderLifecycle.next('aceptar', 'Completado') // 'Aceptado'
 * @example specialOrderLifecycle.can('rechazar', 'Enviado', 2) // false
 */
export const specialOrderLifecycle = /* @__PURE__ */ defineLifecycle<
  SpecialOrderStatus,
  SpecialOrderEvent,
  LifecycleTable<SpecialOrderStatus, SpecialOrderEvent>
>(
  {
    initial: 'Pendiente',
    labels: {
      Pendiente: 'Pendiente',
      'En proceso': 'En proceso',
      Aceptado: 'Aceptado',
      Rechazado: 'Rechazado',
      Completado: 'Completado',
      Enviado: 'Enviado',
    },
    steps: {
      aceptar: {
        from: ['Pendiente', 'En proceso', 'Completado'],
        to: 'Aceptado',
        roles: ADMINISTRATORS,
      },
      rechazar: {
        from: ['Pendiente', 'En proceso', 'Aceptado', 'Completado'],
        to: 'Rechazado',
        roles: ADMINISTRATORS,
      },
      enviar: { from: ['Aceptado'], to: 'Enviado', roles: ADMINISTRATORS },
    },
  },
  'Pendiente',
);

/** The states that the status call may ask for. Source: specification §7. */
export const SPECIAL_ORDER_TARGETS = ['Aceptado', 'Rechazado', 'Enviado'] as const;

export type SpecialOrderTarget = (typeof SPECIAL_ORDER_TARGETS)[number];

/**
 * The step that leads to the state which the status call asks for.
 *
 * @example specialOrderEventTo('Enviado') // 'enviar'
 */
export function specialOrderEventTo(target: SpecialOrderTarget): SpecialOrderEvent {
  return ({ Aceptado: 'aceptar', Rechazado: 'rechazar', Enviado: 'enviar' } as const)[target];
}

/**
 * The state of a special order in words; 'Especial' when it is unset.
 *
 * @example specialOrderLabel(null) // 'Especial'
 */
export function specialOrderLabel(estado: SpecialOrderStatus | null): string {
  return estado === null ? UNSET_SPECIAL_ORDER_LABEL : specialOrderLifecycle.table.labels[estado];
}

/**
 * Whether what was typed into the search box of the special orders finds one: it is the number of the order as
 * `orderNumber` reads it, or every word stands in the customer's name or in the state as people read it, or is that
 * number.
 * Source: specification §2.16 ("search by customer name and status").
 *
 * @param order The special order.
 * @param typed What stands in the search box; '' finds every order.
 * @example
 * const order = { idPedidoEspecial: 12, nombreUsuario: 'Ana Rojas', estado: 'Aceptado' as const };
 * specialOrderFits(order, 'rojas aceptado'); // true
 * specialOrderFits(order, 'especial n.º 12'); // true
 */
export function specialOrderFits(
  order: Pick<SpecialOrder, 'idPedidoEspecial' | 'nombreUsuario' | 'estado'>,
  typed: string,
): boolean {
  const { idPedidoEspecial, nombreUsuario, estado } = order;
  const text = normalizeText(`${nombreUsuario}\n${specialOrderLabel(estado)}`);
  const isMeant = (one: string) => orderNumber(one) === idPedidoEspecial;
  return isMeant(typed) || typedWords(typed).every((word) => text.includes(word) || isMeant(word));
}
