import type { Order, OrderStatus, PaymentStatus } from '../entities.ts';
import { customersFitting } from './customers.ts';
import { isDay, localDate } from './local-date.ts';
import { orderLifecycle, PAYMENT_STATUS_LABELS } from './orders.ts';
import { normalizeText, typedWords } from './text.ts';

/** What the staff's list of orders is narrowed down by. */
export interface OrderFilters {
  /** What is typed into the search box. */
  busqueda: string;
  /** Null: whatever the state. The same for the payment. */
  estado: OrderStatus | null;
  /** Null: whatever has been paid. */
  pago: PaymentStatus | null;
  /** First and last day in Costa Rica, `2026-03-14`; '' leaves that side open. */
  desde: string;
  /** Last day in Costa Rica; '' leaves that side open. */
  hasta: string;
  /** The order of that number alone; null: whatever the number. */
  pedido: number | null;
}

/** The parts of an order that the filters look at. */
type Filtered = Pick<
  Order,
  | 'idPedido'
  | 'fechaPedido'
  | 'estadoPedido'
  | 'estadoPago'
  | 'resumen'
  | 'clienteNombre'
  | 'clientePrimerApellido'
  | 'clienteSegundoApellido'
>;

/** Filters that keep every order. */
export const emptyOrderFilters = (): OrderFilters => ({
  busqueda: '',
  estado: null,
  pago: null,
  desde: '',
  hasta: '',
  pedido: null,
});

/** Whether anything is narrowed down. */
export function hasOrderFilters({ busqueda, ...others }: OrderFilters): boolean {
  return busqueda.trim() !== '' || Object.values(others).some(Boolean);
}

/** Something about an order, made when it is first asked for and remembered with the order. */
function remembered<Value>(make: (order: Filtered) => Value): (order: Filtered) => Value {
  const known = new WeakMap<Filtered, Value>();
  return (order) => {
    const before = known.get(order);
    if (before !== undefined) return before;
    const made = make(order);
    known.set(order, made);
    return made;
  };
}

/** Customer and summary, as the specification has the search of regular orders (§2.16). */
const searchedText = /* @__PURE__ */ remembered((order) => {
  const { clienteNombre, clientePrimerApellido, clienteSegundoApellido, resumen } = order;
  const customer = `${clienteNombre} ${clientePrimerApellido} ${clienteSegundoApellido}`;
  return normalizeText(`${customer}\n${resumen}`);
});

/** The day in Costa Rica, '' for a date that is none. */
const dayOf = /* @__PURE__ */ remembered(({ fechaPedido }) => {
  const time = Date.parse(fechaPedido);
  return Number.isNaN(time) ? '' : localDate(time);
});

/**
 * The orders that fit, in the order they came. The search looks for every word, in any order, in customer
 * and summary, without case and accents; only where no order has them, it finds those of customers whose name is a
 * letter off, as `customersFitting` does. The days are days in Costa Rica and count themselves. Quick enough to run at
 * every key over 10,000 orders: what is compared is remembered with each order.
 *
 * @param orders What is narrowed down.
 * @param filters What the search box and the filters say.
 * @example filterOrders(orders, { ...emptyOrderFilters(), estado: 'pendiente', desde: '2026-03-14' })
 */
export function filterOrders<One extends Filtered>(
  orders: readonly One[],
  filters: OrderFilters,
): readonly One[] {
  if (!hasOrderFilters(filters)) return orders;
  const { busqueda, estado, pago, desde, hasta, pedido } = filters;
  return ordersAbout(orders, busqueda).filter((order) => {
    if (pedido !== null && order.idPedido !== pedido) return false;
    if (estado !== null && order.estadoPedido !== estado) return false;
    if (pago !== null && order.estadoPago !== pago) return false;
    if (desde !== '' && dayOf(order) < desde) return false;
    return hasta === '' || (dayOf(order) !== '' && dayOf(order) <= hasta);
  });
}

function ordersAbout<One extends Filtered>(orders: readonly One[], typed: string): readonly One[] {
  const words = typedWords(typed);
  const found = orders.filter((order) => words.every((word) => searchedText(order).includes(word)));
  return found.length > 0 ? found : customersFitting(orders, typed, nameOf);
}

/** All that an order tells of its customer. */
const nameOf = (order: Filtered) => {
  const [fullName = ''] = searchedText(order).split('\n', 1);
  return { fullName, correo: '', identificacion: '', telefono: '' };
};

/**
 * The filters as the search part of an address, without '?'; '' when nothing is narrowed down.
 *
 * @example orderFiltersToSearch({ estado: 'pendiente' }) // 'estado=pendiente'
 */
export function orderFiltersToSearch(filters: Partial<OrderFilters>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...emptyOrderFilters(), ...filters })) {
    const text = String(value ?? '').trim();
    if (text !== '') search.set(key, text);
  }
  return search.toString();
}

/**
 * The filters of an address; what is no state and no day is left out.
 *
 * @param search With or without '?'.
 */
export function orderFiltersFromSearch(search: string): OrderFilters {
  const params = new URLSearchParams(search);
  const text = (key: string) => params.get(key) ?? '';
  return {
    busqueda: text('busqueda'),
    estado: nameIn(orderLifecycle.table.labels, text('estado')),
    pago: nameIn(PAYMENT_STATUS_LABELS, text('pago')),
    desde: dayIn(text('desde')),
    hasta: dayIn(text('hasta')),
    pedido: numberIn(text('pedido')),
  };
}

function numberIn(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

function nameIn<Name extends string>(labels: Readonly<Record<Name, string>>, text: string) {
  return Object.hasOwn(labels, text) ? (text as Name) : null;
}

const dayIn = (text: string): string => (isDay(text) ? text : '');
