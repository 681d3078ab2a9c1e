import type { components } from '@filigrana/sdk/types';
import type { Generated } from 'kysely';
import type { Fixed, Flag, Id, Instant } from './column-types.ts';

/** An order or a special order. */
export type OrderRef = { idPedido: number } | { idPedidoEspecial: number };

/** What happened to an order or to a special order: exactly one of the two is named. */
export interface EventosTable {
  idEvento: Id;
  idPedido: number | null;
  idPedidoEspecial: number | null;
  /** Who did it; null when the account is gone. */
  idUsuario: number | null;
  fecha: Instant;
  tipo: components['schemas']['TimelineEvent']['tipo'];
  texto: string | null;
}

/**
 * A receipt of which the store holds the file as it arrived. Nobody is ever sent that one: it may say
 * where a photograph was taken, and may hide things behind its pixels.
 */
export interface ComprobantesRecibidosTable {
  idArchivo: Fixed<string>;
  /** `ilegible`: it was whole, and still it could not be drawn. */
  estado: Generated<'espera' | 'preparado' | 'ilegible'>;
  /** Since when. */
  fecha: Instant;
}

/** What a receipt looks like, for finding it again in another order. */
export interface HuellasComprobanteTable {
  idArchivo: Fixed<string>;
  /** Which way of describing pictures made it; others are made anew. */
  metodo: number;
  /** Its lines of text and where they stand: see `receipt-marks.ts`. */
  rasgos: Uint8Array;
  /** A small grey WebP, for the closer look. */
  miniatura: Uint8Array;
  /** 1: it has been compared with every earlier one. */
  comparado: Generated<Flag>;
}

/** A letter that is still to be posted, about an order or a special order: exactly one is named. */
export interface AvisosTable {
  idAviso: Id;
  idPedido: number | null;
  idPedidoEspecial: number | null;
  /** What has happened: the order has arrived, or the step that was taken. */
  tipo:
    | 'recibido'
    | 'aceptar'
    | 'rechazar'
    | 'enviar'
    | 'pedirComprobante'
    | 'recordarComprobante'
    | 'sinPieza'
    /** Money was given back, at `fecha`. */
    | 'devolucion';
  fecha: Instant;
  /** How often it has been taken to be posted. */
  intentos: Generated<number>;
  /** Not to be taken before. */
  proximo: Instant;
}

/** Two receipts that show the same picture. */
export interface ComprobantesParecidosTable {
  idArchivo: Fixed<string>;
  idParecido: Fixed<string>;
  /** 0 to 1000: the larger, the surer. */
  certeza: number;
}

/** Money that the bank says has come in, or with a negative amount that it took back. */
export interface EntradasBancoTable {
  idEntrada: Id;
  /** Day in Costa Rica. */
  dia: string;
  /** Hundredths of `moneda`. */
  centimos: number;
  moneda: 'CRC' | 'USD';
  referencia: string | null;
  nombre: string | null;
  texto: string;
  /** `usada`: it has paid orders. `apartada`: somebody has said that it pays none. */
  estado: Generated<'espera' | 'usada' | 'apartada'>;
  /** JSON: numbers of orders that somebody has said it does not pay. */
  noPaga: string;
}

/** Which orders an entry of the bank has paid. */
export interface EntradasPedidosTable {
  idEntrada: Fixed<number>;
  idPedido: Fixed<number>;
}
