import type { components } from '../types.ts';
import { formatUsd } from './money.ts';
import { ROLE_NAMES, roleOf } from './roles.ts';
import { normalizeText } from './text.ts';

/** What the record of the shop can say that was done. */
export type ActivityAction = components['schemas']['ActivityAction'];

/** Entries that one page of the record holds. */
export const ACTIVITY_PAGE = 50;

/** The actions as people read them, and search for them. */
export const ACTIVITY_LABELS: Readonly<Record<ActivityAction, string>> = {
  'sesion.iniciada': 'Inicio de sesión',
  'sesion.fallida': 'Inicio de sesión rechazado',
  'sesion.cerrada': 'Cierre de sesión',
  'sesion.todasCerradas': 'Cierre de sesión en todos los dispositivos',
  'cuenta.creada': 'Cuenta creada',
  'cuenta.bloqueada': 'Cuenta bloqueada',
  'cuenta.desbloqueada': 'Cuenta desbloqueada',
  'cuenta.eliminada': 'Cuenta eliminada',
  'cuenta.rol': 'Rol cambiado',
  'cuenta.correo': 'Correo cambiado',
  'cuenta.correoDeshecho': 'Cambio de correo deshecho',
  'cuenta.contrasena': 'Contraseña cambiada',
  'cuenta.dosPasosActivado': 'Verificación en dos pasos activada',
  'cuenta.dosPasosQuitado': 'Verificación en dos pasos desactivada',
  'cuenta.codigosRenovados': 'Códigos de recuperación renovados',
  'cuenta.identificacionLiberada': 'Identificación liberada',
  'cuenta.datosDescargados': 'Datos personales descargados',
  'cuenta.cerrada': 'Cuenta cerrada por su cliente',
  'producto.creado': 'Producto creado',
  'producto.editado': 'Producto editado',
  'producto.eliminado': 'Producto eliminado',
  'pedido.aceptado': 'Pedido aceptado',
  'pedido.rechazado': 'Pedido rechazado',
  'pedido.enviado': 'Pedido enviado',
  'pedido.envio': 'Envío de pedido anotado',
  'pedido.referencia': 'Referencia de pago cambiada',
  'pedido.pago': 'Pago anotado',
  'pedido.pagoQuitado': 'Pago quitado',
  'pedido.conciliado': 'Pedido conciliado con el banco',
  'apartado.terminado': 'Apartado terminado',
  'pedido.sinPieza': 'Pieza pagada sin pieza decidida',
  'banco.leido': 'Avisos del banco leídos',
  'banco.anotado': 'Entrada del banco anotada',
  'banco.vencido': 'Entradas viejas del banco borradas',
  'pedido.comprobantePedido': 'Comprobante pedido de nuevo',
  'pedido.devolucion': 'Devolución anotada',
  'pedido.contabilidad': 'Contabilidad de un mes descargada',
  'pedidoEspecial.estado': 'Estado de pedido especial cambiado',
  'pregunta.creada': 'Pregunta creada',
  'pregunta.editada': 'Pregunta editada',
  'pregunta.eliminada': 'Pregunta eliminada',
  'novedad.creada': 'Novedad creada',
  'novedad.editada': 'Novedad editada',
  'novedad.eliminada': 'Novedad eliminada',
  'novedad.enviada': 'Novedad enviada',
  'ajustes.banners': 'Banners cambiados',
  'ajustes.envio': 'Costo de envío cambiado',
  'ajustes.retiro': 'Lugares de retiro cambiados',
  'ajustes.seguimiento': 'Dirección de seguimiento cambiada',
  'ajustes.tipoCambio': 'Tipo de cambio cambiado',
  'ajustes.textos': 'Texto legal cambiado',
  'ajustes.textosTienda': 'Textos de la tienda cambiados',
  'ajustes.sinonimos': 'Sinónimos del buscador cambiados',
  'archivos.restaurados': 'Archivos devueltos de la cuarentena',
  'archivos.vaciados': 'Cuarentena vaciada',
  'archivos.adoptados': 'Almacén de archivos adoptado',
  'archivos.apartados': 'Archivos puestos en cuarentena',
};

/**
 * An action as people read it; its code where it is newer than this client.
 *
 * @example activityLabel('producto.editado') // 'Producto editado'
 */
export const activityLabel = (accion: string): string =>
  (ACTIVITY_LABELS as Readonly<Record<string, string>>)[accion] ?? accion;

/**
 * The words that a search of the record looks for, comparable: all of them have to be found, each in
 * the action, in who did it, or in what it was done to.
 *
 * @example activityWords(' José  Precio') // ['jose', 'precio']
 */
export const activityWords = (texto: string): string[] =>
  normalizeText(texto)
    .split(/\s+/)
    .filter((word) => word !== '');

/**
 * The actions that a word is found in: in their code or in their label.
 *
 * @param word Of `activityWords`.
 * @example actionsWith('rechazad') // ['sesion.fallida', 'pedido.rechazado']
 */
export const actionsWith = (word: string): ActivityAction[] =>
  (Object.keys(ACTIVITY_LABELS) as ActivityAction[]).filter((accion) =>
    normalizeText(`${accion}\n${ACTIVITY_LABELS[accion]}`).includes(word),
  );

/** Kinds of things that actions are done to, as the record writes and people read them. */
const KINDS = {
  producto: 'Producto',
  pedido: 'Pedido',
  'pedido especial': 'Pedido especial',
  apartado: 'Apartado',
  cuenta: 'Cuenta',
  pregunta: 'Pregunta',
  novedad: 'Novedad',
  banner: 'Banner',
} as const;

/** Things of which there is one. */
const NAMES: Readonly<Record<string, string>> = {
  privacidad: 'Privacidad',
  terminos: 'Términos y condiciones',
  cuidado: 'Cuidado y garantía',
  cuarentena: 'Cuarentena',
};

/** What an action was done to: one of a kind with its number, or something by its name. */
export type ActivityTarget =
  | { kind: keyof typeof KINDS; id: number; label: string }
  | { kind: null; label: string };

/**
 * Reads what an action was done to.
 *
 * @example activityTarget('pedido 12') // { kind: 'pedido', id: 12, label: 'Pedido 12' }
 * @example activityTarget('terminos') // { kind: null, label: 'Términos y condiciones' }
 */
export function activityTarget(objeto: string): ActivityTarget {
  const [, kind = '', id = ''] = /^(.+) (\d+)$/.exec(objeto) ?? [];
  if (isKind(kind)) return { kind, id: Number(id), label: `${KINDS[kind]} ${id}` };
  return { kind: null, label: NAMES[objeto] ?? objeto };
}

const isKind = (text: string): text is keyof typeof KINDS => Object.hasOwn(KINDS, text);

/** Fields of changes as people read them. */
const FIELDS: Readonly<Record<string, string>> = {
  archivos: 'Archivos',
  asunto: 'Asunto',
  banners: 'Banners',
  categoria: 'Categoría',
  correo: 'Correo',
  descripcion: 'Descripción',
  descripcionIngles: 'Descripción en inglés',
  diasAviso: 'Días hasta el aviso',
  destacado: 'Destacado',
  enPrecios: 'Colones en los precios',
  enlace: 'Enlace',
  apartada: 'Apartada',
  entrada: 'Entrada del banco',
  entradas: 'Entradas',
  noPaga: 'No paga el pedido',
  entregado: 'Entregado',
  estado: 'Estado',
  ficha: 'Medidas e historia',
  foco: 'Foco',
  fotos: 'Fotografías',
  video: 'Video',
  guia: 'Guía',
  idImagen: 'Imagen',
  linea: 'Línea',
  material: 'Material',
  mes: 'Mes',
  monto: 'Monto',
  nombre: 'Nombre',
  nombreIngles: 'Nombre en inglés',
  tituloIngles: 'Título en inglés',
  lineaIngles: 'Línea en inglés',
  nota: 'Nota',
  pedidoEspecial: 'Pedido especial',
  pieza: 'Pieza',
  piedra: 'Piedra',
  plantilla: 'Dirección',
  precio: 'Precio',
  precioEspecial: 'Precio especial',
  preparacion: 'En preparación',
  pregunta: 'Pregunta',
  preguntaIngles: 'Pregunta en inglés',
  respuesta: 'Respuesta',
  respuestaIngles: 'Respuesta en inglés',
  rol: 'Rol',
  stock: 'Stock',
  tasa: 'Colones por dólar',
  titulo: 'Título',
  topeSinpe: 'Límite de SINPE Móvil al día',
  unico: 'Pieza única',
  version: 'Versión',
  visible: 'Visible',
};
const AMOUNTS = ['precio', 'precioEspecial', 'monto'];
const FLAGS: Readonly<Record<string, readonly [no: string, yes: string]>> = {
  apartada: ['No', 'Sí'],
  destacado: ['No', 'Sí'],
  enPrecios: ['No', 'Sí'],
  entregado: ['No', 'Sí'],
  estado: ['No disponible', 'Disponible'],
  preparacion: ['No', 'Sí'],
  unico: ['No', 'Sí'],
  visible: ['No', 'Sí'],
};

/**
 * A changed field as people read it; as it is called where it is newer than this client.
 *
 * @example activityField('stock 7') // 'Stock, talla 7'
 */
export function activityField(campo: string): string {
  const [, size = ''] = /^stock (.+)$/.exec(campo) ?? [];
  return size === '' ? (FIELDS[campo] ?? campo) : `${FIELDS['stock']}, talla ${size}`;
}

/**
 * What a changed field held, as people read it: amounts in US dollars, flags and roles in words.
 *
 * @param campo Name of the field on the wire.
 * @param value What the record says of it; null for nothing.
 * @returns null for nothing.
 * @example activityValue('precio', 80) // '$80.00 USD'
 */
export function activityValue(campo: string, value: string | number | null): string | null {
  if (value === null || typeof value === 'string') return value;
  if (AMOUNTS.includes(campo)) return formatUsd(value);
  const flag = FLAGS[campo]?.[value];
  if (flag !== undefined) return flag;
  const role = campo === 'rol' ? roleOf({ rol: value }) : null;
  return role === null ? String(value) : ROLE_NAMES[role];
}
