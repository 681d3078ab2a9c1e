import type { CartLine } from '@filigrana/sdk';
import { quantityProblem } from '@filigrana/sdk/domain';

/** None is left for whose cart it is, and nobody gives one back: it was sold meanwhile. */
export const isSoldOut = ({ disponible, reservada, stock }: CartLine): boolean =>
  disponible && !reservada && stock === 0;

/** Fewer are left than whose cart it is wants: the others were sold meanwhile. */
export const isShort = ({ disponible, reservada, stock, cantidad }: CartLine): boolean =>
  disponible && !reservada && stock !== 0 && quantityProblem(cantidad, stock) === 'STOCK_EXCEEDED';
