/**
 * A measure as people of Costa Rica write it, without its unit.
 *
 * @param measure mm or g; null is ''.
 * @example measureText(24.5) // '24,5'
 */
export const measureText = (measure: number | null): string =>
  measure === null ? '' : String(measure).replace('.', ',');
