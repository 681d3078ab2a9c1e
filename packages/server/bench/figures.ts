/** The value that so large a share of all does not exceed: 0.5 is the median. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const ms = (value: number): string => `${Math.round(value)} ms`;

export const perSecond = (value: number): string => `${Math.round(value)}/s`;
