/** Sentences of the catalogue that only its own page says: the shared ones weigh on every first view. */
export const bodyTexts = { twoColumns: 'Dos columnas' } as const;
