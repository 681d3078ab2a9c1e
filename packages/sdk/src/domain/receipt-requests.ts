import type { DoubtReason, OrderStatus, ReceiptRequest, RejectionReason } from '../entities.ts';
import { orderLifecycle } from './orders.ts';

/** Why a payment cannot be confirmed, in the order of the form. */
export const DOUBT_REASONS = [
  'no_se_lee',
  'monto_distinto',
  'no_ha_llegado',
  'otra_cuenta',
  'otro',
] as const satisfies readonly DoubtReason[];

/** The same as the staff reads it. */
export const DOUBT_LABELS: Readonly<Record<DoubtReason, string>> = {
  no_se_lee: 'No se lee',
  monto_distinto: 'Monto distinto',
  no_ha_llegado: 'No ha llegado',
  otra_cuenta: 'Otra cuenta',
  otro: 'Otro motivo',
};

const SENTENCES: Readonly<Record<Exclude<DoubtReason, 'otro'>, string>> = {
  no_se_lee: 'El comprobante que recibimos no se lee bien.',
  monto_distinto: 'El monto del comprobante no es el de tu pedido.',
  no_ha_llegado: 'El pago todavía no ha llegado a nuestra cuenta.',
  otra_cuenta: 'El pago se hizo a una cuenta que no es la nuestra.',
};

/** Longest own words about a reason, characters. Contract, `DoubtForm`. */
export const DOUBT_TEXT_MAX = 300;

/** Hours that a customer has to send another receipt, unless a shop says otherwise. */
export const RECEIPT_REQUEST_HOURS = 48;

/**
 * Most receipts of one order that come without being asked for: whoever pays in parts sends one for each.
 * Contract, `getReceiptRequest`.
 */
export const RECEIPTS_MAX = 6;

/**
 * How many further receipts the link of an order takes.
 *
 * @example receiptsLeft({ estadoPedido: 'pendiente', receipts: 2 }) // 4
 */
export const receiptsLeft = ({ estadoPedido, receipts }: ReceivedOrder): number =>
  estadoPedido === orderLifecycle.initial ? Math.max(0, RECEIPTS_MAX - receipts) : 0;

/** The step that an order is at, and how many receipts it has. */
export interface ReceivedOrder {
  estadoPedido: OrderStatus;
  /** How many receipts the order has. */
  receipts: number;
}

/** A reason with own words about it. */
export interface Doubt {
  motivo: DoubtReason;
  /** Null where the reason says it all. */
  texto: string | null;
}

/** Whether a reason says something: `otro` needs own words. */
export const isDoubt = ({ motivo, texto }: Doubt): boolean =>
  motivo !== 'otro' || (texto ?? '').trim() !== '';

/**
 * A reason as the customer reads it.
 *
 * @example doubtWords({ motivo: 'no_se_lee', texto: null }) // ['El comprobante que recibimos no se lee bien.']
 */
export const doubtWords = ({ motivo, texto }: Doubt): string[] => [
  ...(motivo === 'otro' ? [] : [SENTENCES[motivo]]),
  ...(texto ? [texto] : []),
];

/**
 * How a receipt that was asked for stands.
 *
 * @param vence Until when it is waited for; null when one has come.
 */
export function requestStatus(
  vence: string | null,
  estadoPedido: OrderStatus,
): 'abierta' | 'recibida' | 'cerrada' {
  if (estadoPedido !== orderLifecycle.initial) return 'cerrada';
  return vence === null ? 'recibida' : 'abierta';
}

/** The same in a list of orders, which says nothing of those that are decided. */
export function listedRequest(
  vence: string | null,
  estadoPedido: OrderStatus,
): { solicitud?: 'abierta' | 'recibida' } {
  const solicitud = requestStatus(vence, estadoPedido);
  return solicitud === 'cerrada' ? {} : { solicitud };
}

/**
 * What the link of an order says where no receipt was asked for.
 *
 * @param order The day and the step it is at, and how many receipts it has.
 * @example freeRequest({ fechaPedido, estadoPedido: 'pendiente', receipts: 1 }).estado // 'libre'
 */
export function freeRequest(
  order: ReceivedOrder & {
    /** ISO 8601, UTC. */
    fechaPedido: string;
  },
): ReceiptRequest {
  const { fechaPedido: fecha, estadoPedido } = order;
  const waiting = receiptsLeft(order) > 0 ? 'libre' : 'recibida';
  const estado = estadoPedido === orderLifecycle.initial ? waiting : 'cerrada';
  return { motivo: 'otro', texto: null, fecha, vence: null, estado };
}

const NO_ANSWER = 'No recibimos otro comprobante a tiempo.';

/** Every reason that an order may have been rejected for. */
export const REJECTION_REASONS = [
  ...DOUBT_REASONS,
  'sin_respuesta',
] as const satisfies readonly RejectionReason['motivo'][];

/** Why an order was rejected, as its customer reads it. */
export const rejectionWords = ({ motivo, texto }: RejectionReason): string[] =>
  motivo === 'sin_respuesta' ? [NO_ANSWER] : doubtWords({ motivo, texto });

/** The same as the staff reads it. */
export const rejectionLabel = ({ motivo, texto }: RejectionReason): string =>
  texto ?? (motivo === 'sin_respuesta' ? 'Sin respuesta' : DOUBT_LABELS[motivo]);

const HOUR_MS = 3_600_000;

/**
 * When a customer is reminded of a receipt that was asked for, and when the order is cancelled without one.
 *
 * @param since When it was asked for.
 * @param hours How long it is waited for; the reminder comes when half of them are over.
 * @returns ISO 8601 in UTC.
 */
export function requestDays(
  since: Date,
  hours: number,
): {
  /** When the customer is reminded. */
  recordar: string;
  /** When the order is cancelled. */
  vence: string;
} {
  const after = (part: number) => new Date(since.getTime() + hours * part * HOUR_MS).toISOString();
  return { recordar: after(0.5), vence: after(1) };
}
