import type {
  customerLifecycle,
  HoldRecord,
  INITIAL_PAYMENT_STATUS,
  novedadLifecycle,
  OpenEntry,
  orderLifecycle,
  RememberedChange,
  ROLE,
  specialOrderLifecycle,
} from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';

type Schemas = components['schemas'];
export type Role = (typeof ROLE)[keyof typeof ROLE];

/** Something that several people may edit. */
export interface Versioned {
  /** Grows with every edit. */
  version: number;
}

/** A file that the shop keeps, as it is sent back. */
export interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/** An account of any role, with what only the shop knows of it. */
export interface AccountRow {
  idUsuario: number;
  identificacion: string;
  nombre: string;
  primerApellido: string;
  segundoApellido: string;
  correo: string;
  /** The normalized e-mail that its owner has confirmed; null when none. */
  correoConfirmado: string | null;
  telefono: string;
  /** In plain text: no account here is a real person's. */
  contrasena: string;
  rol: Role;
  estado: typeof customerLifecycle.initial;
  suscrito: boolean;
  fechaRegistro: string;
  /** Grows to make every older login token stop working. */
  tokenVersion: number;
  /** Its customer has closed it: nothing in it names a person any more. */
  isClosed?: true;
}

/** An address that a customer keeps. */
export type AddressRow = Schemas['Address'] & { idUsuario: number };

/** Words of pages that were written once. */
export interface SiteTextsRow {
  textos: components['schemas']['SiteTexts'];
  fecha: string;
  idUsuario: number;
}

/** A banner with its words. */
export interface BannerRow extends Versioned {
  idBanner: number;
  image_url: string;
  titulo: string;
  linea: string;
  tituloIngles: string;
  lineaIngles: string;
  enlace: string;
  foco: { x: number; y: number } | null;
}

/** A product without its sizes and without the names of what it points to. */
export interface ProductRow extends Versioned {
  idProducto: number;
  nombreProducto: string;
  descripcion: string;
  /** Null where the piece has none, as the description. */
  nombreIngles: string | null;
  descripcionIngles: string | null;
  /** US dollars. */
  precio: number | null;
  precioEspecial: number | null;
  image_url: string | null;
  descripcionImagen: string;
  idCategoria: number;
  idMaterial: number;
  idPiedra: number | null;
  destacado: 0 | 1;
  unico: 0 | 1;
  estado: 0 | 1;
  ficha: Required<Schemas['PieceDetails']>;
  video: Schemas['PieceVideo'] | null;
}

/** A further photograph of a product. */
export interface PhotoRow {
  idFoto: number;
  idProducto: number;
  image_url: string;
  descripcion: string;
}

/** The pieces of a product in one size. */
export interface PieceRow {
  idProducto_talla: number;
  idProducto: number;
  idTalla: number;
  stock: number;
}

export interface CartLineRow {
  idCarritoProducto: number;
  idProducto_talla: number;
  cantidad: number;
}

/** An open cart: of an account, or of an anonymous session. */
export interface CartRow {
  idCarrito: number;
  owner: CartOwner;
  version: number;
  /** Changes that it remembers, oldest first. */
  changes: readonly RememberedChange[];
  lines: CartLineRow[];
}

/** A cart whose pieces are kept, until it is bought, let go, or time is over. */
export interface HoldRow extends HoldRecord {
  idApartado: number;
  owner: CartOwner;
  /** ISO 8601. */
  desde: string;
  fin: 'usado' | 'liberado' | null;
  /** `cantidad` 0: they were taken out of the cart. */
  pieces: { idProducto_talla: number; cantidad: number; precioUnitario: number }[];
}

export type CartOwner = { idUsuario: number } | { sessionToken: string };

export interface OrderLineRow {
  idProducto: number;
  idProducto_talla: number;
  productoNombre: string;
  tallaNombre: string;
  cantidad: number;
  /** US dollars. */
  subtotalProducto: number;
  image_url: string | null;
  /** It was paid and gone by then. */
  sinPieza?: true;
  /** The special order by which it is made anew; its deposit is the amount of this line. */
  idPedidoEspecial?: number;
  /** Its money is returned; the total of the order is without it. */
  devuelta?: true;
  /** The name of the piece whose place this one has taken. */
  enVezDe?: string;
}

type OrderShipping = Schemas['OrderShipping'];

export interface OrderRow extends OrderShipping {
  idPedido: number;
  idUsuario: number;
  idCarrito: number;
  fechaPedido: string;
  estadoPedido: typeof orderLifecycle.initial;
  estadoPago: typeof INITIAL_PAYMENT_STATUS;
  /** US dollars. */
  montoTotal: number;
  /** Id of the receipt's file; null when it was deleted. */
  comprobante: string | null;
  /** When that was; ISO 8601. */
  comprobanteEliminado?: string;
  /** Ids of the receipts of which another one has taken the place, with the day they came. */
  earlierReceipts?: { comprobante: string | null; fecha: string }[];
  /** When its receipt came, where it is not the one of the purchase. */
  receiptDate?: string;
  /** Number on the receipt, cleaned; null when nobody has typed one. */
  referencia: string | null;
  /** Grows with every change of `referencia` in the back office. */
  versionReferencia: number;
  /** Where it is picked up, and when, as it was placed; absent where it is sent. */
  retiro?: string;
  /** The carrier's number of the parcel, cleaned; null when there is none. */
  guia: string | null;
  /** Since when its pieces are being made ready, and when it arrived; null when nobody has said so. */
  preparacion: string | null;
  entregado: string | null;
  /** Colones for a dollar as it was placed, and what it came to; absent where the shop had no rate. */
  tasa?: number;
  montoColones?: number;
  /** Why it was rejected, where somebody said so. */
  rechazo?: Schemas['Rejection'];
  lines: OrderLineRow[];
}

/** What is to be given back; `idUsuario` has given it back. */
export interface RefundRow extends Omit<Schemas['Refund'], 'autor' | 'clienteNombre' | 'telefono'> {
  idUsuario: number | null;
}

/** A receipt that the customer of an order was asked for. */
export type ReceiptRequestRow = Omit<Schemas['ReceiptRequest'], 'estado'> & { idPedido: number };

/** Money that has come for an order; `idUsuario` has entered it. */
export interface PaymentRow extends Omit<Schemas['Payment'], 'autor'> {
  idPedido: number;
  idUsuario: number;
  /** Id of the receipt's file. */
  comprobante: string | null;
}

/** A rate that was set, with how the shop shows it from then on. */
export interface ExchangeRow extends Versioned {
  /** Colones for a dollar; null: there is none from then on. */
  tasa: number | null;
  fecha: string;
  idUsuario: number;
  enPrecios: boolean;
  topeSinpe: number | null;
  diasAviso: number;
}

export interface SpecialOrderRow extends Versioned {
  idPedidoEspecial: number;
  idUsuario: number;
  fechaSolicitud: string;
  pieza: string;
  talla: string | null;
  tipoPiedra: string;
  tipoMaterial: string;
  descripcion: string;
  estado: typeof specialOrderLifecycle.initial;
  /** Id of the reference image's file. */
  referencia: string | null;
  /** When it was deleted; ISO 8601. */
  referenciaEliminada?: string;
}

/** Whose history an event belongs to. */
export type EventSubject = Pick<OrderRow, 'idPedido'> | Pick<SpecialOrderRow, 'idPedidoEspecial'>;

/** One thing that happened; `idUsuario` did it. */
export interface EventRow extends Pick<
  Schemas['TimelineEvent'],
  'idEvento' | 'fecha' | 'tipo' | 'texto'
> {
  subject: EventSubject;
  idUsuario: number;
}

/** Something that was done in the shop; null `idUsuario` for nobody who was logged in. */
export interface ActivityRow extends Pick<
  Schemas['ActivityEntry'],
  'idActividad' | 'fecha' | 'accion' | 'objeto' | 'cambios'
> {
  idUsuario: number | null;
}

export type FaqRow = Schemas['Faq'] &
  Versioned & {
    /** Null where there is none, as the answer. */
    preguntaIngles: string | null;
    respuestaIngles: string | null;
  };

type Novedad = Omit<Schemas['Novedad'], 'version'>;

export interface NovedadRow extends Novedad, Versioned {
  descripcion: string;
  estado: typeof novedadLifecycle.initial;
}

/** The authenticator app of a staff account. */
export interface SecondStepRow {
  /** In base32. */
  secreto: string;
  activo: boolean;
  /** The half minute of the last code that was used: each is used once. */
  ultimoPaso: number;
  /** Digits of the recovery codes that are left. */
  codigos: Set<string>;
}

export interface ResetTokenRow {
  token: string;
  idUsuario: number;
  /** ISO 8601. */
  expira: string;
}

/** A link that confirms the e-mail that it went to. */
export interface ConfirmationRow extends ResetTokenRow {
  correoNormalizado: string;
}

/** An address that an account has left, with the link that gives it back. */
export interface EmailUndoRow extends ResetTokenRow {
  correo: string;
}

/** Somebody whom the electoral roll knows, spelt as the roll spells. */
export interface RollPerson {
  /** Number of the identity card: 9 digits. */
  identificacion: string;
  /** Given names. */
  nombre: string;
  primerApellido: string;
  /** Second surname; '' for whoever has none. */
  segundoApellido: string;
}

/** Money that the bank says has come in, or with a negative amount that it took back. */
export interface BankEntryRow extends OpenEntry {
  /** `usada`: it has paid orders. `apartada`: somebody has said that it pays none. */
  estado: 'espera' | 'usada' | 'apartada';
  /** Orders that somebody has said it does not pay. */
  noPaga: number[];
}
