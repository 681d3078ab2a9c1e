/** Sentences of the drawings of a piece: they come with them. */
export const drawingTexts = {
  /** The same in words, for those who do not see the drawings. */
  spokenBoth: (length: string, width: string) => `${length} por ${width} mm`,
  beside: (size: string, likeness: string) => `La pieza mide ${size}, ${likeness}.`,
  toScale: (where: string) => `La pieza a escala: ${where}.`,
  likeness: {
    tiny: 'menos de la mitad de una moneda de ₡100',
    smaller: 'más pequeña que una moneda de ₡100',
    alike: 'casi como una moneda de ₡100',
    larger: 'más grande que una moneda de ₡100',
    coins: (count: number) => `como ${count} monedas de ₡100 en fila`,
  },
  coin: 'Junto a una moneda de ₡100',
  finger: (handMm: number) => `En el anular de una mano de ${handMm} mm de ancho`,
  wrist: (handMm: number) => `En la muñeca de una mano de ${handMm} mm de ancho`,
  hand: (handMm: number) => `Junto a una mano de ${handMm} mm de ancho`,
  collarbone: 'Clavícula',
  chest: 'Pecho',
  /** `cm` below the collarbone, where 0 is on it. */
  neck: (cm: number, neckCm: number) =>
    cm > 0
      ? `Cae unos ${cm} cm bajo la clavícula en un cuello de ${neckCm} cm`
      : `Cae a la altura de la clavícula en un cuello de ${neckCm} cm`,
} as const;
