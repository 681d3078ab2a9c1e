import { quantityProblem } from '@filigrana/sdk/domain';
import type { Kept } from '../../shared/storage.ts';
import type { LocalCart, LocalCartLine } from './local-cart.ts';

/** Its name in the browser's local storage. */
const KEY = 'carrito';

/** Where the browser keeps the local cart. */
export interface LocalCartStorage {
  read(): LocalCart;
  write(cart: LocalCart): void;
  /** Calls back when another tab has changed it; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** What the browser keeps for all tabs; where it keeps nothing the cart lasts as long as the page. */
export function localCartStorage(kept: Kept): LocalCartStorage {
  return {
    read: () => parseLocalCart(kept.read(KEY, 'browser')),
    write: (cart) => kept.write(KEY, cart, 'browser'),
    subscribe: (listener) => kept.follow(KEY, listener),
  };
}

/** Reads what was stored; what is no cart counts as an empty one, what is no line is left out. */
function parseLocalCart(kept: unknown): LocalCart {
  const stored = asObject(kept);
  const productos = Array.isArray(stored['productos']) ? stored['productos'] : [];
  const { idUsuario } = asObject(stored['usuarioInfo']);
  return {
    productos: uniqueLines(productos.flatMap(parseLine)),
    usuarioInfo: isId(idUsuario) ? { idUsuario } : null,
  };
}

function parseLine(stored: unknown): LocalCartLine[] {
  const { _id, cantidad, nombre, precio, image_url, talla, disponible } = asObject(stored);
  if (!isId(_id) || !isId(cantidad) || quantityProblem(cantidad, null)) return [];
  if (typeof precio !== 'number' || !Number.isFinite(precio) || precio < 0) return [];
  if (typeof nombre !== 'string' || typeof talla !== 'string') return [];
  const picture = typeof image_url === 'string' ? image_url : null;
  const line = { _id, cantidad, nombre, precio, image_url: picture, talla };
  return [disponible === false ? { ...line, disponible } : line];
}

function uniqueLines(lines: readonly LocalCartLine[]): LocalCartLine[] {
  return [...new Map(lines.map((line) => [line._id, line])).values()];
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A whole number from 1. */
function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1;
}
