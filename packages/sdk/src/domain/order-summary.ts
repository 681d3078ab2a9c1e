import { isUniqueSize } from './sizes.ts';

interface Bought {
  productoNombre: string;
  tallaNombre: string;
  cantidad: number;
  /** Its money was returned: it is not of the order any more. */
  devuelta?: boolean | 0 | 1 | undefined;
}

/**
 * One line that names what was bought, without pieces whose money was returned.
 *
 * @example orderSummary(lines) // '1 × Anillo Trenza (talla 7), 2 × Cadena Clásica'
 */
export function orderSummary(lines: readonly Bought[]): string {
  return lines
    .filter(({ devuelta }) => !devuelta)
    .map((line) => `${line.cantidad} × ${pieceName(line)}`)
    .join(', ');
}

/** The name of a piece with its size, when it has one. */
export function pieceName(piece: Pick<Bought, 'productoNombre' | 'tallaNombre'>): string {
  return isUniqueSize(piece.tallaNombre)
    ? piece.productoNombre
    : `${piece.productoNombre} (talla ${piece.tallaNombre})`;
}
