import { clampQuantity, decreaseQuantity } from '@filigrana/sdk/domain';

/** A line of the cart that the browser keeps. */
export interface LocalCartLine {
  /** The `idProducto_talla`: two sizes of one ring are two lines. */
  _id: number;
  /** Pieces. */
  cantidad: number;
  /** Name of the product. */
  nombre: string;
  /** USD, the price charged. */
  precio: number;
  /** Address of the picture; null when it has none. */
  image_url: string | null;
  /** 'Única' when the piece has no size. */
  talla: string;
  /** False when the piece is not sold any more: it is not bought, and costs nothing. Absent: it is sold. */
  disponible?: boolean;
}

export interface LocalCart {
  /** Its lines, in the order in which they are shown. */
  readonly productos: readonly LocalCartLine[];
  /** Whose cart it is; null while nobody is logged in. */
  readonly usuarioInfo: { readonly idUsuario: number } | null;
}

export type LocalCartEvent =
  | { type: 'localCart.add'; line: LocalCartLine }
  | { type: 'localCart.increase'; _id: number }
  | { type: 'localCart.decrease'; _id: number }
  | { type: 'localCart.remove'; _id: number }
  | { type: 'localCart.empty' }
  /** What the shop's cart holds: these lines and no others. */
  | { type: 'localCart.replace'; lines: readonly LocalCartLine[] }
  /** Who is logged in now. */
  | { type: 'localCart.identify'; usuarioInfo: LocalCart['usuarioInfo'] };

const FIELDS = ['_id', 'cantidad', 'nombre', 'precio', 'image_url', 'talla', 'disponible'] as const;

export const EMPTY_LOCAL_CART: LocalCart = { productos: [], usuarioInfo: null };

/** What an event makes of the cart; the same object when it changes nothing. Pure. */
export function nextLocalCart(cart: LocalCart, event: LocalCartEvent): LocalCart {
  switch (event.type) {
    case 'localCart.add':
      return add(cart, event.line);
    case 'localCart.increase':
      return change(cart, event._id, (cantidad) => cantidad + 1);
    case 'localCart.decrease':
      return change(cart, event._id, decreaseQuantity);
    case 'localCart.remove':
      return withLines(
        cart,
        cart.productos.filter(({ _id }) => _id !== event._id),
      );
    case 'localCart.empty':
      return withLines(cart, []);
    case 'localCart.replace':
      return isSame(cart.productos, event.lines) ? cart : { ...cart, productos: event.lines };
    case 'localCart.identify':
      return identify(cart, event.usuarioInfo);
  }
}

function add(cart: LocalCart, line: LocalCartLine): LocalCart {
  const isThere = cart.productos.some(({ _id }) => _id === line._id);
  if (isThere) return change(cart, line._id, (cantidad) => cantidad + line.cantidad);
  const cantidad = clampQuantity(line.cantidad, null);
  return { ...cart, productos: [...cart.productos, { ...line, cantidad }] };
}

function change(cart: LocalCart, id: number, quantity: (now: number) => number): LocalCart {
  const productos = cart.productos.map((line) =>
    line._id === id ? { ...line, cantidad: clampQuantity(quantity(line.cantidad), null) } : line,
  );
  return { ...cart, productos };
}

function withLines(cart: LocalCart, productos: readonly LocalCartLine[]): LocalCart {
  return productos.length === cart.productos.length ? cart : { ...cart, productos };
}

/** Whether the same lines are there in the same order, each as it was. */
function isSame(before: readonly LocalCartLine[], after: readonly LocalCartLine[]): boolean {
  const isAsBefore = (line: LocalCartLine, index: number) => {
    const known = before[index];
    return known !== undefined && FIELDS.every((field) => known[field] === line[field]);
  };
  return before.length === after.length && after.every(isAsBefore);
}

/**
 * What somebody put in before logging in goes with them into the account; what belongs to an
 * account is never shown to anybody else.
 */
function identify(cart: LocalCart, usuarioInfo: LocalCart['usuarioInfo']): LocalCart {
  const owner = cart.usuarioInfo?.idUsuario;
  if (owner === usuarioInfo?.idUsuario) return cart;
  return { productos: owner === undefined ? cart.productos : [], usuarioInfo };
}
