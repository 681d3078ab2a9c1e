export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

export const ms = (value: number): string => `${Math.round(value)} ms`;
