import { notEnough, type HttpProblem } from '@filigrana/sdk/answers';
import type { LineRow } from '../cart/cart-lines.repository.ts';

/** @param piece What there is of it; undefined when it has been deleted. */
export function refusal(
  { nombreProducto, tamanio }: Pick<LineRow, 'nombreProducto' | 'tamanio'>,
  piece: Pick<LineRow, 'estado' | 'stock' | 'isReserved'> | undefined,
): HttpProblem {
  return notEnough({ productoNombre: nombreProducto, tallaNombre: tamanio }, piece);
}
