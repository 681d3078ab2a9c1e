/** Sentences that several staff pages share. */
export const sharedTexts = {
  cancel: 'Cancelar',
  save: 'Guardar',
  saving: 'Guardando…',
  delete: 'Eliminar',
  deleting: 'Eliminando…',
  retry: 'Reintentar',
  /** In place of an e-mail or a telephone of a closed account. */
  gone: 'Dato eliminado',
  clearSearch: 'Limpiar búsqueda',
  filters: 'Filtros',
  desde: 'Desde',
  hasta: 'Hasta',
  clearFilters: 'Limpiar filtros',
  showDetails: 'Ver detalles',
  hideDetails: 'Ocultar detalles',
  print: 'Imprimir',
  undo: 'Deshacer',
  acceptAnyway: '¿Aceptar de todos modos?',
  received: (amounts: readonly string[]) => `Recibido ${amounts.join(' y ')}`,
  showMore: 'Mostrar más',
  reading: 'Cargando más…',
  /** Name of a row of cards. */
  row: (n: number) => `Fila ${n}`,
  size: (tamanio: string) => `Talla ${tamanio}`,
  chooseImage: 'Elegir imagen',
  imageHint: 'JPG, PNG, WebP, GIF o AVIF, hasta 10 MB por archivo',
  currentImage: 'Imagen actual',
  newImage: 'Imagen nueva',
  replaceImage: 'Elige otra para reemplazarla.',
  preparingImage: 'Preparando la imagen…',
  english: {
    title: 'En inglés',
    hint: 'Vacío: quien lee la tienda en inglés ve el texto en español.',
    optional: 'opcional',
  },
  discardTitle: '¿Salir sin guardar?',
  discardText: 'Lo que escribiste y no has guardado se pierde.',
  discard: 'Descartar cambios',
  keepEditing: 'Seguir editando',
  conflict: {
    title: 'Otra persona guardó cambios',
    text: 'Mientras editabas se guardó otra versión. Nada de lo que escribiste se ha perdido: elige qué queda.',
    stock: {
      title: 'El stock cambió mientras editabas',
      text: 'Se vendieron o volvieron piezas, o alguien guardó otro stock. Nada de lo que escribiste se ha perdido: elige qué queda.',
      both: 'Lo que contaste, menos lo vendido',
      mine: 'Lo que escribiste',
      theirs: 'Lo que hay ahora',
    },
    /** @param fields Their names, such as 'Precio, Stock'. */
    renewed: (fields: string) =>
      `La versión guardada cambió otra vez (${fields}): revisa lo que elegiste.`,
    /**
     * @param left Pieces that are left of those counted.
     * @param sold Pieces that were sold meanwhile; below 0 when some came back.
     */
    leftAfterSales: (left: string, sold: number) =>
      sold > 0
        ? `Quedaron ${left} después de ${counted(sold, 'venta')}`
        : `Son ${left} con ${counted(-sold, 'pieza')} de vuelta`,
    mine: 'La mía',
    theirs: 'La suya',
    useMine: 'Usar la mía',
    useTheirs: 'Usar la suya',
    useChosen: 'Guardar lo elegido',
    reading: 'Leyendo la versión guardada…',
    nothing: 'Vacío',
    yes: 'Sí',
    no: 'No',
    storedPicture: 'La imagen guardada',
  },
  unreadableImage: 'No se pudo leer esa foto (HEIC). Guárdala como jpg y elígela otra vez.',
} as const;

/**
 * A number with its noun.
 *
 * @example counted(1, 'pedido') // '1 pedido'
 * @example counted(2, 'solicitud', 'solicitudes') // '2 solicitudes'
 */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${inGroups(n)} ${n === 1 ? one : many}`;

/** '1234', '12 345': as Costa Rica writes long numbers. */
const inGroups = (n: number): string => (n < 10_000 ? String(n) : GROUPS.format(n));
const GROUPS = new Intl.NumberFormat('es-CR');

/**
 * How much of a list fits a search.
 *
 * @param n Null while nobody has counted them.
 * @param all The whole list, as `counted` writes it.
 * @example found(2, '6 pedidos') // '2 de 6 pedidos'
 */
export const found = (n: number | null, all: string): string =>
  `${n === null ? 'Parte' : inGroups(n)} de ${all}`;
