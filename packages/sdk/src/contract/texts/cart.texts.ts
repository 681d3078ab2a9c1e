/** What the cart calls say to people. */
export const cartTexts = {
  added: 'Producto agregado al carrito.',
  removed: 'Producto eliminado.',
  emptied: 'Carrito vaciado.',
  changedMeanwhile: 'Tu carrito cambió mientras tanto.',
  shippingNoted: 'Envío actualizado.',
} as const;
