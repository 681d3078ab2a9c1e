import type { ApiError, CartLine } from '@filigrana/sdk';
import type { CartNotice } from '../texts/storefront-notice.ts';

/** loading: not read yet · error: could not be read · empty · filled. */
export type CartStatus = 'loading' | 'error' | 'empty' | 'filled';

/** A line as the person sees it: what the server settled plus the changes on their way. */
export interface CartLineView extends CartLine {
  /** A change of this line has not been settled yet. */
  pending: boolean;
  /** Why its last change failed; gone with the next change of the line. */
  error: CartNotice | null;
  /** The n of 'Cantidad máxima disponible: {n}', for 2.5 s. */
  maxWarning: number | null;
}

/** The cart on the screen. Amounts are USD. */
export interface CartView {
  status: CartStatus;
  lines: readonly CartLineView[];
  /** Distinct lines, as the badge shows them. */
  count: number;
  /** The lines without shipping. */
  subtotal: number;
  montoEnvio: number;
  montoTotal: number;
  /** True when nothing waits for the server: only then may one pay. */
  isSettled: boolean;
  /**
   * Extension: which state of the server's cart this is; null where the server counts none or it is
   * not known.
   */
  version: number | null;
  /** Why the cart could not be read; the lines, if any, are the last ones known. */
  error: CartNotice | null;
}

/** What to put in the cart. The `preview` is shown until the server has answered. */
export interface CartItem {
  idProducto_talla: number;
  /** Pieces to add to those already in the cart. */
  cantidad: number;
  /** USD: the special price when there is one, else the regular one. */
  precioUnitario: number;
  /** What the line shows meanwhile. */
  preview: {
    idProducto: number | null;
    productoNombre: string;
    /** What is told of the piece. */
    descripcion: string;
    /** What it is made of; null or left out where that is not known. */
    nombreMaterial?: string | null;
    tallaNombre: string;
    /** Address of the picture; null when it has none. */
    image_url: string | null;
    /** Pieces left; null when that is not known. */
    stock: number | null;
  };
}

/** How a command ended. `limitedTo`: the server had only so many pieces and the line has them. */
export type CartOutcome =
  | {
      /** The server took it. */
      ok: true;
      /** Pieces that the line has instead; null where it has what was asked for. */
      limitedTo: number | null;
    }
  | {
      /** The server refused it, or did not answer. */
      ok: false;
      /** Why. */
      error: ApiError;
    };

/** Every command is kept in order, never dropped, and tells how it ended. It never rejects. */
export interface CartCommands {
  add(item: CartItem): Promise<CartOutcome>;
  /**
   * Absolute quantity, at least 1.
   *
   * @param idProducto_talla The line.
   * @param cantidad Pieces that it is to hold.
   */
  changeQuantity(idProducto_talla: number, cantidad: number): Promise<CartOutcome>;
  remove(idProducto_talla: number): Promise<CartOutcome>;
  empty(): Promise<CartOutcome>;
}
