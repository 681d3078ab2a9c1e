import { decreaseQuantity, maxQuantity } from '@filigrana/sdk/domain';
import { useMemo } from 'react';
import { useNotifyOf, type Notify } from '../../shared/texts/use-texts-of.ts';
import { cartPageTexts } from '../texts/cart-page-texts.ts';
import { notice } from '../texts/storefront-notice.ts';
import type { CartClient } from './cart-client.ts';
import type { CartCommands, CartItem, CartLineView, CartOutcome, CartView } from './cart.types.ts';
import { useCartView } from './use-cart-view.ts';
import { useProceed, type Proceeding } from './use-proceed.ts';
import { useSayUndo } from './use-say-undo.ts';

const DONE: CartOutcome = { ok: true, limitedTo: null };

/** What puts a line back as it was. */
function itemOf({
  idProducto_talla,
  cantidad,
  precioUnitario,
  ...preview
}: CartLineView): CartItem {
  return { idProducto_talla, cantidad, precioUnitario, preview };
}

/** Too few are left, or the piece is not on sale any more. */
const GONE = new Set<string | undefined>(['STOCK_EXCEEDED', 'NOT_FOUND']);

type CartNotify = Notify<keyof typeof cartPageTexts>;

/** Puts a line back that was taken out. Where it cannot be had any more the piece is named: its line is not there to say so. */
export async function putBack(
  client: Pick<CartClient, 'command'>,
  notify: CartNotify,
  removed: CartLineView,
): Promise<CartOutcome> {
  const { idProducto_talla: line, productoNombre } = removed;
  const outcome = await client.command({ kind: 'add', line, item: itemOf(removed) });
  if (!outcome.ok && GONE.has(outcome.error.code))
    notify(notice('cart.notPutBack', { pieza: productoNombre }));
  return outcome;
}

function commandsOf(
  client: CartClient,
  notify: CartNotify,
  sayRemoved: (undo: () => void) => void,
) {
  const lineOf = (id: number) => client.get().lines.find((each) => each.idProducto_talla === id);
  /** Pieces on the screen now, clicks that are still on their way included. */
  const pieces = (line: number) => lineOf(line)?.cantidad ?? 1;

  const changeQuantity: CartCommands['changeQuantity'] = (line, cantidad) =>
    client.command({ kind: 'set', line, cantidad });

  return {
    changeQuantity,
    add: (item) => client.command({ kind: 'add', line: item.idProducto_talla, item }),
    async increase(line: number): Promise<CartOutcome> {
      const most = maxQuantity(lineOf(line)?.stock ?? null);
      if (pieces(line) < most) return changeQuantity(line, pieces(line) + 1);
      client.atMaximum(line, most);
      return { ok: true, limitedTo: most };
    },
    decrease: async (line: number) => {
      const now = pieces(line);
      const fewer = decreaseQuantity(now);
      return fewer === now ? DONE : changeQuantity(line, fewer);
    },
    async remove(line) {
      const removed = lineOf(line);
      const outcome = await client.command({ kind: 'remove', line });
      if (!outcome.ok) return outcome;
      if (removed) sayRemoved(() => void putBack(client, notify, removed));
      else notify(notice('cart.removed'));
      return outcome;
    },
    async empty() {
      const outcome = await client.command({ kind: 'empty' });
      if (outcome.ok) notify(notice('cart.emptied'));
      return outcome;
    },
    reload: client.refresh,
  } satisfies CartCommands & Record<string, unknown>;
}

export interface UseCart extends CartView, CartCommands, Proceeding {
  /** Where the known stock is reached, the warning shows and nothing is sent. */
  increase(idProducto_talla: number): Promise<CartOutcome>;
  /** Never below 1. */
  decrease(idProducto_talla: number): Promise<CartOutcome>;
  /** Reads the cart again. */
  reload(): void;
  /** There is something to pay, nothing waits for the server, and no validation is under way. */
  canProceed: boolean;
}

/**
 * The cart: lines with their pending changes, errors and maximum warnings, the amounts in USD, the
 * commands, and the way to the checkout. Every command is carried out in its order, none is
 * dropped, and each returns a promise of its outcome that never rejects. Failures are said by toast.
 * A login that turns out to have ended leaves an empty cart with the `error` 'cart.sessionOver', and in
 * `proceed()` also `loginRequired`: show the way to the login beside the empty cart too.
 *
 * @example
 * const cart = useCart();
 * cart.lines.map(({ idProducto_talla: id, pending }) => (
 *   <button key={id} disabled={pending} onClick={() => cart.increase(id)}>+</button>
 * ));
 */
export function useCart(): UseCart {
  const { client, view } = useCartView(true);
  const notify = useNotifyOf(cartPageTexts);
  const sayRemoved = useSayUndo('cart.removed');
  const commands = useMemo(
    () => commandsOf(client, notify, sayRemoved),
    [client, notify, sayRemoved],
  );
  const proceeding = useProceed();
  const canProceed = view.status === 'filled' && view.isSettled && !proceeding.isProceeding;
  return { ...view, ...commands, ...proceeding, canProceed };
}
