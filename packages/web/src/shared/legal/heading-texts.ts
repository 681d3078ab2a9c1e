/** Headings of the standard texts that other pages lead to. */
export const headingTexts = {
  /** What the workshop answers for in a piece of a material. */
  warrantyOf: (material: string) => `Garantía: ${material}`,
  exchanges: 'Cambios y devoluciones',
} as const;
