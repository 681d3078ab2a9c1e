/** Sentences of the page of one order. */
export const orderTexts = {
  title: (n: number) => `Pedido n.º ${n}`,
  placed: {
    title: 'Pedido recibido',
    text: 'Revisaremos tu pago y te contactaremos pronto.',
    letter: (correo: string) => `Te enviamos un correo a ${correo}.`,
  },
  progress: {
    label: 'Estado del pedido',
    received: 'Recibido',
    paid: 'Pago verificado',
    sent: 'Enviado',
  },
  cancelled: 'Este pedido fue cancelado. Si tienes dudas, escríbenos.',
  loading: 'Cargando tu pedido…',
  failed: 'No se pudo cargar el pedido.',
  unknown: 'No encontramos ese pedido en tu cuenta.',
  placedFailed: 'Tu pedido está guardado; solo falló mostrarlo aquí.',
  retry: 'Reintentar',
  day: 'Fecha',
  data: 'Entrega y pago',
  ask: 'Preguntar por WhatsApp',
  question: (n: number) => `Hola, les escribo por mi pedido n.º ${n}.`,
  orders: 'Ver mis pedidos',
  catalog: 'Seguir viendo piezas',
  print: 'Imprimir',
} as const;
