import { QUANTITY_MAX, quantityProblem } from '../domain/index.ts';
import { HttpProblem, invalidFields } from './problem.ts';
import { fieldTexts } from './texts.ts';

/**
 * A line of a cart holds no more pieces than there are.
 *
 * @param cantidad Pieces that the line is to hold.
 * @param stock Pieces left.
 * @throws HttpProblem 409 STOCK_EXCEEDED with what is left; 400 above `QUANTITY_MAX`.
 */
export function assertQuantity(cantidad: number, stock: number): void {
  const problem = quantityProblem(cantidad, stock);
  if (problem === 'STOCK_EXCEEDED') throw new HttpProblem(problem, { stock });
  if (problem) throw invalidFields({ cantidad: fieldTexts.maximum(QUANTITY_MAX) });
}
