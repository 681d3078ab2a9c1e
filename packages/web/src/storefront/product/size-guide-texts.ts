/** Sentences of the table of ring sizes that opens over a page. */
export const sizeGuideTexts = {
  title: 'Guía de tallas',
  size: 'Talla',
  diameter: 'Diámetro interior',
  equivalent: 'Equivalencia',
  tip: 'Toma un anillo que ya te quede bien y mide su diámetro interior, de borde a borde. Busca esa medida en la tabla; si queda entre dos, elige la mayor; una décima de milímetro de más no cuenta.',
  more: 'Medir en la pantalla, con papel o con un hilo',
} as const;
