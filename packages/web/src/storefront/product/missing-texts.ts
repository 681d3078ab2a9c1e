/** Sentences for a piece that does not exist, or is not sold any more. */
export const missingTexts = {
  title: 'Producto no encontrado',
  help: 'Puede que ya no esté disponible. Mira las demás piezas del catálogo.',
  action: 'Ver Catalogo',
} as const;
