/** Sentences of what the search found: they come with its first use. */
export const searchTexts = {
  title: 'Resultados',
  loading: 'Buscando…',
  empty: 'No se encontraron productos',
  count: (n: number) => `${n} item(s)`,
  see: {
    categoria: (name: string) => `Ver ${name}`,
    material: (name: string) => `Ver piezas de ${name.toLowerCase()}`,
    piedra: (name: string) => `Ver piezas con piedra ${name.toLowerCase()}`,
  },
  stone: (kind: string) => `Piedra ${kind.toLowerCase()}`,
  size: (tamanio: string) => `Talla ${tamanio}`,
  nearest: 'Lo más parecido',
  liked: 'Quizá te guste',
  specialOrder: 'Pedir una pieza a tu medida',
} as const;
