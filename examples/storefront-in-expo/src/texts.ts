/** Every sentence of these screens. What the hooks report comes from their own catalogue (`useTexts`). */
export const texts = {
  pieces: 'Piezas',
  cart: 'Carrito',
  loading: 'Cargando…',
  retry: 'Reintentar',
  unread: 'No pudimos conectar con la tienda.',
  close: 'Cerrar aviso',

  size: 'Talla',
  less: 'Menos',
  more: 'Más',
  add: 'Añadir al carrito',
  adding: 'Añadiendo…',

  emptyCart: 'Tu carrito está vacío.',
  gone: 'Ya no está disponible. Quítala para seguir.',
  lessOf: (name: string) => `Menos de ${name}`,
  moreOf: (name: string) => `Más de ${name}`,
  remove: 'Quitar',
  total: (amount: string) => `Total: ${amount}`,
  pay: 'Proceder al pago',

  logIn: 'Iniciar sesión',
  email: 'Correo electrónico',
  password: 'Contraseña',
  enter: 'Entrar',

  checkout: 'Finalizar compra',
  province: 'Provincia',
  places: { canton: 'Cantón', distrito: 'Distrito', direccionExacta: 'Dirección exacta' },
  method: 'Método de pago',
  receipt: 'Adjuntar comprobante',
  unresolved: 'Ya enviamos este pedido y falta la respuesta. Confirmarlo otra vez no lo duplica.',
  confirm: 'Confirmar pedido',
  sending: 'Enviando…',
  received: '¡Gracias!',
  number: (n: number) => `Pedido n.º ${n}`,
} as const;
