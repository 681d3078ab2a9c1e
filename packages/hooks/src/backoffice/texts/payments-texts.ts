import { failure, success } from '../../shared/texts/message.ts';

/** What has come for orders. */
export const paymentsTexts = {
  'payments.listFailed': failure('', 'No se pudieron cargar los pagos.'),
  'payments.amountInvalid': failure(
    '',
    'Escribe un monto mayor que cero; los colones van sin decimales.',
  ),
  'payments.failed': failure('', 'No se pudo anotar el pago.'),
  'payments.entered': success('Pago anotado'),
  'payments.removeFailed': failure('', 'No se pudo quitar el pago.'),
  'payments.removed': success('Pago quitado'),
  'doubt.tooLong': failure('', 'El texto no puede pasar de {max} caracteres.'),
  'receiptRequest.failed': failure('', 'No se pudo pedir otro comprobante.'),
  'receiptRequest.sent': success('Comprobante pedido', 'Le escribimos a la persona que compró.'),
  'accounts.failed': failure('', 'No se pudieron leer los pedidos del mes.'),
  'refunds.listFailed': failure('', 'No se pudieron cargar las devoluciones.'),
  'refund.proofRequired': failure('', 'Escribe la referencia o cómo se devolvió.'),
  'refund.failed': failure('', 'No se pudo anotar la devolución.'),
  'refund.done': success('Devolución anotada'),
} as const;
