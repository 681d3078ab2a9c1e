/** Sentences about how large a piece is and how it was made. */
export const detailTexts = {
  measures: 'Medidas',
  both: (length: string, width: string) => `${length} mm × ${width} mm`,
  length: (mm: string) => `${mm} mm de largo`,
  width: (mm: string) => `${mm} mm de ancho`,
  weight: (grams: string) => `${grams} g`,
  made: 'Hecho en el taller',
  madeBy: (maker: string) => `Hecha por ${maker}.`,
  madeIn: (hours: string) => `Hecha en ${hours}.`,
  madeByIn: (maker: string, hours: string) => `Hecha por ${maker} en ${hours}.`,
  hours: (count: number) => (count === 1 ? '1 hora' : `${count} horas`),
} as const;
