/** The measures of a piece: the largest that is kept, and its decimals. Contract, `PieceLength` and `PieceWeight`. */
export const MEASURES = {
  largoMm: { max: 999.9, decimals: 1 },
  anchoMm: { max: 999.9, decimals: 1 },
  pesoG: { max: 9999, decimals: 2 },
} as const;

export type MeasureName = keyof typeof MEASURES;
