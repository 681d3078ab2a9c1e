/** What the catalogue says to people. */
export const catalogTexts = {
  productNotFound: 'Producto no encontrado',
  sizeNotFound: 'No se encontró la combinación de talla y producto.',
} as const;
