/** Pieces that somebody keeps, lines saved for later, pieces looked at: how many, and in which order. */

/** Favourites that an account, or a device, keeps. */
export const FAVORITES_MAX = 200;
/** Lines that an account, or a device, saves for later. */
export const SAVED_LINES_MAX = 50;
/** Pieces looked at that a device remembers. */
export const SEEN_MAX = 12;

/**
 * Favourites with some more in front, in their order. What is kept already stays where it is; above
 * `FAVORITES_MAX` the oldest go.
 *
 * @param kept Newest first.
 * @param added What comes in front, in this order.
 * @example withFavorites([{ idProducto: 7 }], [{ idProducto: 12 }]) // [{ idProducto: 12 }, { idProducto: 7 }]
 */
export function withFavorites<Favorite extends { readonly idProducto: number }>(
  kept: readonly Favorite[],
  added: readonly Favorite[],
): Favorite[] {
  const known = new Set(kept.map(({ idProducto }) => idProducto));
  const isNew = ({ idProducto }: Favorite) => known.size < known.add(idProducto).size;
  return [...added.filter(isNew), ...kept].slice(0, FAVORITES_MAX);
}

/**
 * Lines saved for later with some changed: those come in front, in their order, and a quantity of 0 takes a line
 * out. Of a line that is changed twice the first counts; above `SAVED_LINES_MAX` the oldest go.
 *
 * @param saved Newest first.
 * @param changes Lines with their new quantities.
 * @example withSavedLines([], [{ idProducto_talla: 7, cantidad: 1 }]) // the same list
 */
export function withSavedLines<
  Line extends { readonly idProducto_talla: number; readonly cantidad: number },
>(saved: readonly Line[], changes: readonly Line[]): Line[] {
  const known = new Set<number>();
  return [...changes, ...saved]
    .filter(({ idProducto_talla: id }) => known.size < known.add(id).size)
    .filter(({ cantidad }) => cantidad > 0)
    .slice(0, SAVED_LINES_MAX);
}

/**
 * The pieces looked at, with one in front; above `SEEN_MAX` the oldest go.
 *
 * @param seen Ids of the pieces, the one looked at last first.
 * @param idProducto The piece that is looked at now.
 * @example withSeen([7, 12], 12) // [12, 7]
 */
export function withSeen(seen: readonly number[], idProducto: number): number[] {
  return [idProducto, ...seen.filter((other) => other !== idProducto)].slice(0, SEEN_MAX);
}
