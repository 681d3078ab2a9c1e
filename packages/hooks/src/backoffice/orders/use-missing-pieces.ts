import type { ListPage, MissingPieceForm, Order, OrderLine, Product } from '@filigrana/sdk';
import {
  canReturnPiece,
  chargedPrice,
  isInactive,
  isUndecided,
  orderLifecycle,
} from '@filigrana/sdk/domain';
import { useCallback, useMemo, useState } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { PRODUCTS, searchedIn } from '../products/use-product-list.ts';
import type { AdminList, Paged, Searchable } from '../reads/admin-list.types.ts';
import { useSearchedList } from '../reads/use-long-list.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import { useCachedItems } from '../writes/use-cached.ts';
import { useWrite } from '../writes/use-write.ts';

/** A line of which nobody has decided yet what becomes of it. */
export type MissingPiece = OrderLine & { idProducto_talla: number };

export interface MissingPieces {
  /** What was paid, was gone by then, and is still to be decided. */
  missing: readonly MissingPiece[];
  /** This role may decide, and nothing is on its way. */
  canDecide: boolean;
  /** The piece that is being decided on. */
  pending: number | null;
  /** Has it made anew by a special order, with the money as its deposit. Resolves to whether it was done; a toast tells. */
  remake(piece: MissingPiece): Promise<boolean>;
  /** Puts another piece in its place. Resolves to whether it was done; a toast tells. */
  replace(piece: MissingPiece, idProducto_talla: number): Promise<boolean>;
  /** Something else is left of the order; where nothing is, giving the money back is rejecting it. */
  canReturn: boolean;
  /** Returns its money: it leaves the order. Resolves to whether it was done; a toast tells. */
  returnMoney(piece: MissingPiece): Promise<boolean>;
}

const DECIDED = {
  encargo: 'missing.remade',
  otraPieza: 'missing.replaced',
  devolucion: 'missing.returned',
} as const satisfies Record<MissingPieceForm['decision'], string>;

const isMissing = (line: OrderLine): line is MissingPiece =>
  isUndecided(line) && line.idProducto_talla !== undefined;

/**
 * Deciding on the pieces of an order that were paid and gone by then. Where the backend holds nothing, or decides
 * otherwise, `missing` is empty. The money of the only piece is given back by rejecting the order. What may take the place: `useOtherPieces`.
 *
 * @example
 * const { missing, canDecide, remake } = useMissingPieces(order);
 * missing.map((piece) => (
 *   <button key={piece.idProducto_talla} disabled={!canDecide} onClick={() => remake(piece)}>Por encargo</button>
 * ));
 */
export function useMissingPieces({ idPedido, estadoPedido, productos }: Order): MissingPieces {
  const { role } = useSession();
  const write = useWrite();
  const notify = useNotify();
  const changeItems = useCachedItems();
  const [pending, setPending] = useState<number | null>(null);
  const decide = useCallback(
    async (form: MissingPieceForm) => {
      setPending(form.idProducto_talla);
      try {
        await write(
          'decideMissing',
          (shop) => shop.holds.decideMissing(idPedido, form),
          ({ pedido }) =>
            changeItems<Order>('listOrders', (orders) =>
              orders.map((order) =>
                pedido && order.idPedido === idPedido ? { ...order, ...pedido } : order,
              ),
            ),
        );
        notify(notice(DECIDED[form.decision]));
        return true;
      } catch (cause) {
        notify(orSaid(notice('missing.failed'), asApiError(cause)));
        return false;
      } finally {
        setPending(null);
      }
    },
    [changeItems, idPedido, notify, write],
  );
  return {
    missing: useMemo(() => productos.filter(isMissing), [productos]),
    // Whoever may accept the order.
    canDecide: pending === null && orderLifecycle.can('aceptar', estadoPedido, role),
    pending,
    remake: ({ idProducto_talla }) => decide({ idProducto_talla, decision: 'encargo' }),
    replace: ({ idProducto_talla }, idProducto_tallaNueva) =>
      decide({ idProducto_talla, decision: 'otraPieza', idProducto_tallaNueva }),
    canReturn: canReturnPiece(productos),
    returnMoney: ({ idProducto_talla }) => decide({ idProducto_talla, decision: 'devolucion' }),
  };
}

/** A piece in one size, of which there are enough. */
export interface OtherPiece extends Pick<Product, 'nombreProducto' | 'image_url'> {
  idProducto_talla: number;
  tallaNombre: string;
  /** Pieces left in that size. */
  stock: number;
  /** What one costs today, US dollars. */
  precio: number;
}

export interface OtherPieces extends AdminList, Paged, Searchable {
  pieces: readonly OtherPiece[];
}

/**
 * The pieces that may take the place of one that is gone, searched by name. Rendered while somebody chooses. Key:
 * `listAllProducts`.
 *
 * @param cantidad How many are needed.
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { pieces, search, setSearch } = useOtherPieces(1);
 */
export function useOtherPieces(
  cantidad: number,
  options: ReadOptions<ListPage<Product>> = {},
): OtherPieces {
  const {
    found,
    items: _,
    total: __,
    matches: ___,
    isWhole: ____,
    ...list
  } = useSearchedList(PRODUCTS, searchedIn, '', options);
  const pieces = useMemo(
    () => found.flatMap((product) => piecesOf(product, cantidad)),
    [found, cantidad],
  );
  return { ...list, pieces };
}

function piecesOf(product: Product, cantidad: number): OtherPiece[] {
  if (isInactive(product)) return [];
  const { nombreProducto, image_url } = product;
  const precio = chargedPrice(product);
  return product.tallas
    .filter(({ stock }) => stock >= cantidad)
    .map(({ idProducto_talla, tamanio, stock }) => ({
      ...{ nombreProducto, image_url, precio, idProducto_talla, stock },
      tallaNombre: tamanio,
    }));
}
