/** What has come for orders: an extension of the contract, normalised like all entities. */
import type {
  Currency,
  Order,
  OrderRefund,
  PaymentMethod,
  ReceiptRequest,
  ReceivedBy,
} from './entities.ts';
import type { TimelineEvent } from './entities.review.ts';

/** Money that has come for an order, as somebody read it. Extension. */
export interface OrderPayment {
  /** Identifier given by the server. */
  id: number;
  metodo: ReceivedBy;
  /** In its `moneda`: dollars with at most two decimals, whole colones. */
  monto: number;
  moneda: Currency;
  /** The day it was paid, in Costa Rica: '2026-03-14'. */
  dia: string;
  /** The number that the bank shows, cleaned; null when there is none. */
  referencia: string | null;
  /** Link to the receipt that it was read from, which expires; null when there is none. */
  comprobante: string | null;
  /** `persona`: somebody typed it. `banco`: it was found in a statement of the bank. */
  origen: 'persona' | 'banco';
  /** Who entered it; null when the account is gone. */
  autor: TimelineEvent['autor'];
  /** When it was entered: ISO 8601, UTC. */
  fecha: string;
}

/** One of the receipts of an order. Extension. */
export interface OrderReceiptFile {
  /** 1 is the one that came with the purchase. */
  numero: number;
  /** Link to it that expires; null when it cannot be shown or was deleted. */
  comprobante: string | null;
  /** Null when it was deleted. */
  tipo: 'imagen' | 'pdf' | null;
  /** `preparando`: the link waits for the picture. `ilegible`: it arrived whole and cannot be shown. */
  estado: 'preparando' | 'listo' | 'ilegible' | 'eliminado';
  /** When it arrived: ISO 8601, UTC. */
  fecha: string;
}

/** What has come for an order. Extension. */
export interface OrderLedger {
  idPedido: number;
  /** In the order in which they were entered. */
  pagos: OrderPayment[];
  /** In the order in which they arrived. */
  comprobantes: OrderReceiptFile[];
  /** The receipt that was last asked for; null when none was. */
  solicitud: ReceiptRequest | null;
}

/** The same as whoever has the link of the letter sees it. Extension. */
export interface RequestedReceipt extends ReceiptRequest {
  idPedido: number;
  /** US dollars, shipping included. */
  montoTotal: number;
  /** The same in whole colones, at the rate of the order; absent where the shop had none. */
  montoColones?: number | undefined;
  /** How the order was to be paid; null where the shop does not say. */
  metodoPago: PaymentMethod | null;
  /** US dollars that are still missing; absent while nobody has noted a payment, or where the shop does not say. */
  faltaDolares?: number | undefined;
  /** The same in whole colones, at the rate of the order. */
  faltaColones?: number | undefined;
  /** How many further receipts the link takes; absent where the shop does not say. */
  quedan?: number | undefined;
}

/** Money that had come for an order that was cancelled. Extension. */
export interface Refund extends OrderRefund {
  id: number;
  idPedido: number;
  /** Full name of the customer. */
  clienteNombre: string;
  /** Contact phone; '' when the account was closed. */
  telefono: string;
  /** Since when it is to be given back: ISO 8601, UTC. */
  fecha: string;
  /** Who gave it back. */
  autor: TimelineEvent['autor'];
  /** What proves it. */
  referencia: string | null;
}

/** An order as an accountant enters it. Extension. */
export interface OrderAccount extends Pick<
  Order,
  | 'idPedido'
  | 'fechaPedido'
  | 'estadoPedido'
  | 'estadoPago'
  | 'montoTotal'
  | 'tasa'
  | 'montoColones'
> {
  /** Full name of the customer. */
  clienteNombre: string;
  /** Of the customer; of a closed account no number. */
  identificacion: string;
  metodoPago: PaymentMethod;
  /** The references of the order and of its payments, each once. */
  referencias: string[];
  /** US dollars, what the pieces cost. */
  subtotal: number;
  /** US dollars, what sending costs. */
  montoEnvio: number;
  /** What has come. */
  recibidoDolares: number;
  recibidoColones: number;
  /** What was given back of it. */
  devueltoDolares: number;
  devueltoColones: number;
}
