import type { Translation } from '../../translation.ts';
import type * as spanish from './body-texts.ts';
import { shortUsd } from './short-usd.ts';

const MEASURES = {
  largo: { name: 'Length', unit: 'mm' },
  ancho: { name: 'Width', unit: 'mm' },
  peso: { name: 'Weight', unit: 'g' },
} as const;

const span = (from: string, to: string) => {
  if (from && to) return from === to ? from : `${from}–${to}`;
  return from ? `from ${from}` : `up to ${to}`;
};

export const bodyTexts: Translation<typeof spanish.bodyTexts> = {
  twoColumns: 'Two columns',
  order: 'Sort',
  range: 'Price range in dollars',
  from: 'From',
  to: 'To',
  fromPrice: (usd) => `From ${shortUsd(usd)}`,
  toPrice: (usd) => `Up to ${shortUsd(usd)}`,
  wholeDollars: 'Whole dollars only.',
  oneDecimal: 'Millimetres up to 999.9, with one decimal at most: 24.5.',
  twoDecimals: 'Grams up to 9999, with two decimals at most: 3.25.',
  reversed: '“From” cannot be more than “To”.',
  measures: 'Measurements',
  measure: { largo: 'Length (mm)', ancho: 'Width (mm)', peso: 'Weight (g)' },
  chosenMeasure: (name, from, to) =>
    `${MEASURES[name].name}: ${span(from, to)} ${MEASURES[name].unit}`,
  available: 'Only available pieces',
  pieces: (n) => `(${n})`,
};
