import { SHIPPING_METHOD } from '@filigrana/sdk/domain';

/** Sentences of the checkout. What the purchase reports comes from the hooks' catalogue. */
export const checkoutTexts = {
  title: 'Finalizar compra',
  loading: 'Cargando el resumen del pedido…',
  crumbs: { cart: 'Carrito', payment: 'Pago' },
  delivery: {
    title: 'Entrega',
    province: 'Provincia',
    provincePlaceholder: 'Selecciona una provincia',
    canton: 'Cantón',
    cantonExample: 'Ej. Paraíso',
    district: 'Distrito',
    districtExample: 'Ej. Orosi',
    places: 'Opciones',
    address: 'Dirección exacta',
    addressExample: 'Señas: edificio, color, punto de referencia',
    addressHint:
      'Por ejemplo: de la iglesia, 200 m al norte y 50 m al este, casa verde con portón negro.',
    postalCode: (code: string) => `Código postal ${code}`,
    shippingMethod: 'Método de envío:',
    carrier: SHIPPING_METHOD,
  },
  pickup: {
    legend: 'Cómo recibes tu pedido',
    home: 'Envío a domicilio',
    at: (place: string) => `Retirar en ${place}`,
    when: (hours: string, fee: string | null) => `${hours} · ${fee ?? 'sin costo'}`,
    where: 'Retiras en:',
    letter: 'Te escribimos cuando esté listo.',
    feeNote: 'El costo que cuenta es este: el del lugar de retiro, en vez del envío.',
  },
  /** What is asked for, in the order of the page. */
  missing: {
    count: (n: number) => (n === 1 ? 'Falta 1 dato.' : `Faltan ${n} datos.`),
    fields: {
      idLugar: 'Lugar de retiro',
      provincia: 'Provincia',
      canton: 'Cantón',
      distrito: 'Distrito',
      direccionExacta: 'Dirección exacta',
      metodoPago: 'Método de pago',
      comprobante: 'Comprobante',
    },
  },
  reference: {
    label: 'Número de referencia',
    note: 'opcional',
    hint: 'El que muestra el banco en el comprobante. Ayuda a confirmar tu pago más rápido.',
  },
  /** What stands folded above the form of a phone. */
  folded: {
    total: (amount: string) => `Tu compra: ${amount}`,
    line: (cantidad: number, nombre: string) => `${cantidad} × ${nombre}`,
  },
  feeNote: 'El envío que cuenta es este: el costo fijo de la tienda, igual para todo el país.',
  confirm: 'Confirmar pedido',
  sending: 'Enviando…',
  sendingFile: 'Enviando el comprobante…',
  retry: 'Reintentar',
  gone: {
    text: '¿Ya pagaste? No pierdes tu dinero: envía el pedido como pagado sin pieza y te escribimos para hacerte otra, ofrecerte otra pieza o devolverte el dinero.',
    action: 'Enviar como pagado sin pieza',
  },
  overLimit: {
    text: '¿Ya pagaste? Tu pedido entra igual: envíalo y lo revisamos con los demás.',
    action: 'Ya pagué: enviar el pedido',
  },
  toCart: 'Revisar el carrito',
  received: {
    title: 'Pedido recibido',
    text: 'Te contactaremos pronto.',
    number: (n: number) => `Pedido n.º ${n}`,
    total: (amount: string) => `Total: ${amount}`,
    orders: 'Ver mis pedidos',
    catalog: 'Seguir viendo piezas',
  },
} as const;
