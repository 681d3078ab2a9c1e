import type { Shipment } from '@filigrana/sdk';
import { counted } from '../shared/texts.ts';

/** Sentences of the page that sends many orders at once, of the slips, and of the sending of one order. */
export const shipmentsTexts = {
  title: 'Envíos',
  loading: 'Cargando envíos…',
  unsupported: 'Esta tienda no lleva guías de envío. Envía cada pedido desde su tarjeta.',
  empty: 'No hay pedidos por enviar.',
  count: (n: number) => counted(n, 'por enviar', 'por enviar'),
  open: (n: number) => `Envíos (${n})`,
  orders: 'Pedidos regulares',
  all: 'Elegir todos',
  choose: (n: number) => `Elegir el pedido ${n}`,
  order: 'Pedido',
  number: (n: number) => `N.º ${n}`,
  customer: 'Cliente',
  pieces: 'Piezas',
  address: 'Dirección',
  guide: 'Guía',
  guideOf: (n: number) => `Guía del pedido ${n}`,
  preparing: (day: string) => `En preparación desde el ${day}`,
  sending: 'Enviando…',
  /** Orders that are all picked up are sent nowhere: they are ready. */
  send: (orders: readonly Shipment[]) =>
    orders.length === 0
      ? 'Enviar'
      : `${orders.every(({ retiro }) => retiro) ? 'Listo para retirar' : 'Enviar'} (${orders.length})`,
  prepare: 'Marcar en preparación',
  print: (n: number) => (n === 1 ? 'Imprimir hoja de empaque' : `Imprimir hojas de empaque (${n})`),
  help: 'Escribe cada guía y presiona Enter para pasar a la siguiente. Un pedido puede ir sin guía.',
  sent: 'Enviados ahora',
  follow: 'Seguir el paquete',
  noGuide: 'Sin guía',
  noGuideNeeded: 'Se retira, no lleva guía.',
  pickup: (place: string) => `Retira en: ${place}`,
  tell: 'Avisar por WhatsApp',
  /** What the customer reads in the chat; it is there to be changed. */
  message: ({ idPedido, clienteNombre, guia, seguimiento, retiro }: Shipment) =>
    [
      retiro
        ? `Hola, ${clienteNombre}. Tu pedido n.º ${idPedido} está listo para retirar: ${retiro}.`
        : `Hola, ${clienteNombre}. Tu pedido n.º ${idPedido} ya va en camino por Correos de Costa Rica.`,
      guia && `Guía: ${guia}.`,
      seguimiento && `Síguelo aquí: ${seguimiento}`,
    ]
      .filter(Boolean)
      .join(' '),

  shipment: 'Seguimiento del envío',
  handover: 'Entrega',
  save: 'Guardar guía',
  saving: 'Guardando…',
  preparation: 'En preparación',
  delivered: 'Entregado',
  since: (name: string, day: string) => `${name} (${day})`,
  slip: 'Hoja de empaque',

  slipOrder: (n: number) => `Pedido n.º ${n}`,
  to: 'Para',
  phone: 'Teléfono',
  piece: 'Pieza',
  size: 'Talla',
  notInParcel: '(se hace por encargo: no va en este paquete)',
  quantity: 'Cantidad',
  amount: 'Monto',
  total: 'Total con envío',
  totalPickup: 'Total con retiro',
  thanks: 'Gracias por elegir una pieza hecha a mano.',
} as const;
