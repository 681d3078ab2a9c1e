/** Sentences about the pieces that somebody keeps. What failed is told by the hooks' catalogue. */
export const favoritesTexts = {
  title: 'Mis favoritos',
  count: (n: number) => (n === 1 ? '1 pieza' : `${n} piezas`),
  keep: (name: string) => `Guardar en favoritos: ${name}`,
  remove: (name: string) => `Quitar de favoritos: ${name}`,
  empty: 'Todavía no has guardado ninguna pieza',
  withdrawn: 'Lo que guardaste no está a la venta en este momento',
  withdrawnHelp: 'Cuando vuelva, lo verás aquí.',
  emptyHelp: 'Toca el corazón de las piezas que te gusten y las encontrarás aquí.',
  emptyAction: 'Ver el catálogo',
  failed: 'No se pudieron cargar tus favoritos.',
  failedHelp: 'Revisa tu conexión y vuelve a intentarlo.',
  /** What scripts are needed for. */
  seeThem: 'ver tus favoritos',
} as const;
