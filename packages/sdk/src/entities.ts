/**
 * The shapes that everything above the SDK works with.
 *
 * The wire may spell a field in several ways (`rol`/`idRol`, `image_url`/`imagen_url` …);
 * `normalize.ts` reads every spelling and hands on exactly these. Field names are the wire's
 * canonical ones, to the letter. Amounts are USD as numbers with at most two decimals: compute
 * with them only through `domain/money` (integer cents). Dates are ISO 8601 in UTC.
 */

/** 0 or 1, as the wire writes its flags. */
export type Flag = 0 | 1;

/** One size of a product with its own stock. Rings have several; other pieces one hidden 'Única'. */
export interface ProductSize {
  idProducto_talla: number;
  tamanio: string;
  /** Figure of the size table. Called cm on the wire; it is the inner diameter in millimetres. */
  cm: number | null;
  stock: number;
  /** Only in back-office answers. */
  idTalla?: number | undefined;
}

export interface Product {
  idProducto: number;
  nombreProducto: string;
  descripcion: string;
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
}

export interface Cart {
  idCarrito: number | null;
  subtotal: number;
  montoEnvio: number;
  montoTotal: number;
  productos: CartLine[];
  /** Extension: grows with every change of what the cart holds and never comes back; null without it. */
  version: number | null;
}

/** What `PUT /api/carrito/cantidad` answers. */
export interface QuantityChange {
  item: { cantidad: number; subtotalProducto: number };
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

export interface OrderLine {
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
}

/** An order with everything its owner may see. */
export interface OrderDetail extends Order, OrderShipping {
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
}

export interface Faq {
  idPregunta: number;
  pregunta: string;
  respuesta: string;
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

/** Where everything that the shop knows of a customer can be fetched. Extension `personalData`. */
export interface DataLink {
  /** Link to a zip; it expires, and whoever has it may open it until then. */
  enlace: string;
}

/** The pages that a shop owes its customers: privacy and terms. Extension `legalTexts`. */
export type LegalPage = 'privacidad' | 'terminos';

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
