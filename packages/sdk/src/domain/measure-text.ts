/**
 * A measure as the shop writes it, with a decimal point as its prices have, without its unit.
 * Source: decisions, "Ring sizes".
 *
 * @param measure mm, cm or g; null is ''.
 * @example measureText(24.5) // '24.5'
 */
export const measureText = (measure: number | null): string =>
  measure === null ? '' : String(measure);
