import { isRangeReversed } from '../domain/index.ts';
import { invalidFields } from './problem.ts';
import { assertTwoDecimals } from './purchase.ts';
import { fieldTexts } from './texts.ts';

/**
 * The range of prices that the catalogue is filtered by.
 *
 * @throws HttpProblem 400 that names the field: for fractions of cents, and for a lowest price above the highest.
 */
export function assertPriceRange(range: { precioMinimo?: number; precioMaximo?: number }): void {
  const { precioMinimo, precioMaximo } = range;
  if (precioMinimo !== undefined) assertTwoDecimals('precioMinimo', precioMinimo);
  if (precioMaximo !== undefined) assertTwoDecimals('precioMaximo', precioMaximo);
  if (isRangeReversed(range))
    throw invalidFields({ precioMinimo: fieldTexts.maximum(precioMaximo ?? 0) });
}
