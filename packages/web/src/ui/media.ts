/** Widths from which a layout changes, as media queries for styled-components. */
export const from = {
  sm: '@media (min-width: 640px)',
  md: '@media (min-width: 768px)',
  lg: '@media (min-width: 1024px)',
  xl: '@media (min-width: 1240px)',
} as const;

/** Widths below which a phone's layout holds. */
export const below = {
  sm: '@media (max-width: 639px)',
  md: '@media (max-width: 767px)',
  lg: '@media (max-width: 1023px)',
} as const;

/** Where a pointer can hover, so that nothing depends on it elsewhere. */
export const hoverable = '@media (hover: hover)';
