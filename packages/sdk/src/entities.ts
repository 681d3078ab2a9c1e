/**
 * The shapes that everything above the SDK works with.
 *
 * The wire may spell a field in several ways (`rol`/`idRol`, `image_url`/`imagen_url` …);
 * `normalize.ts` reads every spelling and hands on exactly these. Field names are the wire's
 * canonical ones, to the letter. Amounts are USD as numbers with at most two decimals: compute
 * with them only through `domain/money` (integer cents). Dates are ISO 8601 in UTC.
 */

import type { FingerOfHand } from './domain/finger-sizes.ts';
import type { RangeKey } from './domain/ranges.ts';
import type { SiteTextInEnglish, SiteTextKey } from './domain/site-texts.ts';

/** 0 or 1, as the wire writes its flags. */
export type Flag = 0 | 1;

/** One size of a product with its own stock. Rings have several; other pieces one hidden 'Única'. */
export interface ProductSize {
  idProducto_talla: number;
  tamanio: string;
  /** Figure of the size table. Called cm on the wire; it is the inner diameter in millimetres. */
  cm: number | null;
  stock: number;
  /** Extension: 1 when there is none to be had, because somebody holds it. */
  reservada?: Flag | undefined;
  /** Only in back-office answers. */
  idTalla?: number | undefined;
}

/** A further photograph of a piece. */
export interface ProductPhoto {
  /** Identifier given by the server. */
  idFoto: number;
  /** Address of the picture. */
  image_url: string;
  /** What it shows; '' when nothing is said. */
  descripcion: string;
}

/** A short video of a piece, without sound. */
export interface ProductVideo {
  /** Address of the file, which answers requests for parts of it. */
  video_url: string;
  /** MIME type of the file. */
  tipo: 'video/mp4' | 'video/webm';
  /** What it shows; '' when nothing is said. */
  descripcion: string;
}

/** How large a piece is, and how it was made; null where nothing is said. */
export interface PieceDetails {
  /** Millimetres, at most one decimal; of what hangs, from top to bottom. */
  largoMm: number | null;
  /** Millimetres, at most one decimal. */
  anchoMm: number | null;
  /** Grams, at most two decimals. */
  pesoG: number | null;
  /** Who has made it. */
  hechoPor: string | null;
  /** Hours of work in it. */
  horas: number | null;
  /** What the workshop tells of it. */
  historia: string | null;
}

export interface Product {
  idProducto: number;
  nombreProducto: string;
  descripcion: string;
  /**
   * Extension: name and description in English, null for none; absent for visitors where there is none. Back-office
   * answers of a backend that keeps them always have both.
   */
  nombreIngles?: string | null | undefined;
  descripcionIngles?: string | null | undefined;
  /** Regular price in USD. Null only when the piece has just a special price. */
  precio: number | null;
  /** Special price in USD; when present it is the price charged. */
  precioEspecial: number | null;
  image_url: string | null;
  idCategoria: number;
  nombreCategoria: string;
  idMaterial: number;
  nombreMaterial: string;
  idPiedra: number | null;
  nombrePiedra: string | null;
  /** 1 = new and featured. */
  destacado: Flag;
  /** 1 = one of a kind. */
  unico: Flag;
  /** 1 = available, 0 = not listed. */
  estado: Flag;
  /** Pieces of a product without sizes; null when stock is kept per size (rings). */
  stock: number | null;
  /** Comma-separated sizes that have stock, for example '6,7,8'; empty without sizes. */
  tallasDisponibles: string;
  tallas: ProductSize[];
  /** Extension: 1 when there is none to be had, because somebody holds it. */
  reservada?: Flag | undefined;
  /**
   * Extension: what the picture at `image_url` shows; absent for visitors where nothing is said. Back-office answers of
   * a backend whose main picture can be described, and another one take its place, always have it, '' for nothing.
   */
  descripcionImagen?: string | undefined;
  /**
   * Extension: what is shown after `image_url`, in its order; absent for visitors where there is none. Back-office
   * answers of a backend that keeps further photographs always have it.
   */
  fotos?: ProductPhoto[] | undefined;
  /**
   * Extension: what is shown after `fotos`; absent for visitors where there is none. Back-office answers of a backend
   * that keeps videos always have it, null where there is none.
   */
  video?: ProductVideo | null | undefined;
  /**
   * Extension: absent for visitors where nothing is said. Back-office answers of a backend that keeps it always have
   * it. In lists for visitors `hechoPor`, `horas` and `historia` may be null all the same, or it be absent where no
   * measure is said: the product's own call knows.
   */
  ficha?: PieceDetails | undefined;
  /** Extension, in the detail only: a picture of 1200 × 630 pixels that messages show, with name and price. */
  vistaPrevia?: string | undefined;
  /** Extension: the same in English, of a piece that has a name in English. */
  vistaPreviaIngles?: string | undefined;
  /** Extension: grows with every edit; sent back with an edit or a deletion, a newer one refuses it (409 `VERSION_CONFLICT`). */
  version?: number | undefined;
}

/** Answer of the product-size call: what is needed to add a piece to the cart. */
export interface ProductSizeStock {
  idProducto_talla: number;
  stock: number;
}

/** A part of one of the long lists of the back office. */
export interface ListPage<Item> {
  /** What this part holds, in the order of the whole list. */
  elementos: Item[];
  /** What `despuesDe` asks for those that follow; null after the last one. */
  siguiente: number | null;
  /** How many fit in all; null where nobody counted: after the first page, and for one or two letters. */
  encontrados: number | null;
  /** The backend knows no pages: this is its whole list, whatever was asked for. */
  isWhole: boolean;
}

export interface OrderPage extends ListPage<Order> {
  /** USD that all of them come to; null where nobody counted. */
  montoEncontrado: number | null;
}

export interface Category {
  idCategoria: number;
  nombre: string;
}
export interface Stone {
  idPiedra: number;
  nombre: string;
}
export interface Material {
  idMaterial: number;
  nombre: string;
}
export interface Size {
  idTalla: number;
  tamanio: string;
}

export interface CartLine {
  idCarritoProducto: number;
  idProducto_talla: number;
  /** Extension; null when the server does not name the product. */
  idProducto: number | null;
  productoNombre: string;
  descripcion: string;
  /** Extension: its name in English; absent where it has none. */
  nombreIngles?: string | undefined;
  /** Extension: what it is made of; null when the server does not say. */
  nombreMaterial: string | null;
  /** 'Única' when the piece has no size. */
  tallaNombre: string;
  cantidad: number;
  precioUnitario: number;
  subtotalProducto: number;
  image_url: string | null;
  /** Extension: pieces left of this product-size; null when the server does not say. */
  stock: number | null;
  /** Extension: false when the piece can no longer be bought (estado 0). */
  disponible: boolean;
  /** Extension: true when there is none to be had, because others hold it. */
  reservada?: boolean | undefined;
}

export interface Cart {
  idCarrito: number | null;
  subtotal: number;
  montoEnvio: number;
  montoTotal: number;
  productos: CartLine[];
  /** Extension: grows with every change of what the cart holds and never comes back; null without it. */
  version: number | null;
  /** Extension: what keeps its pieces, and their prices; absent when nothing does. */
  apartado?: CartHold | undefined;
}

/** What keeps the pieces of a cart for whose cart it is. */
export interface CartHold {
  /** Until when; ISO 8601, UTC. */
  hasta: string;
  /** How long that still was when the answer was given. */
  segundos: number;
  /** Whether it has been prolonged, which can be done once. */
  prolongado: boolean;
}

/** A piece that somebody keeps. */
export interface Favorite {
  idProducto: number;
  /** Since when; ISO 8601, UTC. */
  fecha: string;
}

/** What is held for somebody, as the back office sees it. */
export interface Hold extends Omit<CartHold, 'segundos'> {
  idApartado: number;
  /** Null for somebody without a login. */
  cliente: string | null;
  /** Since when; ISO 8601, UTC. */
  desde: string;
  productos: HeldPiece[];
}

export interface HeldPiece {
  idProducto_talla: number;
  productoNombre: string;
  /** 'Única' when the piece has no size. */
  tallaNombre: string;
  cantidad: number;
  /** The price that is kept, USD. */
  precioUnitario: number;
}

/** What `PUT /api/carrito/cantidad` answers. */
export interface QuantityChange {
  /** The line after the change. */
  item: {
    /** Pieces. */
    cantidad: number;
    /** Price of the whole line, US dollars. */
    subtotalProducto: number;
  };
  /** Its lines are an extension; null where the server tells the totals only. */
  carrito: Cart | (Omit<Cart, 'productos'> & { productos: null });
}

/** 1 Cliente, 2 Administrador, 3 Manager. */
export type Role = 1 | 2 | 3;

export interface User {
  idUsuario: number;
  identificacion: string;
  nombre: string;
  primerApellido: string;
  segundoApellido: string;
  correo: string;
  telefono: string;
  rol: Role;
  suscrito: boolean;
  /** Extension: whether the owner of `correo` has confirmed it; absent when the server does not ask. */
  correoConfirmado?: boolean | undefined;
  /** Extension: another e-mail takes the current password (`contrasenaActual`). */
  correoPideContrasena?: true | undefined;
}

export interface LoginResult {
  token: string;
  usuario: User;
  /** Extension: lines of the visitor's cart of which the merge left some behind. Absent where the backend does not tell. */
  recortes?: readonly CutLine[] | undefined;
}

/** A line of which a login left some behind. */
export interface CutLine {
  idProducto_talla: number;
  productoNombre: string;
  /** False when the piece can no longer be bought. */
  disponible: boolean;
  /** Pieces that both carts asked for together. */
  pedidas: number;
  /** Pieces that the account's cart has now; 0 when the line is gone. */
  quedan: number;
}

/** A person of the electoral roll. */
export interface Person {
  nombre: string;
  primerApellido: string;
  segundoApellido: string;
}

export type OrderStatus = 'pendiente' | 'confirmado' | 'enviado' | 'cancelado';
export type PaymentStatus = 'pendiente' | 'verificado' | 'rechazado';
export type PaymentMethod = 'sinpe' | 'transferencia';

/** How money comes for an order: as customers may pay, in cash, or otherwise. */
export type ReceivedBy = PaymentMethod | 'efectivo' | 'otro';

/** Why a payment cannot be confirmed; what each one means stands in the contract. */
export type DoubtReason = 'no_se_lee' | 'monto_distinto' | 'no_ha_llegado' | 'otra_cuenta' | 'otro';

/** Why an order was rejected: as a receipt is doubted, or because none came in time. Extension. */
export interface RejectionReason {
  motivo: DoubtReason | 'sin_respuesta';
  /** Own words of the staff; null where the reason says it all. */
  texto: string | null;
}

/** A receipt that a customer was asked for. Extension. */
export interface ReceiptRequest {
  motivo: DoubtReason;
  /** Own words of the staff; null where the reason says it all. */
  texto: string | null;
  fecha: string;
  /** When the order is cancelled unless one has come (ISO 8601); null when one has. */
  vence: string | null;
  /** `abierta`: waited for. `recibida`: being looked at. `cerrada`: the order is decided. */
  /** `libre`, of a link alone: nothing is asked for, and a further receipt is welcome. */
  estado: 'abierta' | 'recibida' | 'cerrada' | 'libre';
}

/** US dollars, or colones of Costa Rica. */
export type Currency = 'USD' | 'CRC';

/** Money that is to be given back of an order, or was, as its customer sees it. Extension. */
export interface OrderRefund {
  /** In its `moneda`: dollars with at most two decimals, whole colones. */
  monto: number;
  moneda: Currency;
  /** When it was given back (ISO 8601, UTC); null while it is not. */
  hecha: string | null;
}

export interface OrderLine {
  /** Extension: true when it was paid and the piece was gone by then. */
  sinPieza?: true | undefined;
  /** Extension, of lines with `sinPieza`: which piece it was; what `shop.holds.decideMissing` names the line by. */
  idProducto_talla?: number | undefined;
  /** Extension, of lines with `sinPieza`: the special order by which it is made anew; absent while it is to be decided. */
  idPedidoEspecial?: number | undefined;
  /** Extension, of lines with `sinPieza`: its money is returned; it is in no total any more, and not sent. */
  devuelta?: true | undefined;
  /** Extension: the piece, with its size, that was paid and gone by then, where this one has taken its place. */
  enVezDe?: string | undefined;
  productoNombre: string;
  tallaNombre: string;
  cantidad: number;
  subtotalProducto: number;
  image_url: string | null;
}

export interface Order {
  idPedido: number;
  idCarrito: number;
  fechaPedido: string;
  estadoPedido: OrderStatus;
  estadoPago: PaymentStatus;
  montoTotal: number;
  /** One line that names what was bought. */
  resumen: string;
  clienteNombre: string;
  clientePrimerApellido: string;
  clienteSegundoApellido: string;
  productos: OrderLine[];
  /** Extension: the carrier's number of the parcel; null when there is none. */
  guia?: string | null | undefined;
  /** Extension: where its customer picks it up, and when, as it was placed; absent where it is sent. */
  retiro?: string | undefined;
  /** Extension: colones for a dollar as it was placed, and what it came to; absent where the shop had no rate. */
  tasa?: number | undefined;
  montoColones?: number | undefined;
  /** Extension: why it was rejected; absent where it was not, or without a reason. */
  rechazo?: RejectionReason | undefined;
  /**
   * Extension: another receipt that its customer was asked for is waited for (`abierta`), or has come (`recibida`); absent
   * where none was, and once the order is decided.
   */
  solicitud?: 'abierta' | 'recibida' | undefined;
}

/** What can happen to an order on its way to the customer; what each one means stands in the contract. */
export type OrderDayStep = 'recibido' | 'verificado' | 'preparacion' | 'enviado' | 'entregado';

/** Something that has happened to an order; `fecha` is ISO 8601 in UTC. */
export interface OrderDay {
  paso: OrderDayStep;
  fecha: string;
}

/** How the sending of an order goes. */
export interface OrderTracking {
  /** Where the carrier tells where the parcel is; null without a guide. */
  seguimiento: string | null;
  /** What has happened to the order, oldest first. */
  recorrido: OrderDay[];
}

/** An order with all that a packing slip says. */
export interface Shipment extends Order, OrderShipping, OrderTracking {
  guia: string | null;
  /** Contact phone; '' when the account was closed. */
  telefono: string;
}

/** What whoever has the link of a letter may see of an order. */
export interface FollowedOrder
  extends
    Pick<
      Order,
      | 'idPedido'
      | 'fechaPedido'
      | 'estadoPedido'
      | 'montoTotal'
      | 'montoColones'
      | 'productos'
      | 'rechazo'
      | 'retiro'
    >,
    OrderTracking {
  guia: string | null;
  /** Extension: money that is to be given back, or was, the oldest first; absent where there is none. */
  devoluciones?: OrderRefund[] | undefined;
}

/** The address under which a carrier tells where parcels are; `{guia}` in it stands for the guide. */
export interface Tracking {
  plantilla: string;
  version?: number | undefined;
}

/** An order with everything its owner may see; how its sending goes is an extension. */
export interface OrderDetail extends Order, OrderShipping, Partial<OrderTracking> {
  /** Extension: the receipt that was last asked for, and the token that sends it; null when none was. */
  solicitudComprobante?: (ReceiptRequest & { token: string }) | null | undefined;
  /** Extension: sends a further receipt of an order that waits; absent where none is taken. */
  tokenComprobante?: string | undefined;
  /** Extension: money that is to be given back, or was, the oldest first; absent where there is none. */
  devoluciones?: OrderRefund[] | undefined;
  comprobante: string | null;
  /** Extension: when the receipt was deleted (ISO 8601), for its age or with the account. */
  comprobanteEliminado?: string | undefined;
}

export interface OrderShipping {
  provincia: string;
  canton: string;
  distrito: string;
  direccionExacta: string;
  metodoPago: PaymentMethod;
}

export interface OrderReceipt {
  /** Link that expires; null when there is no receipt. */
  comprobante: string | null;
  /** Extension: when the receipt was deleted (ISO 8601), for its age or with the account. */
  comprobanteEliminado?: string | undefined;
  metodoPago: PaymentMethod;
}

export interface OrderContact {
  correo: string;
  telefono: string;
}

export type SpecialOrderStatus =
  | 'Pendiente'
  | 'En proceso'
  | 'Aceptado'
  | 'Rechazado'
  | 'Completado'
  | 'Enviado';

export interface SpecialOrder {
  idPedidoEspecial: number;
  fechaSolicitud: string;
  nombreUsuario: string;
  nombrePieza: string;
  talla: string | null;
  nombrePiedra: string;
  nombreMaterial: string;
  descripcion: string;
  /** Null when the server left it unset; shown as 'Especial'. */
  estado: SpecialOrderStatus | null;
  referenciaURL: string | null;
  /** Extension: when the reference image was deleted (ISO 8601), for its age or with the account. */
  referenciaEliminada?: string | undefined;
  correo: string;
  telefono: string;
  /** Extension: grows with every decision; sent back with one, a newer one refuses it (409 `VERSION_CONFLICT`). */
  version?: number | undefined;
  /** Extension: US dollars that were paid for it already, as a part of the order `idPedido`; absent otherwise. */
  anticipo?: number | undefined;
  idPedido?: number | undefined;
}

export interface Faq {
  idPregunta: number;
  pregunta: string;
  respuesta: string;
  /**
   * Extension: the question in English, null for none; absent for visitors where there is none. Back-office answers
   * of a backend that keeps it always have it.
   */
  preguntaIngles?: string | null | undefined;
  /** The answer in English, as `preguntaIngles`. */
  respuestaIngles?: string | null | undefined;
  visible: Flag;
  /** Extension: grows with every edit; sent back with an edit or a deletion, a newer one refuses it (409 `VERSION_CONFLICT`). */
  version?: number | undefined;
}

export type NovedadStatus = 'Pendiente' | 'Enviado';

export interface Novedad {
  idNovedad: number;
  asunto: string;
  descripcion: string;
  estado: NovedadStatus;
  referenciaURL: string | null;
  fecha: string;
  fechaActualizacion: string | null;
  /** Extension: grows with every edit; sent back with an edit, a sending or a deletion, a newer one refuses it (409 `VERSION_CONFLICT`). */
  version?: number | undefined;
}

export type CustomerStatus = 'activo' | 'bloqueado';

export interface Customer {
  identificacion: string;
  nombre: string;
  apellido: string;
  correo: string;
  telefono: string;
  estado: CustomerStatus;
  fechaRegistro: string;
  /** Extension: the identification was released, a mark stands in its place; absent when the server releases none. */
  liberada?: boolean | undefined;
}

export interface StaffMember {
  idUsuario: number;
  identificacion: string;
  nombre: string;
  primerApellido: string;
  segundoApellido: string;
  correo: string;
  telefono: string;
  idRol: Role;
  /** Extension: null from a backend that neither blocks nor removes staff. */
  estado: CustomerStatus | null;
}

export interface ShippingFee {
  /** USD. */
  monto: number;
  /** Extension: grows with every edit; sent back with an edit, a newer one refuses it (409 `VERSION_CONFLICT`). */
  version?: number | undefined;
}

/** What a dollar costs in colones, and how the shop shows it. Extension `exchange`. */
export interface ExchangeRate {
  /** Colones for a dollar; null while the shop has no rate: then it says nothing about colones. */
  tasa: number | null;
  /** Since when it counts, ISO 8601. */
  fecha: string | null;
  /** Whether prices show what they come to in colones. */
  enPrecios: boolean;
  /** Colones that banks commonly let a person send by SINPE Móvil in a day; null: nothing is said of it. */
  topeSinpe: number | null;
  version?: number | undefined;
}

/** The rates of the shop. Extension `exchange`. */
export interface ExchangeHistory {
  /** After how many days a rate is old. */
  diasAviso: number;
  /** Newest first; `tasa` null where it ended, `autor` null when the account is gone. */
  cambios: { tasa: number | null; fecha: string; autor: string | null }[];
}

/** Where everything that the shop knows of a customer can be fetched. Extension `personalData`. */
export interface DataLink {
  /** Link to a zip; it expires, and whoever has it may open it until then. */
  enlace: string;
}

/** An address that a customer keeps. Extension `addressBook`. */
export interface Address {
  idDireccion: number;
  /** What its owner calls it, for example 'Casa'. */
  nombre: string;
  provincia: string;
  canton: string;
  distrito: string;
  direccionExacta: string;
  /** Purchases begin with it; exactly one of several is. */
  preferida: boolean;
}

/** A line that somebody has put aside from the cart. Extension `favorites`. */
export interface SavedLine {
  idProducto: number;
  /** The size that was chosen, with its piece. */
  idProducto_talla: number;
  /** Pieces, as many as the cart had. */
  cantidad: number;
}

/** The ring size of one of a customer's fingers. Extension `ringSizes`. */
export interface FingerSize extends FingerOfHand {
  /** Ring size '5' to '12', as the sizes of products have it. */
  tamanio: string;
}

/** A place where customers pick their orders up. Extension `pickup`. */
export interface PickupPlace {
  /** Never given to another place, also when this one is gone. */
  idLugar: number;
  nombre: string;
  /** When orders are handed over there, as the shop says it. */
  cuando: string;
  provincia: string;
  canton: string;
  distrito: string;
  direccionExacta: string;
  /** What picking up costs instead of the shipping, US dollars. */
  monto: number;
  /** Whether orders can be placed for it. */
  activo: boolean;
}

/** How many pieces an option of a filter would show. */
export interface OptionCount {
  /** The option, as it is sent. */
  valor: string;
  cantidad: number;
}

/**
 * What the filters of the catalogue would show, each beside the others that are chosen. Extension `catalogFacets`.
 * Of each range it has both ends of what the filters other than that range let through: the lowest and the highest
 * price charged in US dollars, length and width in mm, weight in g; null where nobody knows of any.
 */
export interface CatalogCounts extends Record<RangeKey, number | null> {
  /** Pieces that all the filters let through. */
  total: number;
  /** Pieces that can be bought now, of those that the other filters let through. */
  disponibles: number;
  categoria: OptionCount[];
  piedra: OptionCount[];
  material: OptionCount[];
  tamano: OptionCount[];
}

/** Where customers can pick their orders up, in the order in which they are shown. Extension `pickup`. */
export interface PickupPlaces {
  lugares: PickupPlace[];
  /** Grows with every edit; sent back with one, a newer one refuses it (409 `VERSION_CONFLICT`). */
  version?: number | undefined;
}

/** Words that the search takes for each other. Extension `synonyms`. */
export interface SynonymTable {
  /** Null while nobody has set any: `TRADE_SYNONYMS` of `@filigrana/sdk/domain` count. */
  grupos: string[][] | null;
  /** Grows with every edit; sent back with one, a newer one refuses it (409 `VERSION_CONFLICT`). */
  version?: number | undefined;
}

/** A point of a picture, in per cent of its width from the left and of its height from the top. */
export interface BannerFocus {
  x: number;
  y: number;
}

/** A banner with its own words. Extension `bannerWords`. */
export interface BannerWords {
  idBanner: number;
  image_url: string;
  /** Empty while nobody has written one; without title and line a front end shows words of its own. */
  titulo: string;
  linea: string;
  /** The title and the line in English (extension `english`); undefined where the backend keeps none. */
  tituloIngles?: string | undefined;
  lineaIngles?: string | undefined;
  /** The page of the shop that it leads to, such as `/clientes/catalogo`; empty for the offers. */
  enlace: string;
  /** What stays in sight wherever a part of the picture is cut away; null while nobody has chosen it. */
  foco: BannerFocus | null;
  /** Grows with every edit; sent back with one, a newer one refuses it (409 `VERSION_CONFLICT`). */
  version?: number | undefined;
}

/**
 * Words of the home page and of the page about the shop; empty ones are those that nobody has written. A backend with
 * the extension `english` also keeps them in English.
 */
export type SiteTexts = Record<SiteTextKey, string> &
  Partial<Record<SiteTextInEnglish, string | undefined>>;

/** The words that everybody reads. Extension `siteTexts`. */
export interface SiteTextsInForce {
  textos: SiteTexts;
  /** Grows with every edit; sent back with one, a newer one refuses it (409 `VERSION_CONFLICT`). */
  version?: number | undefined;
}

/** Words that were written once. */
export interface SiteTextsChange {
  textos: SiteTexts;
  /** ISO 8601, UTC. */
  fecha: string;
  /** Full name of who wrote them; null when the account is gone. */
  autor: string | null;
}

/** The pages whose words are the owner's: privacy, terms, care and warranty. Extension `legalTexts`. */
export type LegalPage = 'privacidad' | 'terminos' | 'cuidado';

/** What a legal page says. */
export interface LegalText {
  pagina: LegalPage;
  /**
   * Plain text: blank lines part paragraphs, a line that begins with `# ` is a heading, lines that
   * begin with `- ` are a list. Null while nobody has written one.
   */
  texto: string | null;
  /** Grows with every edit; sent back with one, a newer one refuses it (409 `VERSION_CONFLICT`). */
  version?: number | undefined;
}
