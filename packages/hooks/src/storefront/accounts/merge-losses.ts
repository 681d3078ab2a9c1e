import type { Cart, CartLine, CutLine } from '@filigrana/sdk';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';

/** The two carts of a login, as far as they have been read. */
interface MergedCarts {
  /** The visitor's before it. */
  before: Cart | null;
  /** The account's after it. */
  after: Cart | null;
}

/**
 * What a login has left behind: pieces of the visitor's cart that are not in the account's, or fewer of them than
 * had been chosen; then what waits in the account's cart and is no longer on sale. Empty when there is nothing to tell.
 *
 * @param cut What the backend says of it; without a word of it the two carts are compared, which cannot know what the
 *   account's own had.
 */
export function mergeLosses(carts: MergedCarts, cut?: readonly CutLine[]): StorefrontNotice[] {
  return [...lost(carts, cut), ...withdrawn(carts.after)];
}

function lost({ before, after }: MergedCarts, cut?: readonly CutLine[]): StorefrontNotice[] {
  if (cut)
    return cut.map((line) => loss({ ...line, ...shownIn([after, before], line) }, line.quedan));
  if (!before || !after) return [];
  return before.productos.flatMap((line) => {
    const quedan = find(after, line)?.cantidad ?? 0;
    return quedan < line.cantidad ? loss(line, quedan) : [];
  });
}

const withdrawn = (cart: Cart | null): StorefrontNotice[] =>
  (cart?.productos ?? [])
    .filter(({ disponible }) => !disponible)
    .map(({ productoNombre: pieza }) => notice('login.unavailable', { pieza }));

function loss(
  { productoNombre: pieza, disponible }: Pick<CartLine, 'productoNombre' | 'disponible'>,
  quedan: number,
): StorefrontNotice {
  if (quedan > 0) return notice(quedan > 1 ? 'login.fewer' : 'login.one', { pieza, n: quedan });
  return notice(disponible ? 'login.gone' : 'login.withdrawn', { pieza });
}

/** A line is called as the carts on the screen call it, which may be in another language. */
function shownIn(carts: readonly (Cart | null)[], line: CutLine) {
  const shown = carts.flatMap((cart) => (cart && find(cart, line)) ?? [])[0];
  return shown && { productoNombre: shown.productoNombre };
}

const find = ({ productos }: Cart, { idProducto_talla }: Pick<CartLine, 'idProducto_talla'>) =>
  productos.find((line) => line.idProducto_talla === idProducto_talla);
