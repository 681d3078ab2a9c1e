import { failure, info, success } from '../../shared/texts/message.ts';
import { timings } from '../../shared/timings.ts';

/** Regular orders, their review, and the history of every order. */
export const ordersTexts = {
  'orders.listFailed': failure('', 'No se pudieron cargar los pedidos'),
  'orders.csvFailed': failure('', 'No se pudieron leer los pedidos para exportarlos'),
  'orders.actionFailed': failure('', 'No se pudo {action} el pedido'),
  'orders.accepted': success('', 'Pedido n.º {idPedido} aceptado', timings.toast.undo),
  'orders.undo': info('', 'Deshacer'),
  'orders.acceptFailed': failure('Pedido n.º {idPedido}', 'No se pudo aceptar: revísalo.'),
  'orders.detailsFailed': failure('', 'No se pudieron cargar los detalles del pedido.'),

  'review.failed': failure('', 'No se pudo revisar el comprobante.'),
  'review.unanswered': failure(
    '',
    'No recibimos respuesta. Si el pedido sigue pendiente, puedes intentarlo de nuevo.',
  ),
  'review.entryUsed': failure(
    '',
    'Ese pago del banco ya no espera: alguien lo usó o lo apartó antes. El pedido sigue pendiente.',
  ),
  'review.decidedElsewhere': info('', 'Otra persona ya resolvió el pedido {idPedido}.'),
  'review.accepted': success('', 'Pedido {idPedido} aceptado.'),
  'review.rejected': success('', 'Pedido {idPedido} rechazado.'),
  'reference.invalid': failure('', 'Usa solo letras, números, espacios y guiones.'),
  'reference.tooLong': failure('', 'La referencia no puede pasar de {max} caracteres.'),
  'reference.failed': failure('', 'No se pudo guardar la referencia.'),
  'reference.saved': success('Referencia guardada'),

  'timeline.failed': failure('', 'No se pudo cargar el historial.'),
  'notes.empty': failure('', 'Escribe la nota.'),
  'notes.failed': failure('', 'No se pudo guardar la nota.'),
  'notes.added': success('Nota agregada'),

  'dashboard.failed': failure('', 'No se pudo cargar el resumen.'),
  'activity.failed': failure('', 'No se pudo cargar el registro de actividad.'),
} as const;
