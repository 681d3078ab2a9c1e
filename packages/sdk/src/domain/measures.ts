/** The measures of a piece: the largest that is kept, and its decimals. Contract, `PieceLength` and `PieceWeight`. */
export const MEASURES = {
  largoMm: {
    /** Millimetres. */
    max: 999.9,
    /** Digits after the point. */
    decimals: 1,
  },
  anchoMm: {
    /** Millimetres. */
    max: 999.9,
    /** Digits after the point. */
    decimals: 1,
  },
  pesoG: {
    /** Grams. */
    max: 9999,
    /** Digits after the point. */
    decimals: 2,
  },
} as const;

export type MeasureName = keyof typeof MEASURES;
