import { expect } from 'vitest';
import { fromPromise } from 'xstate';
import { cartLine, cartOf, httpError, offline } from '../../testing/fixtures.test.kit.ts';
import { describeWalk } from '../../testing/walk.test.kit.ts';
import type { CartCommand } from './cart.commands.ts';
import { provideCart } from './cart.machine.ts';
import type { CartContext } from './cart.state.ts';
import { viewOf } from './cart.view.ts';

const LINE = 7;
const ITEM = {
  idProducto_talla: LINE,
  cantidad: 1,
  precioUnitario: 145,
  preview: {
    idProducto: LINE,
    productoNombre: 'Pieza 7',
    descripcion: '',
    tallaNombre: 'Única',
    image_url: null,
    stock: 5,
  },
};
const COMMANDS: readonly CartCommand[] = [
  { kind: 'add', line: LINE, item: ITEM },
  { kind: 'set', line: LINE, cantidad: 2 },
];
/** A server without versions: what it says last is what counts. */
const cartWith = (cantidad: number) => ({
  ...cartOf(cantidad === 0 ? [] : [cartLine(LINE, cantidad)]),
  version: null,
});

const wishes = ({ waiting, current }: CartContext) => [...(current ? [current] : []), ...waiting];

/** The browser refuses locks. It is no event of a person, so no type knows it. */
const NO_LOCK = {
  type: 'xstate.error.actor.0.cart.working',
  error: new Error('No locks here.'),
} as unknown as { type: 'cart.refresh' };

/** What tells two states of the cart apart: all but ids, times and words. */
function key(context: CartContext) {
  const { settled, waiting, current, suspects, warnings, lineErrors, expected, readError } =
    context;
  return {
    lines: settled && settled.productos.map(({ cantidad }) => cantidad),
    waiting: waiting.map(({ command, restores }) => [command, restores]),
    current: current && {
      ...current,
      ids: [],
      error: current.error && [current.error.kind, current.error.status],
    },
    flags: [context.isExact, context.isDoubtful, context.isStale, context.isAlone, context.next],
    reads: [context.readFailures, readError?.status],
    shown: [warnings, Object.keys(lineErrors), context.isToastThrottled],
    late: [suspects.map(({ command, isOver }) => [command, isOver]), expected],
  };
}

describeWalk('the cart', {
  provide: (ask) =>
    provideCart({
      read: () => ask('read'),
      send: () => ask('send'),
      lock: () => () => undefined,
    }).provide({ actors: { lock: fromPromise(() => ask('lock')) as never } }),
  inputs: [{ now: () => 0 }],
  events(snapshot) {
    const { context } = snapshot;
    const { warnings, lineErrors, isToastThrottled, suspects, waiting, settled } = context;
    const isResting = snapshot.matches('resting');
    const isSending = snapshot.matches({ working: 'sending' });
    const isWaiting = snapshot.matches({ working: 'waiting' });
    const isReading = snapshot.matches('reading') || snapshot.matches('pausing');
    const isCalm = !isToastThrottled && Object.keys({ ...warnings, ...lineErrors }).length === 0;
    const mayWish =
      waiting.length === 0 &&
      suspects.length === 0 &&
      isCalm &&
      (isResting || isReading || isWaiting || snapshot.matches('rereading'));
    return [
      ...(mayWish
        ? COMMANDS.map((command) => ({ type: 'cart.command' as const, id: 1, command }))
        : []),
      ...(isResting || snapshot.matches('rereading') ? [{ type: 'cart.refresh' as const }] : []),
      ...(isResting && isCalm && settled
        ? [{ type: 'cart.atMaximum' as const, line: LINE, stock: 1 }]
        : []),
      ...(isResting || isSending ? [{ type: 'cart.merged' as const }] : []),
      ...(isSending || isWaiting ? [{ type: 'cart.abandoned' as const }] : []),
      ...(isResting && settled
        ? [{ type: 'cart.received' as const, news: { cart: cartWith(1) } }]
        : []),
      ...(snapshot.matches('working') && !context.isAlone
        ? [{ type: 'lock.granted' as const }]
        : []),
      ...(snapshot.matches({ working: 'locking' }) ? [NO_LOCK] : []),
      ...(isResting
        ? [
            ...Object.keys(warnings).map((line) => ({
              type: 'cart.warningExpired' as const,
              line: Number(line),
            })),
            ...(isToastThrottled ? [{ type: 'cart.throttleExpired' as const }] : []),
            ...suspects.map(({ id }) => ({ type: 'cart.suspicionExpired' as const, suspect: id })),
          ]
        : []),
    ];
  },
  answers: {
    read: [{ done: cartWith(1) }, { fail: httpError(503) }],
    send: [
      { done: { kind: 'done' } },
      { fail: httpError(409, { code: 'STOCK_EXCEEDED', stock: 1 }) },
      { fail: httpError(404) },
      { fail: httpError(503) },
      { fail: offline() },
    ],
  },
  key,
  // Whatever comes of several troubles at once is the simulation's.
  stop: ({ context: { suspects, readFailures, current, waiting, settled, warnings } }) =>
    suspects.length > 1 ||
    readFailures > 1 ||
    (settled?.productos[0]?.cantidad ?? 0) > 2 ||
    (current?.failures ?? 0) > 2 ||
    (current !== null && (waiting.length > 0 || Object.keys(warnings).length > 0)),
  home: ({ value, context }) => value === 'resting' && wishes(context).length === 0,
  see({ context, value }) {
    const { lines, status, isSettled, subtotal } = viewOf(context);
    // Whatever is wished for shows at once, and one may only pay for what the server has said.
    const wished = wishes(context).map(({ command }) => command.kind);
    if (wished.at(-1) === 'add') expect(lines).toHaveLength(1);
    if (wished.length > 0) expect(isSettled).toBe(false);
    for (const line of lines) expect(line.cantidad).toBeGreaterThanOrEqual(1);
    expect(subtotal).toBe(lines.reduce((sum, line) => sum + line.subtotalProducto, 0));
    if (status === 'error') expect(viewOf(context).error).not.toBeNull();
    if (value === 'resting') expect(context.current).toBeNull();
  },
  never: {
    'working: error 0.cart.working#2 → (stays)': 'a lock fails when it is asked for, never later',
  },
});
