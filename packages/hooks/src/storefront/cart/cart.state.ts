/** What the cart knows, and what answers, failures, other tabs and logins make of it. Pure. */
import { ApiError, type Cart } from '@filigrana/sdk';
import { timings } from '../../shared/timings.ts';
import { notice, type CartNotice } from '../texts/storefront-notice.ts';
import type { CartAnswer } from './cart-port.ts';
import type { CartCommand } from './cart.queue.ts';
import type { CartContext, CurrentCommand } from './cart.context.ts';
import type { CartOutcome } from './cart.types.ts';
import { project, quantityOf } from './cart.view.ts';

export type CartEmitted =
  /** Commands have ended. */
  | {
      readonly type: 'ended';
      /** The `id` that each of them came with. */
      readonly ids: readonly number[];
      readonly outcome: CartOutcome;
    }
  /** Something to show as a toast. */
  | { readonly type: 'notice'; readonly notice: CartNotice }
  /** The server does not know who is asking any more; what has failed, unless it is sent again. */
  | { readonly type: 'unauthorized'; readonly failed: CartNotice | null }
  /** The cart has changed: other tabs should know. */
  | { readonly type: 'changed'; readonly cart: Cart };

/** A step of the machine: what changes and what it tells. */
export interface Step {
  readonly context: Partial<CartContext>;
  readonly emit?: readonly CartEmitted[];
  /** A line whose maximum warning starts now. */
  readonly warn?: number;
}

export const INITIAL_CART: CartContext = {
  settled: null,
  isExact: true,
  isStale: true,
  waiting: [],
  current: null,
  lost: null,
  readFailures: 0,
  readError: null,
  lineErrors: {},
  warnings: {},
  isToastThrottled: false,
};

// --- before a command is sent ---------------------------------------------------------------------

/** Takes the first waiting command. */
export function takeNext(context: CartContext): Partial<CartContext> {
  const [first, ...waiting] = context.waiting;
  if (!first) return {};
  const { [lineOf(first.command)]: _gone, ...lineErrors } = context.lineErrors;
  const unsent = { version: null, wanted: 0, failures: 0, error: null, limitedTo: null };
  const current = { ...first, ...unsent, key: '', isLost: false, isChecked: false };
  return { waiting, lineErrors, current };
}

/**
 * Makes the command for the cart as it is known now, under a key of its own; one that was lost stays
 * as it was sent.
 */
export function aim(
  { settled }: CartContext,
  current: CurrentCommand,
  newKey: () => string,
): CurrentCommand {
  if (current.isLost) return current;
  const { command } = current;
  // A quantity is wanted even where its line is not there.
  const wanted =
    command.kind === 'set'
      ? command.cantidad
      : quantityOf(project(settled, [command]), lineOf(command));
  return { ...current, key: current.key || newKey(), version: settled?.version ?? null, wanted };
}

/** No idProducto_talla is 0. */
const lineOf = (command: CartCommand): number => (command.kind === 'empty' ? 0 : command.line);

/**
 * The cart has to be read before the current command is sent: its version is not known, or it was
 * sent without one and may have been done.
 */
export function mustReadFirst({ settled, current, lost }: CartContext): boolean {
  if (settled === null) return true;
  if (current?.isChecked) return false;
  if (current?.isLost && current.version === null) return true;
  return settled.version === null && (settled.idCarrito === null || lost !== null);
}

/**
 * The cart is known to be as the command would make it: nobody needs to be asked. Not while a lost
 * command may arrive, which this one's version keeps out.
 */
export function isNeedless(context: CartContext, { command, isLost }: CurrentCommand): boolean {
  const { settled, isExact, lost } = context;
  if (isLost || lost !== null || !isExact || settled?.version == null) return false;
  if (command.kind === 'empty') return settled.productos.length === 0;
  if (command.kind === 'remove') return quantityOf(settled, command.line) === 0;
  return command.kind === 'set' && quantityOf(settled, command.line) === command.cantidad;
}

// --- what the server says -------------------------------------------------------------------------

/** Whether the first is the newer one: versions grow, over purchases too, and never come back. */
export function isNewer(cart: Cart, than: Cart | null): boolean {
  return cart.version !== null && than?.version != null && cart.version > than.version;
}

/** The server tells the whole cart: nothing of it is a guess any more. */
function told({ lost, settled, lineErrors }: CartContext, cart: Cart): Partial<CartContext> {
  const isOver = cart.version === null || (lost?.version != null && cart.version > lost.version);
  const newest = settled && isNewer(settled, cart) ? settled : cart;
  return {
    settled: newest,
    isExact: true,
    lost: isOver ? null : lost,
    lineErrors: settled ? stillSaid(lineErrors, settled, newest) : lineErrors,
    readFailures: 0,
    readError: null,
  };
}

/** What went wrong with a line is over once the cart has another quantity of it, or none. */
function stillSaid(errors: CartContext['lineErrors'], before: Cart, now: Cart) {
  const stands = ([id]: [string, CartNotice]) =>
    quantityOf(before, Number(id)) === quantityOf(now, Number(id));
  return Object.fromEntries(Object.entries(errors).filter(stands));
}

/** Today's cart, read or with a refusal; a command goes on top. What was heard meanwhile stays heard. */
export function takeCart(context: CartContext, cart: Cart): Step {
  const { current, settled } = context;
  const isWished = current?.isLost && current.version === null && isMade(current, cart);
  if (isWished) return settle(context, current, { cart, cantidad: null });
  // A refusal may have been overtaken by news; what was read, or goes back behind a version, is so.
  const mayBeOld = current?.version != null && (cart.version ?? 0) > current.version;
  return {
    context: {
      ...told(context, cart),
      ...(!mayBeOld && { settled: cart }),
      current: current && { ...current, isLost: false, isChecked: true },
    },
    emit: isNewer(cart, settled) ? [{ type: 'changed', cart }] : [],
  };
}

function isMade({ command, wanted }: CurrentCommand, { productos, ...cart }: Cart): boolean {
  if (command.kind === 'empty') return productos.length === 0;
  return quantityOf({ productos, ...cart }, command.line) === wanted;
}

/** The server did it. */
export function settle(context: CartContext, current: CurrentCommand, answer: CartAnswer): Step {
  const { command, ids, isLost } = current;
  const cart = answer.cart ?? project(context.settled, [command]);
  // What was done before may have been changed again since: its quantity says nothing.
  const given = command.kind === 'set' && !isLost ? (answer.cantidad ?? 0) : 0;
  const isFewer = command.kind === 'set' && given > 0 && given < command.cantidad;
  const limitedTo = isFewer ? given : current.limitedTo;
  const { emit = [], ...limited }: Step = isFewer
    ? warning(context, command.line, given)
    : { context: {} };
  return {
    ...limited,
    context: {
      ...limited.context,
      ...(answer.cart ? told(context, cart) : { settled: cart, isExact: false }),
      isStale: !answer.cart || (context.isStale && cart.version === null),
      current: null,
    },
    emit: [
      { type: 'ended', ids, outcome: { ok: true, limitedTo } },
      { type: 'changed', cart },
      ...emit,
    ],
  };
}

/** What was to be done is done already: where that is known, nothing new was learnt of the cart. */
export function settleDone(context: CartContext, current: CurrentCommand): Step {
  const isKnown = isNeedless({ ...context, lost: null }, { ...current, isLost: false });
  const { settled, isExact, isStale } = context;
  const step = settle(context, current, { cart: null, cantidad: null });
  return isKnown ? { ...step, context: { ...step.context, settled, isExact, isStale } } : step;
}

// --- what goes wrong ------------------------------------------------------------------------------

/** Whether the server may have done what was asked although no good answer came. */
function isOutcomeOpen({ operation, kind, status = 0 }: ApiError): boolean {
  if (operation === 'createSession' || operation === 'getCart') return false;
  return kind !== 'http' || [500, 502, 504].includes(status);
}

/** The server may well answer a little later. */
export const isPassing = ({ kind, status = 0 }: ApiError) =>
  kind !== 'http' || status >= 500 || status === 429;

const failuresOf = ({ failures }: CurrentCommand, { retryable, kind }: ApiError) =>
  failures + (retryable && kind !== 'timeout' ? 1 : 2);

export function mayRetry(current: CurrentCommand, error: ApiError): boolean {
  return isPassing(error) && failuresOf(current, error) <= timings.cart.retries.length;
}

/** An attempt failed that is made again. */
export function noteFailure(_: CartContext, current: CurrentCommand, error: ApiError): Step {
  const isLost = current.isLost || isOutcomeOpen(error);
  const failures = failuresOf(current, error);
  return { context: { current: { ...current, failures, error, isLost, isChecked: false } } };
}

/** The cart was changed elsewhere: the command was not done, and never will be as it was sent. */
export function isOutdated({ version }: CurrentCommand, { code, carrito }: ApiError): boolean {
  return code === 'VERSION_CONFLICT' && carrito !== undefined && carrito.version !== version;
}

/** An attempt without an answer may arrive yet, whatever another one was told. */
function lostOf({ lost }: CartContext, current: CurrentCommand, error: ApiError) {
  return current.isLost || isOutcomeOpen(error) ? { version: current.version } : lost;
}

/** What its refusal brought is the settled cart, and the command goes on top of it. */
export function rebase(context: CartContext, _: CurrentCommand, { carrito }: ApiError): Step {
  return carrito ? takeCart(context, carrito) : { context: {} };
}

/** A line that is to go and is not there is gone. */
export function isGone({ command }: CurrentCommand, { status }: ApiError): boolean {
  return status === 404 && (command.kind === 'remove' || command.kind === 'empty');
}

const isStockRefusal = ({ code, stock }: ApiError) =>
  code === 'STOCK_EXCEEDED' && stock !== undefined;

/** Only so many pieces are left: an absolute quantity becomes that many. */
export function isClampable({ command }: CurrentCommand, error: ApiError): boolean {
  const { stock = 0 } = error;
  return isStockRefusal(error) && command.kind === 'set' && stock >= 1 && stock < command.cantidad;
}

export function clamp(context: CartContext, current: CurrentCommand, error: ApiError): Step {
  const line = lineOf(current.command);
  const cantidad = error.stock ?? 0;
  const command = { kind: 'set', line, cantidad } as const;
  const limited = { command, key: '', isLost: false, limitedTo: cantidad };
  const warned = warning(context, line, cantidad);
  const next = { current: { ...current, ...limited }, lost: lostOf(context, current, error) };
  return { ...warned, context: { ...warned.context, ...next } };
}

/** The command failed for good: the callers, the line and the person are told. */
export function fail(context: CartContext, current: CurrentCommand, error: ApiError): Step {
  const { command, ids, isLost } = current;
  const said = failureNotice(command, error);
  const line = lineOf(command);
  const isKnown = isStockRefusal(error) && error.carrito !== undefined;
  const isOpen = isOutcomeOpen(error) || (isLost && isPassing(error));
  const over: Partial<CartContext> = {
    ...(isKnown && told(context, error.carrito)),
    current: null,
    isStale: !isKnown,
    lost: lostOf(context, current, error),
    ...(isOpen && { isExact: false }),
    ...(context.settled === null && { readError: error }),
    ...(line !== 0 && { lineErrors: { ...context.lineErrors, [line]: said } }),
  };
  const ended: CartEmitted = { type: 'ended', ids, outcome: { ok: false, error } };
  // Who the person is has to be settled first; what was to be added is then sent once more.
  if (error.status === 401) {
    const failed = command.kind === 'add' ? null : said;
    return {
      context: { ...over, lineErrors: context.lineErrors },
      emit: [ended, { type: 'unauthorized', failed }],
    };
  }
  if (!isStockRefusal(error))
    return { context: over, emit: [ended, { type: 'notice', notice: said }] };
  const warned = warning(context, line, error.stock ?? 0);
  return {
    ...warned,
    context: { ...over, ...warned.context },
    emit: [ended, ...warned.emit],
  };
}

/** What a person is told about a command that failed for good. */
function failureNotice(command: CartCommand, error: ApiError): CartNotice {
  if (command.kind === 'add') {
    if (error.operation === 'createSession') return notice('cart.sessionFailed');
    return notice(isStockRefusal(error) ? 'cart.maxReached' : 'cart.addFailed');
  }
  if (error.operation === 'createSession') return notice('cart.sessionMissing');
  const isLost = error.kind === 'network' || error.kind === 'timeout';
  if (command.kind === 'remove') return notice(isLost ? 'cart.removeLost' : 'cart.removeFailed');
  if (command.kind === 'empty') return notice(isLost ? 'cart.emptyLost' : 'cart.emptyFailed');
  return notice(isLost ? 'connection.failed' : 'cart.updateFailed');
}

/** 'Cantidad máxima disponible: {n}' beside the line, and a toast unless one was shown just now. */
export function warning({ warnings, isToastThrottled }: CartContext, line: number, n: number) {
  const toast = { type: 'notice', notice: notice('cart.maxReached') } as const;
  return {
    context: { warnings: { ...warnings, [line]: n }, isToastThrottled: true },
    emit: isToastThrottled ? [] : [toast],
    warn: line,
  } satisfies Step;
}

export function failRead(context: CartContext, error: ApiError): Step {
  return {
    context: { isStale: true, readFailures: context.readFailures + 1, readError: error },
    emit: error.status === 401 ? [{ type: 'unauthorized', failed: notice('cart.loadFailed') }] : [],
  };
}

// --- other tabs, other people ---------------------------------------------------------------------

/** Another tab tells of the cart: a newer one is taken, one without a version is asked for. */
export function receive(context: CartContext, cart: Cart): Partial<CartContext> {
  if (isNewer(cart, context.settled)) return { ...told(context, cart), isStale: false };
  const isKnown = cart.version !== null && context.settled?.version != null;
  return isKnown ? {} : { isStale: true, readFailures: 0 };
}

/** The cart has moved into the account of whoever logged in: the same wishes, another cart. */
export function moveToAccount({ settled, current }: CartContext): Partial<CartContext> {
  return {
    current: current && { ...current, isChecked: false },
    settled: settled && { ...settled, idCarrito: null, version: null },
    isExact: false,
    isStale: true,
    lost: null,
    readFailures: 0,
  };
}

/** The error of commands that the person's logging in or out has overtaken. */
export function interrupted(): ApiError {
  const message = 'The session changed before the server answered';
  return new ApiError({ kind: 'aborted', message });
}

/** Somebody else's cart: what still waits is given up and said to be. */
export function abandon({ current, waiting, isToastThrottled }: CartContext): Step {
  const ids = [...(current?.ids ?? []), ...waiting.flatMap((queued) => queued.ids)];
  const outcome = { ok: false, error: interrupted() } as const;
  return {
    context: { ...INITIAL_CART, isToastThrottled },
    emit: ids.length > 0 ? [{ type: 'ended', ids, outcome }] : [],
  };
}
