import type { FieldCode } from '../../schemas/index.ts';

/** What the product calls say to people. */
export const productTexts = {
  updated: 'Producto actualizado',
  deleted: 'Producto eliminado',
  notFound: 'Producto no encontrado',
  priceNeeded: 'Debes ingresar al menos un precio.',
  priceInvalid: 'El precio debe ser mayor que 0.',
  specialPriceTooHigh: 'El precio especial debe ser menor que el precio.',
  twoDecimals: 'Debe tener como máximo dos decimales.',
  sizesMissing: 'Debes ingresar al menos una talla con su stock.',
  stockMissing: 'Debes ingresar un stock válido para esta categoría.',
  stockPerSize: 'Los anillos llevan su stock por talla.',
  sizesOfRingsOnly: 'Solo los anillos llevan tallas.',
  sizeUnknown: 'Hay una talla que no existe.',
  sizeUnnamed: 'Hay una talla sin nombre.',
  sizesDisagree: 'Hay una talla cuyos datos no coinciden.',
  sizeRepeated: 'Hay una talla repetida.',
  lookupUnknown: 'La opción elegida no existe.',
  categoryInUse: 'El producto está en un pedido en curso: no se puede cambiar su categoría.',
  sizeInUse: 'Una talla que quieres quitar está en un pedido en curso.',
} as const;

/** Sentences for the codes that only the product form's rules give; the contract rules out the others. */
export const productFieldTexts: Partial<Record<FieldCode, string>> = {
  SIZES_REQUIRED: productTexts.sizesMissing,
  STOCK_REQUIRED: productTexts.stockMissing,
  SPECIAL_PRICE_TOO_HIGH: productTexts.specialPriceTooHigh,
};
