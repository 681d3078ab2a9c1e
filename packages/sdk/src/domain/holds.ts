/** Pieces that are kept for whoever is paying for them: how long, for how many, and at which price. */

/** Minutes that a hold lasts, unless the server's settings say otherwise. */
export const HOLD_MINUTES = 30;
/** Minutes by which a hold is prolonged, once. */
export const PROLONG_MINUTES = 15;
/** Holds of one piece that one person, or one network, may begin within a day. */
export const HOLDS_A_DAY = 3;
/** Hours for which what a hold kept is not deleted while it is still in that cart: it may have been paid. */
export const LATE_PAYMENT_HOURS = 24;
/** Days after which nobody waits for a piece any more. */
export const WAITING_DAYS = 30;

const MINUTE_MS = 60_000;

/**
 * Where a hold stands. Nothing has to happen for `expired`: it is what is left when the time of a hold
 * has passed.
 */
export type HoldState = 'holding' | 'prolonged' | 'used' | 'expired' | 'released';

/** What is known of a hold. */
export interface HoldRecord {
  /** Until when; ISO 8601, UTC. */
  hasta: string;
  /** Whether its time has been prolonged, which happens once at most. */
  prolongado: boolean;
  /** How it ended before its time: it was bought, or let go. */
  fin?: 'usado' | 'liberado' | null;
}

/**
 * Where a hold stands at a moment.
 *
 * @param hold What is known of it.
 * @param now The moment that is asked about.
 * @example holdState({ hasta: '2026-11-25T21:42:00.000Z', prolongado: false }, new Date()) // 'expired'
 */
export function holdState({ hasta, prolongado, fin }: HoldRecord, now: Date): HoldState {
  if (fin) return fin === 'usado' ? 'used' : 'released';
  if (Date.parse(hasta) <= now.getTime()) return 'expired';
  return prolongado ? 'prolonged' : 'holding';
}

/**
 * Whether a hold keeps its pieces from others at a moment.
 *
 * @param hold What is known of it.
 * @param now The moment that is asked about.
 */
export function isHolding(hold: HoldRecord, now: Date): boolean {
  return ['holding', 'prolonged'].includes(holdState(hold, now));
}

/** When a hold ends that begins now. */
export function holdEnd(now: Date, minutes: number = HOLD_MINUTES): string {
  return new Date(now.getTime() + minutes * MINUTE_MS).toISOString();
}

/**
 * Whole seconds that a hold still lasts, at least.
 *
 * @param hasta Until when; ISO 8601, UTC.
 * @param now The moment from which they count.
 */
export function secondsLeft(hasta: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(hasta) - now.getTime()) / 1000));
}

/**
 * Whether what a hold keeps, or kept until its time was over, may be paid by somebody: then it is not deleted.
 *
 * @param hold What is known of it.
 * @param now The moment that is asked about.
 * @example mayBePaid({ hasta: '2026-11-25T21:42:00.000Z', prolongado: false }, new Date('2026-11-26T09:00:00.000Z')) // true
 */
export function mayBePaid({ hasta, fin }: HoldRecord, now: Date): boolean {
  return !fin && Date.parse(hasta) > Date.parse(latePaymentSince(now));
}

/** Holds that ended later may have been paid; ISO 8601, UTC. */
export function latePaymentSince(now: Date): string {
  return new Date(now.getTime() - LATE_PAYMENT_HOURS * 60 * MINUTE_MS).toISOString();
}

/** A hold with its one prolongation; one that has had it stays as it is. */
export function prolonged<Hold extends HoldRecord>(hold: Hold): Hold {
  if (hold.prolongado) return hold;
  return { ...hold, hasta: holdEnd(new Date(hold.hasta), PROLONG_MINUTES), prolongado: true };
}

/** Whether one more hold of a piece may begin, after so many within a day. */
export function mayHold(begun: number): boolean {
  return begun < HOLDS_A_DAY;
}

/**
 * Pieces that somebody can buy: what is on the shelf without what others hold.
 *
 * @example unheld(1, 1) // 0
 */
export function unheld(stock: number, heldByOthers: number): number {
  return Math.max(0, stock - heldByOthers);
}

/** Whether there is none to be had only because others hold it ('Reservada'). */
export function isReserved({ stock, free }: { stock: number; free: number }): boolean {
  return stock > 0 && free <= 0;
}

/**
 * What one piece of a line costs: the price that was kept, where the hold covers the whole line.
 *
 * @param kept What is held of it; null when nothing is.
 * @param price Today's.
 * @param cantidad Pieces of the line.
 */
export function heldPrice(
  kept: { cantidad: number; precioUnitario: number } | null,
  cantidad: number,
  price: number,
): number {
  return kept !== null && kept.cantidad >= cantidad ? kept.precioUnitario : price;
}

/** What a line says of a piece that was paid and gone by then. */
interface MissingLine {
  sinPieza?: boolean | undefined;
  idPedidoEspecial?: number | undefined;
  devuelta?: boolean | undefined;
}

/** Whether the piece of a line was paid and gone by then, and nobody has decided yet what becomes of it. */
export function isUndecided({ sinPieza, idPedidoEspecial, devuelta }: MissingLine): boolean {
  return sinPieza === true && idPedidoEspecial === undefined && devuelta !== true;
}

/** Whether the money of one piece can be returned: something else of the order has to be left, or it is rejected. */
export function canReturnPiece(lines: readonly MissingLine[]): boolean {
  return lines.filter(({ devuelta }) => devuelta !== true).length > 1;
}

/**
 * Whether something of an order was paid and gone by then: the shop has to decide with the customer.
 *
 * @param order The order with its lines.
 */
export function isWithoutPiece({ productos }: { productos: readonly MissingLine[] }): boolean {
  return productos.some(isUndecided);
}
