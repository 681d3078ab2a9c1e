import { failure, info, success } from '../../shared/texts/message.ts';

/** Payment and checkout. */
export const purchaseTexts = {
  'checkout.methodRequired': failure('', 'Selecciona un método de pago.'),
  'checkout.addressRequired': failure('', 'Completa todos los campos de dirección.'),
  'receipt.failed': failure('', 'No se pudo enviar el comprobante.'),
  'checkout.receiptRequired': failure('', 'Debes adjuntar el comprobante de pago.'),
  'checkout.receiptNotImage': failure(
    'Archivo no válido',
    'Solo se permiten imágenes (jpg, png, etc).',
  ),
  'checkout.loginRequired': failure('', 'Debes iniciar sesión para completar la compra.'),
  'checkout.cartEmpty': failure('', 'Tu carrito está vacío.'),
  'checkout.summaryFailed': failure('', 'No se pudo cargar el resumen del pedido.'),
  'checkout.refused': failure('', 'No se pudo procesar el pago.'),
  'checkout.unreachable': failure(
    'Error de conexión',
    'No recibimos respuesta del servidor. Puedes volver a enviar: tu pedido no se duplicará.',
  ),
  'checkout.receiptTooLarge': failure('Archivo no válido', 'El archivo no puede pasar de 10 MB.'),
  'checkout.receivedBefore': success(
    'Pedido recibido',
    'Ya lo teníamos, con los datos que enviaste antes. Te contactaremos pronto.',
  ),
  'checkout.received': success('Pedido recibido', 'Te contactaremos pronto.'),

  'waiting.noted': success('Anotado', 'Te escribimos en cuanto la pieza quede libre.'),
  'waiting.isFree': info('', 'La pieza ya quedó libre: vuelve a cargar la página.'),
  'waiting.failed': failure('', 'No pudimos anotar tu correo.'),
  'hold.refused': failure('', 'No pudimos guardarte las piezas.'),
  'hold.notYet': failure('', 'Tienes demasiados pedidos por revisar.'),

  'payment.fileInvalid': failure(
    'Archivo no válido',
    'Adjunta el comprobante en formato png, jpg, jpeg o pdf.',
  ),
  'payment.fileEmpty': failure('Archivo no válido', 'El archivo está vacío.'),
  'payment.fileTooLarge': failure('Archivo no válido', 'El archivo no puede pasar de 10 MB.'),
} as const;
