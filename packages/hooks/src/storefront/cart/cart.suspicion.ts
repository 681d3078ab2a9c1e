/**
 * A request whose answer was lost may still be on its way, and reach the server after the person
 * has asked for something else. For a while such requests are suspects: when the server's cart
 * shows the trace of one, what the person wanted last is asked for again.
 */
import type { Cart } from '@filigrana/sdk';
import { enqueue, isTouched, type CartCommand } from './cart.commands.ts';
import { itemOf, quantityOf } from './cart.projection.ts';
import { count, startAt, wantedOf, type Start } from './cart.expectation.ts';
import type { CartChange, CartContext } from './cart.state.ts';

/** A request that may still arrive. */
export interface Suspect {
  readonly id: number;
  readonly command: CartCommand;
  /** Its time is over: the next look at the server's cart is the last that minds it. */
  readonly isOver: boolean;
}

const concerns = ({ command }: Suspect, line: number) =>
  command.kind === 'empty' || command.line === line;

/**
 * Remembers what was made of a line, in this tab or another, as long as there are suspects.
 * `start` is how an addition to a line of which nothing is known is counted; null when it cannot be.
 */
export function expect(
  context: CartContext,
  change: Omit<CartChange, 'cart'>,
  cart: Cart | null,
  start: Start | null,
): Pick<CartContext, 'expected'> {
  if (context.suspects.length === 0) return { expected: {} };
  const { command } = change;
  const lines = command.kind === 'empty' ? linesInDoubt(context) : [command.line];
  const renewed = lines.flatMap((line) => {
    const known = context.expected[line];
    const counted = count(known, change, start);
    const looks = lineIn(cart, line) ?? known?.line ?? null;
    return counted ? [[line, { ...counted, line: looks }] as const] : [];
  });
  return { expected: { ...context.expected, ...Object.fromEntries(renewed) } };
}

/** Whether an addition to that line is under way, or lost on its way. */
export function isAdding({ current, suspects }: CartContext, line: number): boolean {
  return [current, ...suspects].some(
    (each) => each?.command.kind === 'add' && each.command.line === line,
  );
}

function linesInDoubt({ suspects, expected }: CartContext): number[] {
  const ofSuspects = suspects.flatMap(({ command }) =>
    command.kind === 'empty' ? [] : [command.line],
  );
  return [...new Set([...ofSuspects, ...Object.keys(expected).map(Number)])];
}

/** Whether something late may still change, or have changed, that line. */
export const isSuspicious = ({ suspects }: Pick<CartContext, 'suspects'>, line: number): boolean =>
  suspects.some((suspect) => concerns(suspect, line));

const culprit = ({ suspects }: Pick<CartContext, 'suspects'>, line: number) =>
  suspects.find((suspect) => concerns(suspect, line));

/** Asks to restore the lines that are not as they should be in the cart just read. */
export function reassert(context: CartContext, read: Cart): Partial<CartContext> {
  let { waiting } = context;
  for (const key of Object.keys(context.expected)) {
    const line = Number(key);
    const command = restoring(context, line, read);
    if (!command || isTouched(waiting, line)) continue;
    waiting = enqueue(waiting, { command, ids: [], restores: true });
  }
  const isOver = waiting === context.waiting;
  return {
    waiting,
    suspects: isOver ? context.suspects.filter((suspect) => !suspect.isOver) : context.suspects,
  };
}

/**
 * A line was restored, as far as the stock allows: what had undone it cannot do so again, unless it
 * emptied the whole cart.
 */
export function afterRestoring(
  context: CartContext,
  line: number,
  cantidad: number,
): Pick<CartContext, 'suspects' | 'expected'> {
  const found = culprit(context, line);
  const known = context.expected[line];
  return {
    suspects: context.suspects.filter(
      (suspect) => suspect !== found || suspect.command.kind === 'empty',
    ),
    expected: known
      ? { ...context.expected, [line]: { ...known, ...startAt(cantidad, context.now()) } }
      : context.expected,
  };
}

/**
 * What restores the line, or null when it is as it should be. It is asked twice: before the
 * restoration is queued, and again while no other tab changes the cart, because news of other tabs
 * may have been on their way.
 */
export function restoring(context: CartContext, line: number, read: Cart): CartCommand | null {
  const expectation = context.expected[line];
  const found = quantityOf(read, line);
  if (!expectation || !culprit(context, line)) return null;
  const { line: lost } = expectation;
  const cantidad = wantedOf(expectation);
  if (cantidad === found) return null;
  if (cantidad === 0) return { kind: 'remove', line };
  if (found > 0) return { kind: 'set', line, cantidad };
  return lost && { kind: 'add', line, item: { ...itemOf(lost), cantidad } };
}

const lineIn = (cart: Cart | null, line: number) =>
  cart?.productos.find((each) => each.idProducto_talla === line);
