/** Sentences of the offers page. */
export const offersTexts = {
  title: 'Ofertas Especiales',
  description: (shop: string) =>
    `Anillos, aretes, dijes y cadenas de ${shop} con precio especial. Envíos a todo Costa Rica.`,
  home: 'Inicio',
  empty: 'No hay ofertas especiales por el momento.',
  emptyHelp: 'Mientras tanto, mira todas las piezas del catálogo.',
  emptyAction: 'Ver Catalogo',
  failed: 'No se pudieron cargar las ofertas.',
  failedHelp: 'Revisa tu conexión y vuelve a intentarlo.',
} as const;
