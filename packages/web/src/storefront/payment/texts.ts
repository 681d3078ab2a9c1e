/** Sentences of the payment page. */
export const paymentTexts = {
  title: 'Pago',
  previous: 'Carrito',
  loading: 'Cargando…',
  confirm: 'Confirmar pedido',
  pdfNote: 'En el último paso te pediremos el comprobante como imagen, por ejemplo una captura.',
} as const;
