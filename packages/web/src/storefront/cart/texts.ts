/** Sentences of the cart page. What its commands report comes from the hooks' catalogue. */
export const cartTexts = {
  title: 'Carrito',
  count: (n: number) => (n === 1 ? '1 producto' : `${n} productos`),
  loading: 'Cargando el carrito…',
  lines: 'Productos del carrito',
  each: 'c/u',
  quantityOf: (name: string) => `Cantidad de ${name}`,
  remove: (name: string) => `Eliminar ${name}`,
  updating: (name: string) => `Actualizando ${name}…`,
  unavailable: 'Esta pieza ya no está disponible. Elimínala para continuar.',
  reserved: 'Reservada: otra persona la está comprando. Puede quedar libre en unos minutos.',
  reservedLines: 'Hay piezas reservadas por otra persona. Elimínalas o vuelve en unos minutos.',
  unavailableLines: 'Elimina las piezas que ya no están disponibles para continuar.',
  proceed: 'Proceder al pago',
  proceeding: 'Comprobando…',
  shippingNote: 'El envío a todo Costa Rica ya está incluido en el total.',
  retry: 'Reintentar',
  unread: 'Si ya habías elegido piezas, siguen guardadas: aparecerán al reintentar.',
  empty: {
    action: 'Vaciar carrito',
    question: '¿Vaciar el carrito?',
    text: (n: number) =>
      n === 1
        ? 'Se quitará el producto que elegiste.'
        : `Se quitarán los ${n} productos que elegiste.`,
    cancel: 'Cancelar',
  },
  login: {
    title: 'Inicia sesión para continuar',
    text: 'Debes iniciar sesión para completar la compra.',
    kept: 'Tu carrito te espera: las piezas que elegiste pasan a tu cuenta.',
    register: 'Crea tu cuenta',
    cancel: 'Cancelar',
    action: 'Iniciar sesión',
  },
} as const;
