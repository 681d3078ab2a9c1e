import type { MeasureRange } from '@filigrana/sdk/domain';
import { shortUsd } from './short-usd.ts';

const MEASURES = {
  largo: { name: 'Largo', unit: 'mm' },
  ancho: { name: 'Ancho', unit: 'mm' },
  peso: { name: 'Peso', unit: 'g' },
} as const;

const span = (from: string, to: string) => {
  if (from && to) return from === to ? from : `${from}–${to}`;
  return from ? `desde ${from}` : `hasta ${to}`;
};

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
  oneDecimal: 'Milímetros hasta 999.9, con un decimal como máximo: 24.5.',
  twoDecimals: 'Gramos hasta 9999, con dos decimales como máximo: 3.25.',
  reversed: '«Desde» no puede ser mayor que «Hasta».',
  measures: 'Medidas',
  measure: { largo: 'Largo (mm)', ancho: 'Ancho (mm)', peso: 'Peso (g)' },
  /** A measure among the chips; '' is an end that is open. */
  chosenMeasure: (name: MeasureRange, from: string, to: string) =>
    `${MEASURES[name].name}: ${span(from, to)} ${MEASURES[name].unit}`,
  available: 'Solo disponibles',
  pieces: (n: number) => `(${n})`,
} as const;
