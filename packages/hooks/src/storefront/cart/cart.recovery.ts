/** What a failed attempt leads to: sending again, looking first, or giving up and saying so. Pure. */
import type { ApiError, Cart } from '@filigrana/sdk';
import { timings } from '../../shared/timings.ts';
import type { CartCommand } from './cart.commands.ts';
import {
  failureNotice,
  isAlreadyDone,
  isOutcomeUnknown,
  isStockRefusal,
  mayStillArrive,
} from './cart.failures.ts';
import { project, quantityOf } from './cart.projection.ts';
import { settle } from './cart.settlement.ts';
import type { CartContext, CartEmitted, CurrentCommand, Step } from './cart.state.ts';
import { lineOf, maxToast, readNews, toast, warn, warning } from './cart.step.ts';
import { restoring, type Suspect } from './cart.suspicion.ts';

/** Who waited in vain for a whole answer is not made to wait three times more. */
const weightOf = ({ kind }: ApiError): number => (kind === 'timeout' ? 2 : 1);

const mayRetry = (current: CurrentCommand, error: ApiError): boolean =>
  error.retryable && current.failures <= timings.cart.retries.length;

/** The server may well answer a little later. */
const isPassing = ({ kind, status = 500 }: ApiError): boolean =>
  kind !== 'http' || status >= 500 || status === 429;

/** An attempt failed. */
export function handleFailure(
  context: CartContext,
  current: CurrentCommand,
  error: ApiError,
): Step {
  const { command } = current;
  if (isAlreadyDone(command, error)) return settle(context, current, { kind: 'done' });
  if (isStockRefusal(error)) return handleStockRefusal(context, current, error);
  const isUncertain = current.isUncertain || isOutcomeUnknown(error);
  const failures = current.failures + weightOf(error);
  const isLost = mayStillArrive(error);
  const mayArriveLate = current.mayArriveLate || isLost;
  const failed: CurrentCommand = { ...current, failures, isUncertain, mayArriveLate, error };
  const suspects = isLost ? withSuspect(context, command) : context.suspects;
  if (mayRetry(failed, error))
    return { context: { current: failed, suspects, next: 'wait' }, emit: [] };
  if (error.status === 404)
    return giveUp({ ...withoutLine(context, command), suspects }, failed, error);
  if (isUncertain) return { context: { current: failed, suspects, next: 'check' }, emit: [] };
  return giveUp({ ...context, suspects }, failed, error);
}

/** The server has no such line. */
function withoutLine(context: CartContext, command: CartCommand): CartContext {
  const line = lineOf(command);
  if (line === null || command.kind === 'add' || !context.settled) return context;
  return {
    ...context,
    settled: project(context.settled, [{ kind: 'remove', line }]),
    isExact: false,
  };
}

function withSuspect({ suspects }: CartContext, command: CartCommand): readonly Suspect[] {
  const id = Math.max(0, ...suspects.map((each) => each.id)) + 1;
  return [...suspects, { id, command, isOver: false }];
}

/** Only so many pieces are left: an absolute quantity becomes that many, an addition is refused. */
function handleStockRefusal(context: CartContext, current: CurrentCommand, error: ApiError): Step {
  const { command } = current;
  const stock = error.stock ?? 0;
  // An earlier attempt that arrived late may be what has taken the stock.
  if (command.kind === 'add' && current.mayArriveLate)
    return {
      context: { current: { ...current, isUncertain: true, error }, next: 'check' },
      emit: [],
    };
  if (command.kind !== 'set' || stock < 1 || stock >= command.cantidad)
    return giveUp(context, current, error);
  const limited: CurrentCommand = {
    ...current,
    command: { ...command, cantidad: stock },
    limitedTo: stock,
  };
  return {
    context: { current: limited, next: 'send', ...warning(context, command, stock) },
    emit: maxToast(context),
    ...warn(command, stock),
  };
}

/** The cart was read before the current command is sent, sent again or given up. */
export function judge(context: CartContext, current: CurrentCommand, read: Cart): Step {
  const { command, restores, isUncertain, error } = current;
  if (isUncertain && isFulfilled(current, read))
    return settle(context, current, { kind: 'cart', cart: read });
  const known = {
    ...context,
    settled: read,
    isExact: true,
    isDoubtful: false,
    readFailures: 0,
    readError: null,
    toldAt: context.askedAt,
  };
  const line = lineOf(command) ?? 0;
  const before = quantityOf(read, line);
  const seen: CurrentCommand = { ...current, before, isUncertain: false };
  const emit = readNews(context, read);
  const send = (next: CurrentCommand): Step => ({
    context: { ...known, current: next, next: 'send' },
    emit,
  });
  if (restores) {
    // While another tab is at it, what looks undone may be what that tab is doing.
    const needed = context.isAlone ? restoring(context, line, read) : null;
    if (needed) return send({ ...seen, command: needed });
    return { context: { ...known, current: null, next: 'finish' }, emit };
  }
  if (error === null || mayRetry(current, error)) return send(seen);
  const over = giveUp(known, current, error);
  return { ...over, emit: [...emit, ...over.emit] };
}

function isFulfilled({ command, before }: CurrentCommand, read: Cart): boolean {
  switch (command.kind) {
    case 'empty':
      return read.productos.length === 0;
    case 'remove':
      return quantityOf(read, command.line) === 0;
    case 'set':
      return quantityOf(read, command.line) === command.cantidad;
    case 'add':
      return before !== null && quantityOf(read, command.line) >= before + command.item.cantidad;
  }
}

/** The look at the cart failed too; where not even that is answered in time, nobody is there. */
export function failCheck(context: CartContext, current: CurrentCommand, error: ApiError): Step {
  const failed = { ...current, failures: current.failures + 1 };
  const isThere = isPassing(error) && error.kind !== 'timeout';
  if (isThere && failed.failures <= timings.cart.retries.length)
    return { context: { current: failed, next: 'wait' }, emit: [] };
  return giveUp(context, failed, current.isUncertain ? error : (current.error ?? error));
}

/** The command failed for good: the callers, the line and the person are told. */
export function giveUp(context: CartContext, current: CurrentCommand, error: ApiError): Step {
  const { command, ids } = current;
  const ended: CartEmitted = { type: 'settled', ids, outcome: { ok: false, error } };
  const over = {
    ...context,
    current: null,
    isStale: true,
    isDoubtful: context.isDoubtful || current.isUncertain,
    next: 'finish',
  } as const;
  // The person did not ask for it now: the next look at the cart asks again, unless it is refused.
  if (current.restores)
    return { context: isPassing(error) ? over : { ...over, expected: {} }, emit: [] };
  const said = failureNotice(command, error);
  // Who the person is has to be settled first; what was to be added is then sent once more.
  if (error.status === 401) {
    const failed = command.kind === 'add' ? null : said;
    return { context: over, emit: [ended, { type: 'unauthorized', failed }] };
  }
  const line = lineOf(command);
  const lineErrors = line === null ? context.lineErrors : { ...context.lineErrors, [line]: said };
  if (!isStockRefusal(error))
    return { context: { ...over, lineErrors }, emit: [ended, toast(said)] };
  const stock = error.stock ?? 0;
  return {
    context: { ...over, lineErrors, ...warning(context, command, stock) },
    emit: [ended, ...maxToast(context)],
    ...warn(command, stock),
  };
}
