import type { DOUBT_REASONS } from '@filigrana/sdk/domain';
import type { Fixed, Id, Instant } from './column-types.ts';

/** Money that has come for an order. */
export interface PagosTable {
  idPago: Id;
  idPedido: number;
  metodo: 'sinpe' | 'transferencia' | 'efectivo' | 'otro';
  moneda: Currency;
  /** In the smallest unit of its currency: cents of dollars, whole colones. */
  monto: number;
  /** The day it was paid, in Costa Rica: `2026-03-14`. */
  dia: string;
  /** `cleanReference()` of what was typed; null when there is none. */
  referencia: string | null;
  /** The receipt that it was read from. */
  idComprobante: string | null;
  origen: 'persona' | 'banco';
  /** Who entered it; null when the account is gone. */
  idUsuario: number | null;
  fecha: Instant;
}

type Currency = 'USD' | 'CRC';

/** An earlier receipt: another one has taken its place as the order's own. */
export interface ComprobantesPedidoTable {
  idComprobantePedido: Id;
  idPedido: number;
  /** Null when it was deleted, for its age or with the account. */
  idArchivo: string | null;
  fecha: Instant;
}

/** A receipt that the customer was asked for: one at a time of an order. */
export interface SolicitudesComprobanteTable {
  idPedido: Fixed<number>;
  motivo: (typeof DOUBT_REASONS)[number];
  /** Own words of the staff; null where the reason says it all. */
  texto: string | null;
  fecha: Instant;
  /** When the reminder is due; null when it has been left, or when none is to be. */
  recordar: Instant | null;
  /** When the order is cancelled unless a receipt has come; null when one has. */
  vence: Instant | null;
}

/** Money that is to be given back: what had come for an order that was cancelled. */
export interface DevolucionesTable {
  idDevolucion: Id;
  idPedido: number;
  moneda: Currency;
  /** As in `pagos`. */
  monto: number;
  /** Since when. */
  fecha: Instant;
  /** When it was given back; null while it is not. */
  hecha: Instant | null;
  /** Who gave it back; null while nobody has, and when the account is gone. */
  idUsuario: number | null;
  /** What proves it. */
  referencia: string | null;
}
