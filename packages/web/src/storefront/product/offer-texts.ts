/** Sentences beside the piece. The hints about sizes and stock come from the hooks. */
export const offerTexts = {
  unique: 'Pieza única',
  size: 'Talla',
  sizeName: (tamanio: string) => `Talla ${tamanio}`,
  sizeSoldOut: (tamanio: string) => `Talla ${tamanio}, agotada`,
  sizeReserved: (tamanio: string) => `Talla ${tamanio}, reservada`,
  sizeGuide: 'Guía de tallas',
  quantity: 'Cantidad',
  chooseSize: 'Elegir talla',
  add: 'Añadir al carrito',
  adding: 'Añadiendo…',
  /** What scripts are needed for. */
  buyIt: 'comprar esta pieza',
  soldOut: 'Pieza agotada por el momento.',
  sold: 'Vendida: era única.',
  another: 'Pide una parecida',
  retry: 'Reintentar',
  facts: 'Detalles de la pieza y de la compra',
  stone: (name: string) => `Piedra ${name.toLowerCase()}`,
  shipping: 'Envío con Correos de Costa Rica a todo el país',
  shippingCost: (fee: string) =>
    `Envío ${fee} por pedido, con Correos de Costa Rica a todo el país`,
  payment: 'Pago por SINPE Móvil o transferencia bancaria',
  care: (material: string) => `Cómo cuidar una pieza de ${material.toLowerCase()}`,
  warranty: (material: string) => `Garantía de una pieza de ${material.toLowerCase()}`,
  exchanges: 'Cambios y devoluciones',
  share: {
    action: 'Compartir',
    copied: { title: 'Enlace copiado' },
    failed: { title: 'No se pudo copiar', text: 'Copia la dirección de la página a mano.' },
    ask: 'Preguntar por WhatsApp',
    question: (name: string, url: string) => `Hola, me interesa «${name}»: ${url}`,
  },
} as const;

/** Sentences about the pieces that go with one. */
export const relatedTexts = { title: 'También te puede gustar' } as const;

/** Sentences about the pieces that were looked at before. */
export const seenTexts = {
  title: 'Vistas hace poco',
  clear: 'Borrar esta lista',
  cleared: 'Borramos la lista de piezas vistas.',
} as const;
