/**
 * Widths from which a layout changes, as media queries for styled-components: 640, 768, 1024 and
 * 1240 px at the usual text size. In em, so that whoever has made the browser's text twice as large
 * gets the layout that has room for it.
 */
export const from = {
  sm: '@media (min-width: 40em)',
  md: '@media (min-width: 48em)',
  lg: '@media (min-width: 64em)',
  xl: '@media (min-width: 77.5em)',
} as const;

/** Widths below which a phone's layout holds. */
export const below = {
  sm: '@media (max-width: 39.94em)',
  md: '@media (max-width: 47.94em)',
  lg: '@media (max-width: 63.94em)',
} as const;

/** Where a pointer can hover, so that nothing depends on it elsewhere. */
export const hoverable = '@media (hover: hover)';
