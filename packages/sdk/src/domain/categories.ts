/** The categories in the order of the menus and filters. Source: specification §3, §9. */
export const CATEGORY_NAMES = [
  'Anillos',
  'Aretes',
  'Cadenas y Dijes',
  'Pulseras',
  'Conjuntos',
] as const;

export type CategoryName = (typeof CATEGORY_NAMES)[number];

/** Name of the category whose id is `RING_CATEGORY_ID`: special orders name it, products number it. */
export const RING_CATEGORY: CategoryName = 'Anillos';
