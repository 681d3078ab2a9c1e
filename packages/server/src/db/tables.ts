import type { Schema } from './schema.ts';

export interface TableFacts {
  /** Columns of the primary key. */
  key: readonly string[];
  /** The database hands the key out. */
  isNumbered: boolean;
}

const numbered = (key: string): TableFacts => ({ key: [key], isNumbered: true });
const keyedBy = (...key: string[]): TableFacts => ({ key, isNumbered: false });

/** Every table, so that a row comes after the rows that it points to. */
const facts = {
  usuarios: numbered('idUsuario'),
  direcciones: numbered('idDireccion'),
  categorias: numbered('idCategoria'),
  piedras: numbered('idPiedra'),
  materiales: numbered('idMaterial'),
  tallas: numbered('idTalla'),
  archivos: keyedBy('idArchivo'),
  productos: numbered('idProducto'),
  producto_talla: numbered('idProducto_talla'),
  producto_fotos: numbered('idFoto'),
  banners: numbered('idBanner'),
  carritos: numbered('idCarrito'),
  carrito_productos: numbered('idCarritoProducto'),
  apartados: numbered('idApartado'),
  apartado_piezas: keyedBy('idApartado', 'idProducto_talla'),
  esperas: numbered('idEspera'),
  favoritos: numbered('idFavorito'),
  guardadas: numbered('idGuardada'),
  tallas_cliente: numbered('idTallaCliente'),
  pedidos: numbered('idPedido'),
  pedidos_especiales: numbered('idPedidoEspecial'),
  pedido_productos: numbered('idPedidoProducto'),
  claves_idempotencia: keyedBy('idUsuario', 'operacion', 'clave'),
  pagos: numbered('idPago'),
  comprobantes_pedido: numbered('idComprobantePedido'),
  solicitudes_comprobante: keyedBy('idPedido'),
  devoluciones: numbered('idDevolucion'),
  eventos: numbered('idEvento'),
  avisos: numbered('idAviso'),
  entradas_banco: numbered('idEntrada'),
  entradas_pedidos: keyedBy('idEntrada', 'idPedido'),
  comprobantes_recibidos: keyedBy('idArchivo'),
  huellas_comprobante: keyedBy('idArchivo'),
  comprobantes_parecidos: keyedBy('idArchivo', 'idParecido'),
  preguntas: numbered('idPregunta'),
  novedades: numbered('idNovedad'),
  configuracion: keyedBy('clave'),
  tipos_cambio: keyedBy('version'),
  textos_legales: keyedBy('pagina'),
  textos_tienda: keyedBy('version'),
  sinonimos: keyedBy('fila'),
  tokens_recuperacion: keyedBy('hash'),
  confirmaciones_correo: keyedBy('hash'),
  correos_anteriores: numbered('idCorreoAnterior'),
  padron: keyedBy('identificacion'),
  alertas: keyedBy('codigo', 'tema'),
  actividad: numbered('idActividad'),
  identidad: keyedBy('fila'),
  sesiones: keyedBy('idSesion'),
  dos_pasos: keyedBy('idUsuario'),
  codigos_recuperacion: keyedBy('idUsuario', 'hash'),
} satisfies Record<keyof Schema, TableFacts>;

export const TABLES = Object.entries(facts) as [keyof Schema, TableFacts][];

/**
 * Tables in which servers only count, and the index of the orders' texts that SQLite keeps in tables of its
 * own: they begin anew with every database and are never copied.
 */
export const OWN_TABLES: readonly string[] = [
  'cambios',
  'cambios_piezas',
  'limites',
  'espacios',
  ...['', '_data', '_idx', '_docsize', '_config'].map((part) => `textos_pedidos${part}`),
];
