/** Takes commands, hands them out, and puts what the server did into the cart. Pure. */
import type { Cart } from '@filigrana/sdk';
import { enqueue, type CartCommand } from './cart.commands.ts';
import { startAt, wantedOf } from './cart.expectation.ts';
import type { CartAnswer } from './cart.port.ts';
import { project, quantityOf } from './cart.projection.ts';
import {
  ALL_LINES,
  type CartChange,
  type CartContext,
  type CurrentCommand,
  type Step,
} from './cart.state.ts';
import { lineOf, maxToast, warn, warning } from './cart.step.ts';
import { afterRestoring, expect, isSuspicious } from './cart.suspicion.ts';

/** Accepts a command of the person. */
export function accept(
  context: CartContext,
  id: number,
  command: CartCommand,
): Partial<CartContext> {
  return { waiting: enqueue(context.waiting, { command, ids: [id] }) };
}

/** Takes the next waiting command. */
export function takeNext(context: CartContext): Partial<CartContext> {
  const [first, ...waiting] = context.waiting;
  if (!first) return {};
  const line = lineOf(first.command) ?? 0;
  const { [line]: _gone, ...lineErrors } = context.lineErrors;
  const current: CurrentCommand = {
    ...first,
    since: context.now(),
    failures: 0,
    before: isBase(context) ? quantityOf(context.settled, line) : null,
    isUncertain: false,
    mayArriveLate: false,
    error: null,
    limitedTo: null,
  };
  const next = current.restores ? 'wait' : looksFirst(current) ? 'check' : 'send';
  return { waiting, current, lineErrors, next };
}

const isBase = ({ settled, isDoubtful, newsAt, toldAt }: CartContext) =>
  settled !== null && !isDoubtful && newsAt <= toldAt;

/**
 * An addition is relative: before it is sent again it is seen whether the server has it already,
 * and before it is sent at all what the cart is, or the two could not be told apart. After an answer
 * that did not come in time it is seen, whatever was asked, whether anybody answers.
 */
export function looksFirst(current: CurrentCommand): boolean {
  if (current.restores || current.error?.kind === 'timeout') return true;
  return current.command.kind === 'add' && (current.before === null || current.isUncertain);
}

/** The server did it. */
export function settle(context: CartContext, current: CurrentCommand, answer: CartAnswer): Step {
  const { command, ids } = current;
  // Found in a cart that was read: that is how things were when it was asked for.
  const isFound = current.isUncertain && answer.kind === 'cart';
  const at = isFound ? context.askedAt : context.now();
  const since = isFound ? current.since : null;
  const settled = applyAnswer(context, command, answer);
  const isExact = isTold(context, answer);
  const made = { command, cantidad: wantedBy(context, current, answer), at, since };
  const limitedTo = current.limitedTo ?? fewerThanAsked(command, answer);
  const line = lineOf(command);
  return {
    context: {
      settled,
      isExact,
      isStale: true,
      current: null,
      next: 'finish',
      ...(answer.kind === 'cart' ? { toldAt: context.askedAt, isDoubtful: false } : {}),
      changedAt: { ...context.changedAt, [line ?? ALL_LINES]: at },
      ...(current.restores && line !== null
        ? afterRestoring(context, line, quantityOf(settled, line))
        : expect(context, made, settled, startOf(context, current, made))),
      ...(limitedTo === null ? {} : warning(context, command, limitedTo)),
    },
    emit: [
      { type: 'settled', ids, outcome: { ok: true, limitedTo } },
      {
        type: 'changed',
        news: { ...asNews(context, current, made), cart: isExact ? settled : null },
      },
      ...(limitedTo === null ? [] : maxToast(context)),
    ],
    ...warn(command, limitedTo),
  };
}

/** How this tab's first addition to a line is counted: by the server, or from what was there. */
function startOf(
  context: CartContext,
  { command }: CurrentCommand,
  made: Omit<CartChange, 'cart'>,
) {
  if (command.kind !== 'add') return null;
  const { cantidad, at } = made;
  if (!isSuspicious(context, command.line)) return startAt(cantidad, at);
  const added = command.item.cantidad;
  const start = startAt(cantidad - added, context.toldAt);
  return { ...start, additions: [{ cantidad: added, at }] };
}

/** To other tabs a restoration is no addition: the line is to be what they think it is. */
function asNews(
  { expected }: CartContext,
  { command, restores }: CurrentCommand,
  made: Omit<CartChange, 'cart'>,
): typeof made {
  if (!restores || command.kind === 'empty') return made;
  const expectation = expected[command.line];
  const cantidad = expectation ? wantedOf(expectation) : made.cantidad;
  return { ...made, command: { kind: 'set', line: command.line, cantidad }, cantidad };
}

/** Whether the answer leaves nothing of the cart to be guessed. */
function isTold({ settled, isExact }: CartContext, answer: CartAnswer): boolean {
  if (answer.kind !== 'line') return answer.kind === 'cart';
  // Of the other lines nothing is told: they are as they were only if this was the one change.
  const { version } = answer.change.carrito;
  const isNext = settled?.version != null && version === settled.version + 1;
  return isExact && isNext && quantityOf(settled, answer.line) > 0;
}

/** Whether the cart is known as it was after the answer's change. */
function isOvertaken({ version: known }: Cart, version: number | null): boolean {
  return known !== null && version !== null && version <= known;
}

function applyAnswer(context: CartContext, command: CartCommand, answer: CartAnswer): Cart | null {
  const { settled } = context;
  if (answer.kind === 'cart') return answer.cart;
  if (settled === null) return null;
  if (answer.kind === 'line' && isOvertaken(settled, answer.change.carrito.version)) return settled;
  const projected = project(settled, [command]);
  if (answer.kind === 'done') return projected;
  const { item, carrito } = answer.change;
  const productos = projected.productos.map((line) =>
    line.idProducto_talla === answer.line ? { ...line, ...item } : line,
  );
  const version = isTold(context, answer) ? carrito.version : settled.version;
  return { ...projected, ...carrito, version, productos };
}

/** Pieces that the line should have now. */
function wantedBy(
  context: CartContext,
  { command, before }: CurrentCommand,
  answer: CartAnswer,
): number {
  if (command.kind === 'set')
    return answer.kind === 'line' ? answer.change.item.cantidad : command.cantidad;
  if (command.kind !== 'add') return 0;
  return answer.kind === 'cart' && !isSuspicious(context, command.line)
    ? quantityOf(answer.cart, command.line)
    : (before ?? 0) + command.item.cantidad;
}

function fewerThanAsked(command: CartCommand, answer: CartAnswer): number | null {
  if (command.kind !== 'set' || answer.kind !== 'line') return null;
  const { cantidad } = answer.change.item;
  return cantidad < command.cantidad ? cantidad : null;
}
