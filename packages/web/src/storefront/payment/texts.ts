/** Sentences of the payment page. */
export const paymentTexts = {
  title: 'Pago',
  previous: 'Carrito',
  loading: 'Cargando…',
  confirm: 'Confirmar pedido',
  feeThatCounts: (fee: string, total: string) =>
    `El envío de este resumen es un estimado según el monto. Al finalizar la compra se cobra el costo fijo de la tienda, ${fee}: pagas ${total} en total.`,
  pickup: (places: readonly string[]) =>
    `¿Vas a retirar tu pedido (${places.join('; ')})? Elígelo en el último paso, antes de pagar: se cobra esa tarifa en vez del envío.`,
  pdfNote: 'En el último paso te pediremos el comprobante como imagen, por ejemplo una captura.',
} as const;
