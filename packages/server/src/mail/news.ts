import type { PAYMENT_METHODS } from '@filigrana/sdk/domain';

/** Reader of a message. */
export interface Reader {
  correo: string;
  nombre: string;
}

export interface OrderNews extends Reader {
  idPedido: number;
}

/** An order that was just placed. Amounts are US dollars, as on the wire. */
export interface PlacedOrder extends OrderNews {
  productos: readonly {
    productoNombre: string;
    /** 'Única' when the piece has no size. */
    tallaNombre: string;
    cantidad: number;
    subtotalProducto: number;
  }[];
  subtotal: number;
  montoEnvio: number;
  montoTotal: number;
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

export interface PasswordChangedNews extends Reader {
  /** ISO 8601. */
  fecha: string;
}

export interface NovedadNews {
  correo: string;
  /** Leaves the novedades of this reader; see `LeaveTokens`. */
  leaveToken: string;
  asunto: string;
  descripcion: string;
  /** Path or full address of a public picture; mail programs like JPEG best (`media.jpegUrl`). */
  imagen: string | null;
}
