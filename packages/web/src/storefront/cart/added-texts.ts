/** What the shop says of a piece that has just gone into the cart. */
export const addedTexts = {
  size: (size: string | number) => `Talla ${size}`,
  price: (cantidad: number, price: string) => (cantidad === 1 ? price : `${cantidad} × ${price}`),
  toCart: 'Ver carrito',
  goOn: 'Seguir viendo',
  close: 'Cerrar',
} as const;
