/** What the purchase says to people. */
export const checkoutTexts = {
  received: 'Pedido recibido. Te contactaremos pronto.',
  emptyCart: 'Tu carrito está vacío.',
  tooFew: (piece: string) => `No hay suficientes unidades de ${piece}.`,
  notSold: (piece: string) =>
    `${piece} ya no está disponible. Elimínalo del carrito para continuar.`,
} as const;
