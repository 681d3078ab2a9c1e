/** Sentences around the picture that a customer sends along with a special order. */
export const referenceTexts = {
  noImage: 'Sin imagen',
  imageDeleted: 'Imagen eliminada',
  imageFailed: 'No se pudo mostrar la imagen.',
  reference: 'Imagen de referencia',
} as const;
