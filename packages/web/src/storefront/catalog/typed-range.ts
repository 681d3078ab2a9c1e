import {
  isRangeEnd,
  isRangeReversed,
  measureText,
  type Range,
  type RangeName,
} from '@filigrana/sdk/domain';

/** What stands in the two fields. */
export type TypedRange = Record<keyof Range, string>;

/** Why what was typed is no range. */
export type RangeProblem = 'wholeDollars' | 'oneDecimal' | 'twoDecimals' | 'reversed';

const PROBLEMS = {
  precio: 'wholeDollars',
  largo: 'oneDecimal',
  ancho: 'oneDecimal',
  peso: 'twoDecimals',
} as const;

/** The range that counts, as the fields show it. */
export function typedRange(name: RangeName, { minimo, maximo }: Range): TypedRange {
  const shown = (end: number | null) => (name === 'precio' ? String(end ?? '') : measureText(end));
  return { minimo: shown(minimo), maximo: shown(maximo) };
}

/**
 * What was typed as a range: prices in whole dollars, measures with a comma or a point; an empty field leaves its end
 * open. A price that came with the address may have cents, and stays while nobody changes it.
 */
export function readRange(
  name: RangeName,
  typed: TypedRange,
  current: Range,
): Range | RangeProblem {
  const shown = typedRange(name, current);
  const range: Range = { minimo: null, maximo: null };
  for (const key of ['minimo', 'maximo'] as const) {
    const text = typed[key].trim();
    if (text === '') continue;
    if (text === shown[key]) range[key] = current[key];
    else {
      const end = readEnd(name, text);
      if (!isRangeEnd(name, end)) return PROBLEMS[name];
      range[key] = end;
    }
  }
  return isRangeReversed(range) ? 'reversed' : range;
}

function readEnd(name: RangeName, text: string): number {
  const allowed = name === 'precio' ? /^\d+$/ : /^\d+([.,]\d+)?$/;
  return allowed.test(text) ? Number(text.replace(',', '.')) : NaN;
}
