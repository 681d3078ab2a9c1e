/** Headings of the standard texts that other pages lead to. */
export const headingTexts = {
  /** The part of the text of care about what goes wrong. */
  warranty: 'Si algo no sale bien',
} as const;
