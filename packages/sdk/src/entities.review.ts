/** What administrators judge orders by: extensions of the contract, normalised like all entities. */
import type { ParsedReference } from './domain/payment-reference.ts';
import type { BankEntry } from './domain/reconciliation/bank-entry.ts';
import type { MatchedPayments } from './domain/reconciliation/match-payments.ts';
import type { OrderStatus, Role } from './entities.ts';

/** Another order that was paid with the same receipt. */
export interface SimilarReceipt {
  idPedido: number;
  /** `identico`: the same bytes. `parecido`: the same picture, rescaled, recompressed or cropped. */
  coincidencia: 'identico' | 'parecido';
  fechaPedido: string;
  estadoPedido: OrderStatus;
  montoTotal: number;
  /** Full name of the customer. */
  clienteNombre: string;
}

/** A payment reference with what can be said about it without asking a bank. */
export interface PaymentReference extends ParsedReference {
  /** Other orders with the same reference. */
  repetidaEn: number[];
}

/** What helps an administrator to judge the payment of an order. Extension. */
export interface OrderReview {
  idPedido: number;
  /** Link that expires; null when there is no receipt. */
  comprobante: string | null;
  /** Extension: when the receipt was deleted (ISO 8601), for its age or with the account. */
  comprobanteEliminado?: string | undefined;
  /**
   * Extension: `preparando` while the link waits for the picture to be made ready, `ilegible` when it
   * arrived whole and still cannot be shown.
   */
  estadoComprobante?: 'preparando' | 'listo' | 'ilegible' | undefined;
  tipoComprobante: 'imagen' | 'pdf' | null;
  comprobantesParecidos: SimilarReceipt[];
  referencia: PaymentReference | null;
  /** Extension: grows with every change of the reference; sent back with one, a newer one refuses it (409 `VERSION_CONFLICT`). */
  version?: number | undefined;
}

export type TimelineEventType =
  | 'creado'
  | 'estado'
  | 'referencia'
  | 'nota'
  | 'pago'
  | 'pagoQuitado'
  | 'solicitud'
  | 'comprobante'
  | 'motivo'
  | 'devolucion'
  | 'pieza';

/** One thing that happened to an order or a special order. Extension. */
export interface TimelineEvent {
  idEvento: number;
  fecha: string;
  tipo: TimelineEventType;
  /** Null when the account is gone. */
  autor: { nombre: string; rol: Role } | null;
  /** The new state, the reference or the note. */
  texto: string | null;
}

/** What waits for the administrators, and what was sold. Extension. */
export interface Dashboard {
  pedidosPendientes: number;
  pedidosPorEnviar: number;
  /** Extension: sums that are still to be given back. */
  devolucionesPendientes?: number | undefined;
  especialesSinRespuesta: number;
  piezasAgotadas: { idProducto: number; nombreProducto: string }[];
  /** Oldest week first; `semana` is its Monday in Costa Rica, `monto` is USD. */
  ventasPorSemana: {
    semana: string;
    pedidos: number;
    monto: number;
    /** Extension: in colones, each order at its own rate; absent where one has none. */
    montoColones?: number | undefined;
  }[];
  /** What whoever runs the shop must see to, oldest first; empty where the backend says nothing of it. */
  alertas: ShopAlert[];
}

/** Something about the shop itself that goes wrong until somebody sees to it. Extension. */
export interface ShopAlert {
  /** `UNNAMED_PROXY`, `SWEEP_REFUSED`, `CHORE_FAILED`, `EXCHANGE_RATE_OLD`, or one that is newer than this client. */
  codigo: string;
  /** Which of several of that code, for example the name of a chore; often empty. */
  tema: string;
  /** Figures and words about it, by name. */
  datos: Record<string, string | number>;
  /** When it was first and last seen: ISO 8601, UTC. */
  desde: string;
  ultima: string;
}

/** Somebody who did something, as the account is today. */
export interface ActivityAuthor {
  idUsuario: number;
  /** Full name. */
  nombre: string;
  rol: Role;
}

/** A field that changed; both '' where nobody may read what it says. Amounts are US dollars. */
export interface ActivityChange {
  campo: string;
  /** Null: there was nothing, or there is nothing any more. */
  antes: string | number | null;
  despues: string | number | null;
}

/** Something that was done in the shop. Extension. */
export interface ActivityEntry {
  idActividad: number;
  /** ISO 8601, UTC. */
  fecha: string;
  /** Null for a command of the server, for somebody who was not logged in, and when the account is gone. */
  quien: ActivityAuthor | null;
  /** An `ActivityAction` of `/domain`, or one that is newer than this client. */
  accion: string;
  /** What it was done to, for example `producto 12`; empty when the action says it all. */
  objeto: string;
  /** How that product or account is called today; null for everything else and when it is gone. */
  sobre: { nombre: string; rol: Role | null } | null;
  cambios: ActivityChange[];
}

/** A part of the record of who did what, newest entry first. Extension. */
export interface ActivityPage {
  actividad: ActivityEntry[];
  /** What `antesDe` asks for the entries that follow; null after the last one. */
  siguiente: number | null;
}

/** An entry of the bank that pays no order yet. */
export interface WaitingEntry extends BankEntry {
  idEntrada: number;
}

/** An order in `pendiente`, as an entry of the bank is compared with it. */
export interface UnpaidOrder {
  idPedido: number;
  fechaPedido: string;
  /** US dollars. */
  montoTotal: number;
  /** The same in whole colones; null where the shop has not told it. */
  montoColones: number | null;
  referencia: string | null;
  /** Full name of the customer. */
  clienteNombre: string;
}

/** What the bank says beside the orders that it may pay. Extension. */
export interface Reconciliation extends MatchedPayments {
  /** Entries that wait, the newest day first. */
  entradas: WaitingEntry[];
  /** All orders that the rest names. */
  pedidos: UnpaidOrder[];
  /** Orders that wait for more than 24 hours and that no entry is like. */
  sinPago: number[];
  /** Extension: entries that were set aside, the newest day first, at most 100; absent where that is final. */
  apartadas?: WaitingEntry[] | undefined;
}

/** What came of entries that were added. */
export interface BankEntriesAdded extends Reconciliation {
  nuevas: number;
  /** Entries that were there already. */
  repetidas: number;
}

/** What became of a match: `entradaUsada`, `pedidoDecidido` and `sinPieza` say what was in the way. */
export interface MatchOutcome {
  pedidos: number[];
  resultado: 'aceptada' | 'entradaUsada' | 'pedidoDecidido' | 'sinPieza';
}

/** What became of several, in the order in which they were sent. */
export interface MatchesAccepted extends Reconciliation {
  resultados: MatchOutcome[];
}
