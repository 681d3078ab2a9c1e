import type { SpecialOrder, SpecialOrderStatus } from '../entities.ts';
import { customersFitting } from './customers.ts';
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
 * The special orders that what was typed into their search box finds, in the order they came: one whose number it is as
 * `orderNumber` reads it, and those of which every word stands in the customer's name or in the state as people read
 * it, or is that number; only where there is none, those of customers whose name is a letter off, as `customersFitting`
 * does.
 * Source: specification §2.16 ("search by customer name and status").
 *
 * @param orders Where to look.
 * @param typed What stands in the search box; '' finds every order.
 * @example
 * const order = { idPedidoEspecial: 12, nombreUsuario: 'Ana Rojas', estado: 'Aceptado' as const };
 * specialOrdersFitting([order], 'rojas aceptado').length; // 1
 * specialOrdersFitting([order], 'especial n.º 12').length; // 1
 * specialOrdersFitting([order], 'rjas').length; // 1
 */
export function specialOrdersFitting<
  One extends Pick<SpecialOrder, 'idPedidoEspecial' | 'nombreUsuario' | 'estado'>,
>(orders: readonly One[], typed: string): One[] {
  const words = typedWords(typed);
  const found = orders.filter(({ idPedidoEspecial, nombreUsuario, estado }) => {
    const text = normalizeText(`${nombreUsuario}\n${specialOrderLabel(estado)}`);
    const isMeant = (one: string) => orderNumber(one) === idPedidoEspecial;
    return isMeant(typed) || words.every((word) => text.includes(word) || isMeant(word));
  });
  if (found.length > 0) return found;
  return customersFitting(orders, typed, ({ nombreUsuario }) => ({
    fullName: nombreUsuario,
    correo: '',
    identificacion: '',
    telefono: '',
  }));
}
