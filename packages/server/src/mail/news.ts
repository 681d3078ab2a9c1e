import type { Money, PAYMENT_METHODS } from '@filigrana/sdk/domain';

/** Reader of a message. */
export interface Reader {
  correo: string;
  nombre: string;
}

export interface OrderNews extends Reader {
  idPedido: number;
  /** Follows the order without a login; see `SignedIds`. */
  followToken: string;
  /** Where it is picked up, and when; null: it is sent. */
  retiro: string | null;
}

export interface RejectedOrder extends OrderNews {
  /** Why, in sentences; empty where nobody has said so. */
  motivo: readonly string[];
  /** Money had come, and is to be given back. */
  tieneDevolucion: boolean;
}

/** Money that was given back of an order. */
export interface RefundNews extends OrderNews {
  /** In their currencies, each with what proves it. */
  devoluciones: readonly (Money & { referencia: string | null })[];
}

/** A receipt that is asked for. */
export interface ReceiptRequestNews extends OrderNews {
  /** Why, in sentences. */
  motivo: readonly string[];
  /** Until when it is waited for, ISO 8601. */
  vence: string;
  /** What is still missing, US dollars and whole colones, each absent where nobody knows it. */
  faltaDolares?: number;
  faltaColones?: number;
  /** Sends it without a login; see `SignedIds`. */
  receiptToken: string;
}

/** An order of which the shop has decided what becomes of pieces that were paid and gone by then. */
export interface MissingDecided extends OrderNews {
  productos: readonly {
    productoNombre: string;
    tallaNombre: string;
    cantidad: number;
    /** The special order by which it is made anew. */
    idPedidoEspecial: number | null;
    /** 1: its money is returned. */
    devuelta: 0 | 1;
    subtotalCents: number;
    /** The piece whose place it has taken. */
    enVezDe: string | null;
  }[];
  /** US dollars. */
  montoTotal: number;
  /** Null where the shop had no rate. */
  montoColones: number | null;
  /** Hundredths of a colon for a dollar. */
  tasaCentimos: number | null;
}

export interface ShippedOrder extends OrderNews {
  /** The carrier's number of the parcel; null where none was noted. */
  guia: string | null;
  /** Where the carrier tells where it is; null without a guide. */
  seguimiento: string | null;
  provincia: string;
  canton: string;
  distrito: string;
  direccionExacta: string;
}

/** An order that was just placed. Amounts are US dollars, as on the wire. */
export interface PlacedOrder extends OrderNews {
  productos: readonly {
    productoNombre: string;
    /** 'Única' when the piece has no size. */
    tallaNombre: string;
    cantidad: number;
    subtotalProducto: number;
    /** It was paid and gone by then. */
    sinPieza?: boolean;
  }[];
  subtotal: number;
  montoEnvio: number;
  montoTotal: number;
  /** Null where the shop had no rate. */
  montoColones: number | null;
  provincia: string;
  canton: string;
  distrito: string;
  direccionExacta: string;
  metodoPago: (typeof PAYMENT_METHODS)[number];
}

export interface SpecialOrderNews extends Reader {
  idPedidoEspecial: number;
  nombrePieza: string;
  talla: string | null;
  nombrePiedra: string;
  nombreMaterial: string;
  descripcion: string;
}

export interface ResetNews extends Pick<Reader, 'correo'> {
  /** The secret of the link, as it is sent and never stored. */
  token: string;
}

/** Letters with a link that only their reader may know. */
export type ConfirmationNews = ResetNews;

export interface EmailLeftNews extends Reader {
  /** The secret of the link that undoes the change, as it is sent and never stored; null without one. */
  token: string | null;
}

/** A piece that somebody waits for can be bought. */
export interface FreePiece extends Reader {
  idProducto: number;
  nombreProducto: string;
}

/** What somebody has left in her cart and can buy still. Amounts are US dollars. */
export interface LeftCart extends Reader {
  /** Leaves the novedades of this reader; see `SignedIds`. */
  leaveToken: string;
  productos: readonly {
    productoNombre: string;
    /** 'Única' when the piece has no size. */
    tallaNombre: string;
    cantidad: number;
    subtotalProducto: number;
  }[];
}

export interface PasswordChangedNews extends Reader {
  /** ISO 8601. */
  fecha: string;
}

export interface NovedadNews {
  correo: string;
  /** Leaves the novedades of this reader; see `SignedIds`. */
  leaveToken: string;
  asunto: string;
  descripcion: string;
  /** Path or full address of a public picture; mail programs like JPEG best (`media.jpegUrl`). */
  imagen: string | null;
}
