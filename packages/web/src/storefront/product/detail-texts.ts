/** Sentences about how large a piece is and how it was made. */
export const detailTexts = {
  measures: 'Medidas',
  both: (length: string, width: string) => `${length} mm × ${width} mm`,
  length: (mm: string) => `${mm} mm de largo`,
  width: (mm: string) => `${mm} mm de ancho`,
  weight: (grams: string) => `${grams} g`,
  /** The same in words, for those who do not see the drawings. */
  spokenBoth: (length: string, width: string) => `${length} por ${width} mm`,
  beside: (size: string, likeness: string) => `La pieza mide ${size}, ${likeness}.`,
  onHand: (handMm: number) => `La pieza sobre la palma de una mano de ${handMm} mm de ancho.`,
  likeness: {
    tiny: 'menos de la mitad de una moneda de ₡100',
    smaller: 'más pequeña que una moneda de ₡100',
    alike: 'casi como una moneda de ₡100',
    larger: 'más grande que una moneda de ₡100',
    coins: (count: number) => `como ${count} monedas de ₡100 en fila`,
  },
  coin: 'Junto a una moneda de ₡100',
  hand: (handMm: number) => `Sobre una mano de ${handMm} mm de ancho`,
  made: 'Hecho en el taller',
  madeBy: (maker: string) => `Hecha por ${maker}.`,
  madeIn: (hours: string) => `Hecha en ${hours}.`,
  madeByIn: (maker: string, hours: string) => `Hecha por ${maker} en ${hours}.`,
  hours: (count: number) => (count === 1 ? '1 hora' : `${count} horas`),
} as const;
