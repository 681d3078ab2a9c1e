import type { OrderStatus, PaymentStatus } from '../entities.ts';
import { defineLifecycle, type LifecycleTable, type Step } from './lifecycle.ts';
import { ADMINISTRATORS } from './roles.ts';

/** The steps of a regular order, named as the calls name them. */
export type OrderEvent = 'aceptar' | 'rechazar' | 'enviar';

/** A step of an order and what else it changes. */
export interface OrderStep extends Step<OrderStatus> {
  /** What the payment becomes; absent when it stays. */
  estadoPago?: PaymentStatus;
  /** True when the pieces go back into stock (once). */
  returnsStock: boolean;
}

interface OrderTable extends LifecycleTable<OrderStatus, OrderEvent> {
  steps: Readonly<Record<OrderEvent, OrderStep>>;
}

/**
 * Regular orders: pendiente → confirmado → enviado, or pendiente → cancelado. Administrators only.
 * Source: specification §4, "Regular order estadoPedido"; decisions ("gives the stock back once").
 *
 * @example orderLifecycle.can('enviar', 'confirmado', 2) // true
 * @example orderLifecycle.table.steps.aceptar.estadoPago // 'verificado'
 */
export const orderLifecycle = /* @__PURE__ */ defineLifecycle<OrderStatus, OrderEvent, OrderTable>({
  initial: 'pendiente',
  labels: {
    pendiente: 'Pendiente',
    confirmado: 'Confirmado',
    enviado: 'Enviado',
    cancelado: 'Cancelado',
  },
  steps: {
    aceptar: {
      from: ['pendiente'],
      to: 'confirmado',
      roles: ADMINISTRATORS,
      estadoPago: 'verificado',
      returnsStock: false,
    },
    rechazar: {
      from: ['pendiente'],
      to: 'cancelado',
      roles: ADMINISTRATORS,
      estadoPago: 'rechazado',
      returnsStock: true,
    },
    enviar: {
      from: ['confirmado'],
      to: 'enviado',
      roles: ADMINISTRATORS,
      returnsStock: false,
    },
  },
});

/** Payment of an order before anybody has looked at the receipt. */
export const INITIAL_PAYMENT_STATUS: PaymentStatus = 'pendiente';

/** The payment states in the words people read. Source: specification §4. */
export const PAYMENT_STATUS_LABELS: Readonly<Record<PaymentStatus, string>> = {
  pendiente: 'Pendiente',
  verificado: 'Verificado',
  rechazado: 'Rechazado',
};

/** Every state of a payment. */
export const PAYMENT_STATUSES = Object.keys(PAYMENT_STATUS_LABELS) as PaymentStatus[];

/**
 * Orders that still hold their products: such a product cannot be deleted, nor its category or
 * held sizes changed. Source: decisions, "IN_USE".
 */
export const HOLDING_ORDER_STATES: readonly OrderStatus[] = ['pendiente', 'confirmado'];

/** Orders of one account that may wait for their review at once. */
export const PENDING_ORDERS_MAX = 10;

/**
 * Whether somebody with so many orders in `pendiente` may order more: nobody takes a whole shop off its
 * shelves without having paid.
 */
export function mayOrderMore(pending: number, max: number = PENDING_ORDERS_MAX): boolean {
  return pending < max;
}

/** As people write it, as the shop's own pages do, or bare. */
const NUMBER = /^(?:(?:pedido|especial)\s+)*(?:n\.?\s*[º°o]?\.?|#)?\s*(\d{1,9})$/i;

/**
 * The number that was typed for one order or special order: `7`, `#7`, `N.º 7`, `pedido 7`, `pedido especial n.º 7`;
 * null for any other text.
 *
 * @param text What stands in a search box, or one word of it.
 * @example orderNumber('Pedido N.º 12') // 12
 * @example orderNumber('ana 12') // null
 */
export function orderNumber(text: string): number | null {
  const digits = NUMBER.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
