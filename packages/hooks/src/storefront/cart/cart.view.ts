import type { CartLine } from '@filigrana/sdk';
import { notice } from '../texts/storefront-notice.ts';
import { isTouched } from './cart.commands.ts';
import { EMPTY_CART, project } from './cart.projection.ts';
import type { CartContext } from './cart.state.ts';
import type { CartLineView, CartStatus, CartView } from './cart.types.ts';

/** The cart on the screen: what is settled plus what is on its way. */
export function viewOf(context: CartContext): CartView {
  const { settled, current, waiting, readError } = context;
  const pending = current ? [current, ...waiting] : waiting;
  const cart = project(
    settled ?? EMPTY_CART,
    pending.map(({ command }) => command),
  );
  const line = (each: CartLine): CartLineView => ({
    ...each,
    pending: isTouched(pending, each.idProducto_talla),
    error: context.lineErrors[each.idProducto_talla] ?? null,
    maxWarning: context.warnings[each.idProducto_talla] ?? null,
  });
  return {
    status: statusOf(context, cart.productos.length),
    lines: cart.productos.map(line),
    count: cart.productos.length,
    subtotal: cart.subtotal,
    montoEnvio: cart.montoEnvio,
    montoTotal: cart.montoTotal,
    version: cart.version,
    isSettled: settled !== null && context.isExact && pending.length === 0,
    error: readError ? notice('cart.loadFailed') : null,
  };
}

function statusOf({ settled, readError }: CartContext, lines: number): CartStatus {
  if (lines > 0) return 'filled';
  if (settled !== null) return 'empty';
  return readError ? 'error' : 'loading';
}
