import { expect } from 'vitest';
import { cartLine, cartOf, httpError, offline } from '../../../test/fixtures.ts';
import { describeWalk } from '../../../test/walk.ts';
import { provideCart } from './cart.machine.ts';
import type { CartCommand } from './cart.queue.ts';
import type { CartContext } from './cart.context.ts';
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
  { kind: 'remove', line: LINE },
];
/** A cart with so many pieces; without a version where the host counts none. */
const cartWith = (cantidad: number, version: number | null) => ({
  ...cartOf(cantidad === 0 ? [] : [cartLine(LINE, cantidad)]),
  version,
});

const wishes = ({ waiting, current }: CartContext) => [...(current ? [current] : []), ...waiting];

/** What tells two states of the cart apart: all but ids, keys and words. */
function key(context: CartContext) {
  const { settled, waiting, current, warnings, lineErrors, lost, readError } = context;
  return {
    cart: settled && [settled.version, settled.idCarrito, settled.productos[0]?.cantidad],
    waiting: waiting.map(({ command }) => command),
    current: current && {
      ...current,
      ids: [],
      key: '',
      error: current.error && [current.error.kind, current.error.status],
    },
    flags: [context.isExact, context.isStale, lost],
    reads: [context.readFailures, readError?.status],
    shown: [warnings, Object.keys(lineErrors), context.isToastThrottled],
  };
}

describeWalk('the cart', {
  provide: (ask) => provideCart({ read: () => ask('read'), send: () => ask('send') }),
  events(snapshot) {
    const { context } = snapshot;
    const { warnings, lineErrors, isToastThrottled, waiting, settled } = context;
    const isIdle = snapshot.matches('idle');
    const isSending = snapshot.matches('sending');
    const isReading = snapshot.matches('reading');
    const isWaiting = snapshot.matches('waiting');
    const isCalm = !isToastThrottled && Object.keys({ ...warnings, ...lineErrors }).length === 0;
    const mayWish = waiting.length === 0 && isCalm && !isSending;
    return [
      ...(mayWish
        ? COMMANDS.map((command) => ({ type: 'cart.command' as const, id: 1, command }))
        : []),
      ...(isIdle || isWaiting ? [{ type: 'cart.refresh' as const }] : []),
      ...(isReading && !context.current && settled ? [{ type: 'cart.refresh' as const }] : []),
      ...(isReading && context.current?.failures === 0 ? [{ type: 'cart.refresh' as const }] : []),
      ...(isIdle && isCalm && settled
        ? [{ type: 'cart.atMaximum' as const, line: LINE, stock: 1 }]
        : []),
      ...((isIdle && isCalm) || isSending ? [{ type: 'cart.merged' as const }] : []),
      ...(isSending || isWaiting ? [{ type: 'cart.abandoned' as const }] : []),
      ...((isIdle && isCalm) || isReading
        ? [{ type: 'cart.received' as const, cart: cartWith(1, 3) }]
        : []),
      ...(isIdle
        ? [
            ...Object.keys(warnings).map((line) => ({
              type: 'cart.warningExpired' as const,
              line: Number(line),
            })),
            ...(isToastThrottled ? [{ type: 'cart.throttleExpired' as const }] : []),
          ]
        : []),
    ];
  },
  answers: {
    read: [
      { done: cartWith(1, 1) },
      { done: cartWith(1, null) },
      { fail: httpError(503) },
      { fail: httpError(400) },
    ],
    send: [
      { done: { cart: cartWith(2, 2), cantidad: null } },
      { done: { cart: null, cantidad: null } },
      { fail: httpError(409, { code: 'VERSION_CONFLICT', carrito: cartWith(1, 2) }) },
      { fail: httpError(409, { code: 'STOCK_EXCEEDED', stock: 1 }) },
      { fail: httpError(404) },
      { fail: offline() },
    ],
  },
  key,
  // Whatever comes of several troubles at once is the simulation's.
  stop: ({ context: { readFailures, current, waiting, settled, warnings } }) =>
    readFailures > 1 ||
    (settled?.productos[0]?.cantidad ?? 0) > 2 ||
    (current?.failures ?? 0) > 2 ||
    (current !== null && (waiting.length > 0 || Object.keys(warnings).length > 0)),
  home: ({ value, context }) => value === 'idle' && wishes(context).length === 0,
  see({ context, value }) {
    const { lines, status, isSettled, subtotal } = viewOf(context);
    // Whatever is wished for shows at once, and one may only pay for what the server has said.
    const wished = wishes(context).map(({ command }) => command.kind);
    if (wished.at(-1) === 'add') expect(lines).toHaveLength(1);
    if (wished.length > 0) expect(isSettled).toBe(false);
    for (const line of lines) expect(line.cantidad).toBeGreaterThanOrEqual(1);
    expect(subtotal).toBe(lines.reduce((sum, line) => sum + line.subtotalProducto, 0));
    if (status === 'error') expect(viewOf(context).error).not.toBeNull();
    if (value === 'idle') expect(context.current).toBeNull();
  },
});
