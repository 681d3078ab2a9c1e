/** The provinces of Costa Rica, in the order of the forms. Source: specification §9. */
export const PROVINCES = [
  'San José',
  'Alajuela',
  'Heredia',
  'Cartago',
  'Limón',
  'Guanacaste',
  'Puntarenas',
] as const;

export type Province = (typeof PROVINCES)[number];
