/** Sentences of the stock page. */
export const stockTexts = {
  title: 'Stock',
  search: 'Buscar producto...',
  loading: 'Cargando stock…',
  empty: 'Todavía no hay productos',
  noMatch: 'No se encontraron productos',
  soldOut: 'Agotado!!',
  inactive: 'Desactivado!!',
  stock: 'Stock',
  sizeStock: 'Stock por talla',
  noSizes: 'Sin tallas. Agrégalas al editar el producto.',
  edit: (name: string) => `Editar stock de ${name}`,
  save: 'Guardar',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  gone: {
    title: 'Ya no existe',
    text: (name: string) => `Otra persona eliminó «${name}» mientras cambiabas su stock.`,
  },
} as const;
