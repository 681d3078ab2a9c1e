import { shortUsd } from './short-usd.ts';

/** Sentences of the catalogue that only its own page says: the shared ones weigh on every first view. */
export const bodyTexts = {
  twoColumns: 'Dos columnas',
  order: 'Ordenar',
  range: 'Rango de precio en dólares',
  from: 'Desde',
  to: 'Hasta',
  fromPrice: (usd: number) => `Desde ${shortUsd(usd)}`,
  toPrice: (usd: number) => `Hasta ${shortUsd(usd)}`,
  wholeDollars: 'Solo dólares enteros.',
  reversed: '«Desde» no puede ser mayor que «Hasta».',
  available: 'Solo disponibles',
  pieces: (n: number) => `(${n})`,
} as const;
