import type { Cart } from '@filigrana/sdk';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';
import type { CartCommand } from './cart.commands.ts';
import type { CartContext, CartEmitted, Step } from './cart.state.ts';

export const lineOf = (command: CartCommand): number | null =>
  command.kind === 'empty' ? null : command.line;

export const toast = (said: StorefrontNotice): CartEmitted => ({ type: 'notice', notice: said });

/** Whether the first is an older state of the same cart. */
export function isOlder(cart: Cart, than: Cart | null): boolean {
  if (!than || cart.idCarrito !== than.idCarrito) return false;
  return cart.version !== null && than.version !== null && cart.version < than.version;
}

/** What was read is told to the other tabs when it is more than was known here. */
export function readNews({ settled }: CartContext, read: Cart): CartEmitted[] {
  const isNews = settled !== null && isOlder(settled, read);
  return isNews ? [{ type: 'changed', news: { cart: read } }] : [];
}

/** 'Cantidad máxima alcanzada', unless it was shown a moment ago. */
export function maxToast(context: CartContext): CartEmitted[] {
  return context.isToastThrottled ? [] : [toast(notice('cart.maxReached'))];
}

/** 'Cantidad máxima disponible: {n}' beside the line. */
export function warning(
  context: CartContext,
  command: CartCommand,
  n: number,
): Partial<CartContext> {
  const line = lineOf(command);
  if (line === null) return {};
  return { warnings: { ...context.warnings, [line]: n }, isToastThrottled: true };
}

/** The person asks for more than there is, as far as is known here: the server need not be asked. */
export function atMaximum(context: CartContext, line: number, stock: number): Step {
  return {
    context: { warnings: { ...context.warnings, [line]: stock }, isToastThrottled: true },
    emit: maxToast(context),
    warn: line,
  };
}

/** Starts the timer of the warning. */
export function warn(command: CartCommand, n: number | null): Pick<Step, 'warn'> {
  const line = lineOf(command);
  return line === null || n === null ? {} : { warn: line };
}
