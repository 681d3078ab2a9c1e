import { failure, success, info } from '../../shared/texts/message.ts';

/** Sending orders, and where guides are followed. */
export const shipmentsTexts = {
  'shipments.listFailed': failure('', 'No se pudieron cargar los envíos.'),
  'shipments.sendFailed': failure('', 'No se pudo enviar el pedido.'),
  'shipments.noteFailed': failure('', 'No se pudo anotar el envío.'),
  'shipments.prepared': success('En preparación', 'Pedidos marcados: {n}'),
  'guide.invalid': failure('', 'La guía lleva de 4 a 40 letras, números, espacios o guiones.'),
  'guide.tooLong': failure('', 'La guía no puede pasar de {max} caracteres.'),
  'guide.mistyped': info('', 'Revisa la guía: el último dígito no calza con los demás.'),
  'guide.failed': failure('', 'No se pudo guardar la guía.'),
  'guide.saved': success('Guía guardada'),
  'tracking.loadFailed': failure('', 'No se pudo leer la dirección guardada.'),
  'tracking.invalid': failure('', 'Escribe una dirección que empiece con https://'),
  'tracking.tooLong': failure('', 'La dirección no puede pasar de {max} caracteres.'),
  'tracking.failed': failure('No se guardó', 'Intenta de nuevo en unos segundos.'),
  'tracking.saved': success('Dirección de seguimiento guardada'),
} as const;
