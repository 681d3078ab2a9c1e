/** What the shipping calls say to people. */
export const shippingTexts = {
  saved: 'Costo de envío actualizado.',
  twoDecimals: 'Debe tener como máximo dos decimales.',
} as const;
