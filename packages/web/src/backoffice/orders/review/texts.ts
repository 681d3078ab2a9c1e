import type { Order, SimilarReceipt } from '@filigrana/sdk';
import { orderLifecycle, type ReferenceProblem } from '@filigrana/sdk/domain';

/** Sentences of the page that reviews receipts. */
export const reviewTexts = {
  title: 'Revisión de comprobantes',
  back: 'Volver a pedidos',
  loading: 'Cargando pedidos por revisar…',
  none: 'No quedan pedidos por revisar.',
  reviewed: (n: number) => (n === 1 ? 'Revisaste 1 pedido.' : `Revisaste ${n} pedidos.`),
  progress: (position: number, total: number) => `${position} de ${total}`,

  order: (idPedido: number) => `Pedido ${idPedido}`,
  bought: 'Compra',
  total: 'Total',
  units: (n: number) => `${n} ×`,

  accept: 'Aceptar',
  accepting: 'Aceptando…',
  acceptUsed: {
    title: '¿Aceptar de todos modos?',
    text: 'Este comprobante se usó en otro pedido, o se le parece mucho. Revísalo antes de aceptar.',
  },
  reject: 'Rechazar',
  rejecting: 'Rechazando…',
  next: 'Siguiente',
  previous: 'Anterior',
  decidedElsewhere: ({ idPedido, estadoPedido }: Pick<Order, 'idPedido' | 'estadoPedido'>) =>
    `Otra persona ya resolvió el pedido ${idPedido}. Su estado es ${orderLifecycle.table.labels[estadoPedido]}. Puedes guardar lo que escribiste o pasar al siguiente.`,

  decidedHere: ({ idPedido, estadoPedido }: Pick<Order, 'idPedido' | 'estadoPedido'>) =>
    `Resolviste el pedido ${idPedido}. Su estado es ${orderLifecycle.table.labels[estadoPedido]}. Puedes guardar lo que escribiste o pasar al siguiente.`,

  receipt: 'Comprobante',
  receiptOf: (idPedido: number) => `Comprobante del pedido ${idPedido}`,
  noReceipt: 'Este pedido no tiene comprobante.',
  receiptDeleted: (date: string) => `El comprobante de este pedido se eliminó el ${date}.`,
  illegibleReceipt:
    'El comprobante llegó, pero no se puede mostrar. Pídele al cliente que lo envíe de nuevo.',
  loadingReceipt: 'Cargando comprobante…',
  preparingReceipt: 'Preparando el comprobante…',
  receiptFailed: 'No se pudo mostrar el comprobante.',
  openReceipt: 'Abrir en otra pestaña',
  pdf: 'El comprobante es un PDF: ábrelo en otra pestaña para verlo.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  zoomReset: 'Ajustar',
  viewer: 'Comprobante. Más y menos acercan y alejan, cero ajusta, las flechas lo mueven.',

  similar: (match: SimilarReceipt['coincidencia']) =>
    match === 'identico'
      ? 'Este mismo comprobante se usó en otro pedido.'
      : 'Este comprobante se parece mucho al de otro pedido.',
  moreSimilar: (n: number) => `y ${n} más`,
  similarOrder: (idPedido: number) => `Pedido ${idPedido}`,

  reference: 'Referencia',
  referenceLabel: 'Número de referencia',
  referenceHint: 'El que muestra el banco en el comprobante.',
  saveReference: 'Guardar referencia',
  savingReference: 'Guardando…',
  referenceDay: 'Fecha',
  referenceBank: 'Banco',
  unknownBank: 'No se reconoce',
  plausible: 'La referencia parece correcta.',
  repeated: 'La misma referencia está en',
  problems: {
    FORMATO: 'Una referencia de SINPE Móvil tiene 25 dígitos.',
    FECHA_INVALIDA: 'Los primeros ocho dígitos no son una fecha.',
    FECHA_FUTURA: 'La fecha de la referencia todavía no ha llegado.',
    FECHA_LEJANA: 'La fecha de la referencia es de más de siete días antes del pedido.',
    REPETIDA: 'Otro pedido tiene la misma referencia.',
  } satisfies Record<ReferenceProblem, string>,

  keys: 'Teclas',
  showKeys: 'Ver las teclas',
  hideKeys: 'Ocultar las teclas',
  keyList: [
    ['A', 'Aceptar'],
    ['R', 'Rechazar, con confirmación'],
    ['N o →', 'Siguiente pedido'],
    ['P o ←', 'Pedido anterior'],
    ['+ − 0', 'Acercar, alejar y ajustar el comprobante'],
    ['Ctrl + rueda', 'Acercar o alejar donde está el ratón'],
    ['?', 'Mostrar u ocultar esta lista'],
  ],
} as const;
