import { isUniqueSize } from './sizes.ts';

interface Bought {
  productoNombre: string;
  tallaNombre: string;
  cantidad: number;
}

/**
 * One line that names what was bought.
 *
 * @example orderSummary(lines) // '1 × Anillo Trenza (talla 7), 2 × Cadena Clásica'
 */
export function orderSummary(lines: readonly Bought[]): string {
  return lines.map((line) => `${line.cantidad} × ${pieceName(line)}`).join(', ');
}

/** The name of a piece with its size, when it has one. */
export function pieceName(piece: Omit<Bought, 'cantidad'>): string {
  return isUniqueSize(piece.tallaNombre)
    ? piece.productoNombre
    : `${piece.productoNombre} (talla ${piece.tallaNombre})`;
}
