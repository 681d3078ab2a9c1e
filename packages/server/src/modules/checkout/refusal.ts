import { checkoutTexts, holdsTexts, HttpProblem } from '@filigrana/sdk/answers';
import { isInactive, pieceName } from '@filigrana/sdk/domain';
import type { LineRow } from '../cart/cart-lines.repository.ts';

/** @param piece What there is of it; undefined when it has been deleted. */
export function refusal(
  row: Pick<LineRow, 'nombreProducto' | 'tamanio'>,
  piece: Pick<LineRow, 'estado' | 'stock' | 'isReserved'> | undefined,
): HttpProblem {
  const name = pieceName({ productoNombre: row.nombreProducto, tallaNombre: row.tamanio });
  const isSold = piece !== undefined && !isInactive(piece);
  const { tooFew, notSold } = checkoutTexts;
  const say = isSold ? (piece.isReserved ? holdsTexts.reserved : tooFew) : notSold;
  return new HttpProblem('STOCK_EXCEEDED', { error: say(name), stock: isSold ? piece.stock : 0 });
}

export function emptyCartRefused(): HttpProblem {
  return new HttpProblem('VALIDATION', { error: checkoutTexts.emptyCart });
}
