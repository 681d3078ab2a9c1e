/** Sentences of the checkout. What the purchase reports comes from the hooks' catalogue. */
export const checkoutTexts = {
  title: 'Finalizar compra',
  crumbs: { cart: 'Carrito', payment: 'Pago' },
  delivery: {
    title: 'Entrega',
    province: 'Provincia',
    provincePlaceholder: 'Selecciona una provincia',
    canton: 'Cantón',
    cantonExample: 'Ej. Paraíso',
    district: 'Distrito',
    districtExample: 'Ej. Orosi',
    address: 'Dirección exacta',
    addressExample: 'Señas: edificio, color, punto de referencia',
    shippingMethod: 'Método de envío:',
  },
  confirm: 'Confirmar pedido',
  sending: 'Enviando…',
  sendingFile: 'Enviando el comprobante…',
  retry: 'Reintentar',
  toCart: 'Revisar el carrito',
  received: {
    title: 'Pedido recibido',
    text: 'Te contactaremos pronto.',
    number: (n: number) => `Pedido n.º ${n}`,
    orders: 'Ver mis pedidos',
    catalog: 'Seguir viendo piezas',
  },
} as const;
