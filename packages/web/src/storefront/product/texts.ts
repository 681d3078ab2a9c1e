/** Sentences of the product page that are needed before the piece is. */
export const productTexts = {
  /** Where the pieces lie: as the page is called, and as the menu calls it. */
  catalog: 'Catalogo',
  menuCatalog: 'Catálogo',
  loading: 'Cargando producto...',
  /** Heading while the name is not known yet. */
  pending: 'Producto',
  failed: 'No se pudo cargar el producto.',
  failedHelp: 'Revisa tu conexión y vuelve a intentarlo.',
} as const;
