import { failure, info, success } from '../../shared/texts/message.ts';
import { timings } from '../../shared/timings.ts';

/** Deletions, special orders, frequent questions and novedades. */
export const contentTexts = {
  'deletion.changed': failure('', 'Cambió después de la pregunta. Revísalo antes de eliminar.'),
  'deletion.gone': info('Ya no existe', 'Otra persona lo eliminó antes.'),
  'specialOrders.noToken': failure('', 'No hay token de autenticación'),
  'specialOrders.offline': failure('', 'No se pudo conectar con el servidor.'),
  'specialOrders.serverError': failure('', 'Error del servidor: {status} - {error}'),
  'specialOrders.serverStatus': failure('', 'Error del servidor: {status}'),
  'specialOrders.failed': failure('', 'Error de conexión'),
  'specialOrders.actionFailed': failure('', 'No se pudo cambiar el estado del pedido.'),
  'specialOrders.actionUnanswered': failure(
    '',
    'No recibimos respuesta. Revisa el estado del pedido.',
  ),
  'specialOrders.accepted': success(
    '',
    'Pedido especial n.º {idPedido} aceptado',
    timings.toast.undo,
  ),
  'specialOrders.acceptFailed': failure(
    'Pedido especial n.º {idPedido}',
    'No se pudo aceptar: revísalo.',
  ),
  'specialOrders.decidedElsewhere': info(
    '',
    'Otra persona ya resolvió el pedido especial de {cliente}. No se cambió nada.',
  ),

  'faq.listFailed': failure('', 'No se pudieron cargar las preguntas frecuentes.'),
  'faq.addIncomplete': failure('Campos incompletos', 'Debes completar todo.'),
  'faq.editIncomplete': failure('Campos incompletos', 'Todos los campos son obligatorios.'),
  'faq.addFailed': failure('Error', 'No se pudo guardar la pregunta.'),
  'faq.editFailed': failure('Error', 'Ocurrió un error al actualizar la pregunta.'),
  'faq.deleteFailed': failure('Error al eliminar'),
  'faq.added': success('Pregunta agregada'),
  'faq.edited': success('Pregunta actualizada'),
  'faq.deleted': success('Pregunta eliminada'),

  'novedades.listFailed': failure('', 'No se pudieron cargar las novedades.'),
  'novedades.subjectMissing': failure('Falta el asunto', 'El asunto es obligatorio.'),
  'novedades.nearLimit': info('Estás casi al límite', 'Te quedan {n} caracteres.'),
  'novedades.nearLimitLast': info('Estás casi al límite', 'Te queda 1 carácter.'),
  'novedades.subjectLimit': info(
    'Límite alcanzado',
    'El asunto no puede pasar de {max} caracteres.',
  ),
  'novedades.descriptionLimit': info(
    'Límite alcanzado',
    'La descripción no puede pasar de {max} caracteres.',
  ),
  'novedades.addFailed': failure('Error', 'Hubo un error al guardar la novedad.'),
  'novedades.editFailed': failure('Error', 'No se pudo actualizar'),
  'novedades.deleteFailed': failure('Error al eliminar'),
  'novedades.sendFailed': failure('Error', 'No se pudo enviar la novedad.'),
  'novedades.sendUnanswered': failure(
    'Sin respuesta',
    'No recibimos respuesta. Revisa si la novedad figura como enviada.',
  ),
  'novedades.changedElsewhere': failure(
    'No se envió',
    'Otra persona cambió esta novedad. Revísala y envíala de nuevo.',
  ),
  'novedades.added': success('Novedad agregada'),
  'novedades.edited': success('Novedad actualizada'),
  'novedades.deleted': success('Novedad eliminada'),
  'novedades.sentUnanswered': success('Novedad enviada'),
  'novedades.sent': success('Novedad enviada', 'Correos enviados: {enviados} de {total}.'),
} as const;
