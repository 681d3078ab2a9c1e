/** What the shop says of a piece that has just gone into the cart. */
export const addedTexts = {
  title: 'En tu carrito',
  size: (size: string | number) => `Talla ${size}`,
  toCart: 'Ver carrito',
  goOn: 'Seguir viendo',
  close: 'Cerrar',
} as const;
