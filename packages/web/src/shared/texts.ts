/** Sentences that both audiences share. */
export const sharedTexts = {
  partFailed: 'No se pudo cargar esta parte de la página. Revisa tu conexión.',
  retry: 'Reintentar',
  close: 'Cerrar',
  /** In the toast of a piece that went into the cart. */
  ofSize: (piece: string | number, size: string | number) => `${piece}, talla\u00a0${size}`,
  toCart: 'Ver carrito',
  goOn: 'Seguir viendo',
  phoneHint: '8 dígitos',
  phoneCut: 'Solo números de Costa Rica: 8 dígitos.',
} as const;
