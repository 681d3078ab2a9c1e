import type { Province, REJECTION_REASONS } from '@filigrana/sdk/domain';
import type { Generated, Selectable } from 'kysely';
import type { Fixed, Flag, Id, Instant } from './column-types.ts';
import type { ActividadTable, AlertasTable, IdentidadTable } from './operations-tables.ts';
import type { FavoritosTable, GuardadasTable } from './favorite-tables.ts';
import type { TallasClienteTable } from './ring-size-tables.ts';
import type { ApartadoPiezasTable, ApartadosTable, EsperasTable } from './hold-tables.ts';
import type { CodigosRecuperacionTable, DosPasosTable, SesionesTable } from './login-tables.ts';
import type {
  ComprobantesPedidoTable,
  DevolucionesTable,
  PagosTable,
  SolicitudesComprobanteTable,
} from './payment-tables.ts';
import type {
  AvisosTable,
  ComprobantesParecidosTable,
  ComprobantesRecibidosTable,
  EntradasBancoTable,
  EntradasPedidosTable,
  EventosTable,
  HuellasComprobanteTable,
} from './review-tables.ts';

export interface UsuariosTable {
  idUsuario: Id;
  identificacion: string;
  nombre: string;
  primerApellido: string;
  segundoApellido: string;
  correo: string;
  /** `normalizeEmail(correo)`: what makes an e-mail unique and what login looks up. */
  correoNormalizado: string;
  /** The `correoNormalizado` that its owner has confirmed; another one, or null, is not confirmed. */
  correoConfirmado: string | null;
  telefono: string;
  contrasenaHash: string;
  /** The full name as searches compare it: `normalizeText`. */
  nombreBuscado: Generated<string>;
  rol: 1 | 2 | 3;
  suscrito: Generated<Flag>;
  estado: Generated<'activo' | 'bloqueado'>;
  /** Grows whenever every login token of the account must stop working. */
  tokenVersion: Generated<number>;
  fechaRegistro: Instant;
  /** When its customer closed it: whatever named a person is gone since then. */
  fechaCierre: Generated<Instant | null>;
}

interface CategoriasTable {
  idCategoria: Id;
  nombre: string;
}
interface PiedrasTable {
  idPiedra: Id;
  nombre: string;
}
interface MaterialesTable {
  idMaterial: Id;
  nombre: string;
}
interface TallasTable {
  idTalla: Id;
  tamanio: string;
}

/** What is known of a stored file; its bytes live in the file store. */
export interface ArchivosTable {
  idArchivo: Fixed<string>;
  tipo: 'producto' | 'banner' | 'novedad' | 'comprobante' | 'referencia';
  mime: string;
  /** Pixels; null for a PDF. */
  ancho: number | null;
  alto: number | null;
  /** Hex digest of the stored original. */
  sha256: string;
  /** Hex digest of a receipt as it arrived, before it was drawn anew; null for other files. */
  sha256Subida: string | null;
  /** Bytes of the stored original. */
  tamano: number;
  /** 1: served only through links that expire. */
  privado: Flag;
  /** Owner of a private file. */
  idUsuario: number | null;
  fechaCreacion: Instant;
}

/** How large a piece is, and how it was made; null where nothing is said. */
export interface DetailColumns {
  /** Tenths of a millimetre. */
  largoDecimas: Generated<number | null>;
  anchoDecimas: Generated<number | null>;
  /** Hundredths of a gram. */
  pesoCentesimas: Generated<number | null>;
  hechoPor: Generated<string | null>;
  horas: Generated<number | null>;
  historia: Generated<string | null>;
}

export interface ProductosTable extends DetailColumns {
  idProducto: Id;
  nombreProducto: string;
  /** The name as searches compare it: `normalizeText`. */
  nombreBuscado: Generated<string>;
  descripcion: string;
  /** Null where the piece has none, as the description. */
  nombreIngles: string | null;
  descripcionIngles: string | null;
  precioCents: number | null;
  precioEspecialCents: number | null;
  idCategoria: number;
  idMaterial: number;
  idPiedra: number | null;
  idImagen: string | null;
  descripcionImagen: Generated<string>;
  idVideo: string | null;
  /** Null where there is no video. */
  videoDescripcion: string | null;
  destacado: Generated<Flag>;
  unico: Generated<Flag>;
  estado: Generated<Flag>;
  fechaCreacion: Instant;
  fechaActualizacion: Instant;
  /** Grows with every edit in the back office; sales leave it alone. */
  version: Generated<number>;
}

interface ProductoTallaTable {
  idProducto_talla: Id;
  idProducto: number;
  idTalla: number;
  /** Never below zero: the table itself refuses it. */
  stock: number;
}

interface ProductoFotosTable {
  idFoto: Id;
  idProducto: number;
  idImagen: string;
  descripcion: string;
  orden: number;
}

/** All the words that pages have had; those of the highest version count. */
export interface TextosTiendaTable {
  version: Fixed<number>;
  fecha: Instant;
  /** Who wrote them; null when the account is gone. */
  idUsuario: number | null;
  /** JSON: all of them, by what they are for. */
  textos: string;
}

export interface BannersTable {
  idBanner: Id;
  idImagen: string;
  orden: number;
  titulo: Generated<string>;
  linea: Generated<string>;
  tituloIngles: Generated<string>;
  lineaIngles: Generated<string>;
  enlace: Generated<string>;
  /** What stays in sight where a part of the picture is cut away, in per cent; both or neither. */
  focoX: number | null;
  focoY: number | null;
  version: Generated<number>;
}

interface CarritosTable {
  idCarrito: Id;
  /** An account has at most one open cart; bought ones stay for their orders. */
  idUsuario: number | null;
  /** SHA-256 of the anonymous session token. */
  sesionHash: string | null;
  estado: Generated<'abierto' | 'comprado'>;
  /** Grows with every change of what it holds, and never comes back. */
  version: Generated<number>;
  /** JSON: the keys of its last changes with what they did, oldest first. */
  cambiosRecordados: Generated<string>;
  fechaCreacion: Instant;
  fechaActualizacion: Instant;
  /** When its owner was written about what is in it; null before. */
  fechaRecordatorio: Instant | null;
}

interface CarritoProductosTable {
  idCarritoProducto: Id;
  idCarrito: number;
  idProducto_talla: number;
  cantidad: number;
}

export interface PedidosTable {
  idPedido: Id;
  idUsuario: number;
  idCarrito: number;
  /** What searches look at: the customer's `nombreBuscado`, a line break, the summary likewise. */
  textoBuscado: Generated<string>;
  fechaPedido: Instant;
  estadoPedido: Generated<'pendiente' | 'confirmado' | 'enviado' | 'cancelado'>;
  estadoPago: Generated<'pendiente' | 'verificado' | 'rechazado'>;
  subtotalCents: number;
  envioCents: number;
  totalCents: number;
  provincia: string;
  canton: string;
  distrito: string;
  direccionExacta: string;
  /** `pickupWords()` of the place where it is picked up, whose address it then has; null: it is sent. */
  retiro: Generated<string | null>;
  metodoPago: 'sinpe' | 'transferencia';
  idComprobante: string | null;
  /** When the receipt was deleted, for its age or with the account. */
  comprobanteEliminado: Generated<Instant | null>;
  /** `cleanReference()` of what was typed; null when nobody has typed one. */
  referencia: string | null;
  /** Grows with every change of `referencia` in the back office. */
  versionReferencia: Generated<number>;
  /** `cleanGuide()` of what was typed; null when there is none. */
  guia: Generated<string | null>;
  /** Since when its pieces are being made ready; null when nobody has said so. */
  preparacion: Generated<Instant | null>;
  /** When it has arrived; null when nobody has said so. */
  entregado: Generated<Instant | null>;
  /** Why it was rejected, and own words about it; null where nobody has said so. */
  motivoRechazo: Generated<(typeof REJECTION_REASONS)[number] | null>;
  textoRechazo: Generated<string | null>;
  /** Hundredths of colones for a dollar, and what `totalCents` came to at it; null where the shop had no rate. */
  tasaCentimos: Generated<number | null>;
  montoColones: Generated<number | null>;
}

/** What was bought, copied: it outlives its product. Ids here point nowhere for sure. */
export interface PedidoProductosTable {
  idPedidoProducto: Id;
  idPedido: number;
  idProducto: number;
  idProducto_talla: number;
  productoNombre: string;
  tallaNombre: string;
  cantidad: number;
  precioUnitarioCents: number;
  subtotalCents: number;
  idImagen: string | null;
  /** 1: it was paid and gone by then; nothing was taken off the shelf. */
  sinPieza: Generated<Flag>;
  /** The special order by which such a piece is made anew; its deposit is the amount of this line. */
  idPedidoEspecial: Generated<number | null>;
  /** 1: the money of such a piece is returned, and the totals of the order are without it. */
  devuelta: Generated<Flag>;
  /** `pieceName()` of such a piece, where this one has taken its place. */
  enVezDe: Generated<string | null>;
}

/** One finished operation per key: a repetition gets `respuesta` again. */
interface ClavesIdempotenciaTable {
  idUsuario: number;
  operacion: string;
  clave: string;
  /** SHA-256 of what was asked. */
  huella: string;
  /** JSON; null only inside the transaction that is still at work. */
  respuesta: string | null;
  fechaCreacion: Instant;
}

export interface PedidosEspecialesTable {
  idPedidoEspecial: Id;
  idUsuario: number;
  fechaSolicitud: Instant;
  pieza: string;
  talla: string | null;
  tipoPiedra: string;
  tipoMaterial: string;
  descripcion: string;
  estado: Generated<
    'Pendiente' | 'En proceso' | 'Aceptado' | 'Rechazado' | 'Completado' | 'Enviado'
  >;
  idReferencia: string | null;
  /** When the reference image was deleted, for its age or with the account. */
  referenciaEliminada: Generated<Instant | null>;
  /** Grows with every decision. */
  version: Generated<number>;
}

export interface PreguntasTable {
  idPregunta: Id;
  pregunta: string;
  respuesta: string;
  /** Null where there is none, as the answer. */
  preguntaIngles: string | null;
  respuestaIngles: string | null;
  visible: Flag;
  version: Generated<number>;
}

export interface NovedadesTable {
  idNovedad: Id;
  asunto: string;
  descripcion: string;
  estado: Generated<'Pendiente' | 'Enviado'>;
  idImagen: string | null;
  fecha: Instant;
  fechaActualizacion: Instant | null;
  version: Generated<number>;
}

/** Settings that administrators change. */
interface ConfiguracionTable {
  clave: 'montoEnvioCents' | 'plantillaSeguimiento' | 'entradasBanco' | 'lugaresRetiro';
  /** Of settings that are numbers; of `lugaresRetiro` the highest id that was given; 0 of others. */
  valor: number;
  /** Of settings that are texts. */
  texto: Generated<string | null>;
  version: Generated<number>;
}

/** What a dollar cost in colones, and how the shop showed it: the newest row counts. */
export interface TiposCambioTable {
  version: Fixed<number>;
  fecha: Instant;
  /** Who set it; null when the account is gone. */
  idUsuario: number | null;
  /** Hundredths of colones for a dollar; null: there is no rate from then on. */
  tasaCentimos: number | null;
  enPrecios: Flag;
  /** Colones; null: the shop says nothing of it. */
  topeSinpe: number | null;
  diasAviso: number;
}

/** The pages of privacy, of terms, and of care and warranty: one row each. */
/** An address that a customer keeps. */
export interface DireccionesTable {
  idDireccion: Id;
  idUsuario: number;
  nombre: string;
  provincia: Province;
  canton: string;
  distrito: string;
  direccionExacta: string;
  /** 1 at exactly one of an account. */
  preferida: Generated<Flag>;
}

interface TextosLegalesTable {
  pagina: Fixed<'privacidad' | 'terminos' | 'cuidado'>;
  /** Null until an administrator has written one. */
  texto: string | null;
  version: Generated<number>;
}

/** Words that the search takes for each other: one row. */
interface SinonimosTable {
  fila: Fixed<1>;
  /** JSON of groups of words; null until an administrator has set some. */
  grupos: string | null;
  version: Generated<number>;
}

export interface TokensRecuperacionTable {
  /** SHA-256 of the token in the link. */
  hash: Fixed<string>;
  idUsuario: number;
  expira: Instant;
  usado: Instant | null;
  fechaCreacion: Instant;
}

export interface ConfirmacionesCorreoTable {
  /** SHA-256 of the token in the link. */
  hash: Fixed<string>;
  idUsuario: number;
  /** The address that the link went to, and the only one that it confirms. */
  correoNormalizado: string;
  expira: Instant;
  fechaCreacion: Instant;
}

/** An address that an account has left, and the link with which it can have it back. */
export interface CorreosAnterioresTable {
  /** Grows with time: a link also takes back the changes that came after its own. */
  idCorreoAnterior: Id;
  /** SHA-256 of the token in the link. */
  hash: Fixed<string>;
  idUsuario: number;
  correo: string;
  correoNormalizado: string;
  expira: Instant;
}

/** Public electoral roll: who a national identification belongs to. */
interface PadronTable {
  identificacion: string;
  nombre: string;
  primerApellido: string;
  segundoApellido: string;
}

/** Every table. Names are the wire's; money is integer cents; flags are 0 or 1. */
export interface Schema {
  usuarios: UsuariosTable;
  direcciones: DireccionesTable;
  categorias: CategoriasTable;
  piedras: PiedrasTable;
  materiales: MaterialesTable;
  tallas: TallasTable;
  archivos: ArchivosTable;
  productos: ProductosTable;
  producto_talla: ProductoTallaTable;
  producto_fotos: ProductoFotosTable;
  banners: BannersTable;
  carritos: CarritosTable;
  carrito_productos: CarritoProductosTable;
  apartados: ApartadosTable;
  apartado_piezas: ApartadoPiezasTable;
  esperas: EsperasTable;
  favoritos: FavoritosTable;
  guardadas: GuardadasTable;
  tallas_cliente: TallasClienteTable;
  pedidos: PedidosTable;
  pedido_productos: PedidoProductosTable;
  claves_idempotencia: ClavesIdempotenciaTable;
  pedidos_especiales: PedidosEspecialesTable;
  preguntas: PreguntasTable;
  novedades: NovedadesTable;
  configuracion: ConfiguracionTable;
  pagos: PagosTable;
  comprobantes_pedido: ComprobantesPedidoTable;
  solicitudes_comprobante: SolicitudesComprobanteTable;
  devoluciones: DevolucionesTable;
  tipos_cambio: TiposCambioTable;
  eventos: EventosTable;
  entradas_banco: EntradasBancoTable;
  entradas_pedidos: EntradasPedidosTable;
  comprobantes_recibidos: ComprobantesRecibidosTable;
  huellas_comprobante: HuellasComprobanteTable;
  comprobantes_parecidos: ComprobantesParecidosTable;
  avisos: AvisosTable;
  textos_legales: TextosLegalesTable;
  textos_tienda: TextosTiendaTable;
  sinonimos: SinonimosTable;
  tokens_recuperacion: TokensRecuperacionTable;
  confirmaciones_correo: ConfirmacionesCorreoTable;
  correos_anteriores: CorreosAnterioresTable;
  padron: PadronTable;
  alertas: AlertasTable;
  actividad: ActividadTable;
  identidad: IdentidadTable;
  sesiones: SesionesTable;
  dos_pasos: DosPasosTable;
  codigos_recuperacion: CodigosRecuperacionTable;
}

/** A row as a select of all columns returns it, for example `Row<'usuarios'>`. */
export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
