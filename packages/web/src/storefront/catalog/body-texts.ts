import { formatUsd } from '@filigrana/sdk/domain';

/** An amount as short as it can be: '$50', '$49.50'. */
const dollars = (usd: number) => formatUsd(usd).replace(/(\.00)? USD$/, '');

/** Sentences of the catalogue that only its own page says: the shared ones weigh on every first view. */
export const bodyTexts = {
  twoColumns: 'Dos columnas',
  order: 'Ordenar',
  range: 'Rango de precio en dólares',
  from: 'Desde',
  to: 'Hasta',
  fromPrice: (usd: number) => `Desde ${dollars(usd)}`,
  toPrice: (usd: number) => `Hasta ${dollars(usd)}`,
  wholeDollars: 'Solo dólares enteros.',
  reversed: '«Desde» no puede ser mayor que «Hasta».',
  available: 'Solo disponibles',
  pieces: (n: number) => `(${n})`,
} as const;
