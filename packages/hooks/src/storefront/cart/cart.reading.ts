/** What reading the server's cart, other tabs and a change of person make of the cart. Pure. */
import { ApiError, type Cart } from '@filigrana/sdk';
import { notice } from '../texts/storefront-notice.ts';
import { startAt } from './cart.expectation.ts';
import { project } from './cart.projection.ts';
import {
  ALL_LINES,
  type CartChange,
  type CartContext,
  type CartNews,
  type Step,
} from './cart.state.ts';
import { isOlder, readNews } from './cart.step.ts';
import { expect, isAdding, reassert } from './cart.suspicion.ts';

const isSameCart = (a: Cart, b: Cart) => a.idCarrito === b.idCarrito;

/** The answer of a read. An old one that was overtaken is not taken, unless it comes twice. */
export function applyRead(context: CartContext, read: Cart): Step {
  const { settled } = context;
  if (isOlder(read, settled) && context.readFailures === 0)
    return { context: { isStale: true, readFailures: 1 }, emit: [] };
  return {
    context: {
      settled: read,
      isExact: true,
      isDoubtful: false,
      readFailures: 0,
      readError: null,
      toldAt: context.askedAt,
      ...reassert(context, read),
    },
    emit: readNews(context, read),
  };
}

export function failRead(context: CartContext, error: ApiError): Step {
  return {
    context: { isStale: true, readFailures: context.readFailures + 1, readError: error },
    emit: error.status === 401 ? [{ type: 'unauthorized', failed: notice('cart.loadFailed') }] : [],
  };
}

/** Another tab tells of the cart: what it holds is taken when it is newer, else the server is asked. */
export function receive(context: CartContext, news: CartNews): Partial<CartContext> {
  const { settled } = context;
  const { cart } = news;
  const told = 'command' in news ? minded(context, news) : {};
  if (cart && isOlder(cart, settled)) return told;
  if (cart && settled && isSameCart(cart, settled) && cart.version !== null)
    return { ...told, settled: cart, isExact: true, readError: null };
  const isProjected = settled !== null && 'command' in news && isUnheard(context, news);
  return {
    ...told,
    ...(isProjected ? { settled: project(settled, [news.command]) } : { newsAt: context.now() }),
    isExact: false,
    isStale: true,
    readFailures: 0,
  };
}

/** Whether the change is not yet in what is known of the cart: by version, else by time. */
function isUnheard(context: CartContext, news: CartChange): boolean {
  const { settled, toldAt, changedAt } = context;
  const { cart, command, since } = news;
  const at = since ?? news.at;
  const changed =
    command.kind === 'empty'
      ? Object.values(changedAt)
      : [changedAt[command.line] ?? 0, changedAt[ALL_LINES] ?? 0];
  // Changes of this tab that the server answered with 'done' are in no version known here.
  if (at <= Math.max(0, ...changed)) return false;
  if (cart && settled && isSameCart(cart, settled) && cart.version !== null)
    if (settled.version !== null) return cart.version > settled.version;
  return at > toldAt;
}

/** What another tab's change means for the command under way here and for what may arrive late. */
function minded(context: CartContext, news: CartChange): Partial<CartContext> {
  const counted = recount(context, news);
  return { ...expect(context, news, news.cart, startOf(context, news, counted)), ...counted };
}

/** How another tab's first addition to a line is counted: without the one under way here. */
function startOf(context: CartContext, news: CartChange, { current }: Partial<CartContext>) {
  const { command, cantidad, at } = news;
  if (command.kind !== 'add') return null;
  if (current?.before != null) return startAt(current.before, at);
  return isAdding(context, command.line) ? null : startAt(cantidad, at);
}

/** What another tab made of the line that is being added to. */
function recount(context: CartContext, news: CartChange): Partial<CartContext> {
  const { current } = context;
  const { command, cantidad } = news;
  if (current?.command.kind !== 'add' || current.before === null) return {};
  if (command.kind !== 'empty' && command.line !== current.command.line) return {};
  if (!isUnheard(context, news)) return {};
  // Added to what was there: the other tab's own count may hold the addition under way here.
  const before = command.kind === 'add' ? current.before + command.item.cantidad : cantidad;
  return { current: { ...current, before } };
}

/** The cart has moved into the account of whoever logged in: the same wishes, another cart. */
export function moveToAccount(context: CartContext): Partial<CartContext> {
  return {
    settled: context.settled && { ...context.settled, version: null },
    isExact: false,
    isStale: true,
    readFailures: 0,
    suspects: [],
    expected: {},
  };
}

/** The error of commands that the person's logging out has overtaken. */
export function interrupted(): ApiError {
  return new ApiError({
    kind: 'aborted',
    message: 'The session changed before the server answered',
  });
}

/** Somebody else's cart: what still waits is given up and said to be. */
export function abandon({ current, waiting }: CartContext): Step {
  const ids = [...(current?.ids ?? []), ...waiting.flatMap((queued) => queued.ids)];
  const outcome = { ok: false, error: interrupted() } as const;
  return {
    context: {
      settled: null,
      isExact: true,
      isDoubtful: false,
      isStale: true,
      waiting: [],
      current: null,
      next: 'finish',
      readFailures: 0,
      readError: null,
      lineErrors: {},
      warnings: {},
      suspects: [],
      expected: {},
    },
    emit: ids.length > 0 ? [{ type: 'settled', ids, outcome }] : [],
  };
}
