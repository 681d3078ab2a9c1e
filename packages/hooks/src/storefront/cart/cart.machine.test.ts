import { ApiError, type ApiErrorInit, type Cart } from '@filigrana/sdk';
import { beforeEach, describe, expect, it } from 'vitest';

import { pending, type Pending } from '../../testing/fake-shop.test.kit.ts';
import { cartLine, cartOf } from '../../testing/fixtures.test.kit.ts';
import { VirtualTime } from '../../testing/virtual-time.test.kit.ts';
import { startCart, type CartActor } from './cart.actor.ts';
import type { CartCommand } from './cart.commands.ts';
import type { CartAnswer, CartPort } from './cart.port.ts';
import type { CartEmitted } from './cart.state.ts';
import type { CartOutcome, CartView } from './cart.types.ts';
import { LOADING_CART, viewOf } from './cart.view.ts';
import { itemFor } from './cart-item.test.kit.ts';

let time: VirtualTime;
let view: CartView;
let emitted: CartEmitted[];
let reads: Pending<Cart>[];
let sent: { command: CartCommand; answer: Pending<CartAnswer> }[];
let actor: CartActor;
let isLockFree: boolean;
let released: number;

const set = (line: number, cantidad: number): CartCommand => ({ kind: 'set', line, cantidad });
const add = (line: number, cantidad: number): CartCommand => ({
  kind: 'add',
  line,
  item: itemFor(line, 145, cantidad),
});
const error = (init: Partial<ApiErrorInit>) =>
  new ApiError({ kind: 'http', message: 'failed', ...init });

/** The server sets a line of a cart whose only line it is. */
const lineAnswer = (line: number, cantidad: number, version: number): CartAnswer => {
  const { productos, ...carrito } = cartOf([cartLine(line, cantidad)], version);
  const { subtotalProducto } = productos[0]!;
  return { kind: 'line', line, change: { item: { cantidad, subtotalProducto }, carrito } };
};

const port: CartPort = {
  read: () => {
    const answer = pending<Cart>();
    reads.push(answer);
    return answer.promise;
  },
  send: (command) => {
    const answer = pending<CartAnswer>();
    sent.push({ command, answer });
    return answer.promise;
  },
  lock: (granted) => {
    if (isLockFree) granted();
    return () => void (released += 1);
  },
};

const flush = () => time.pass(0);
const quantities = () => view.lines.map((line) => line.cantidad);
const notices = () => emitted.flatMap((told) => (told.type === 'notice' ? told.notice.code : []));

async function outcomeOf(promise: Promise<CartOutcome>): Promise<CartOutcome | 'open'> {
  return Promise.race([promise, flush().then(() => 'open' as const)]);
}

beforeEach(() => {
  time = new VirtualTime();
  view = LOADING_CART;
  emitted = [];
  reads = [];
  sent = [];
  isLockFree = true;
  released = 0;
  actor = startCart({
    port,
    clock: time,
    onChange: (context) => (view = viewOf(context)),
    onEmitted: (told) => emitted.push(told),
  });
});

async function loaded(cart: Cart): Promise<void> {
  reads[0]!.resolve(cart);
  await flush();
}

describe('reading', () => {
  it('goes from loading to filled, and to empty for a cart without lines', async () => {
    expect(view.status).toBe('loading');
    await loaded(cartOf([cartLine(1, 2)]));
    expect(view).toMatchObject({ status: 'filled', count: 1, montoTotal: 298, isSettled: true });

    actor.send({ type: 'cart.refresh' });
    reads[1]!.resolve(cartOf([], 2));
    await flush();
    expect(view.status).toBe('empty');
  });

  it('says that it failed, tries again by itself, and is filled when that works', async () => {
    reads[0]!.reject(error({ kind: 'network' }));
    await flush();
    expect(view.status).toBe('error');
    expect(view.error?.code).toBe('cart.loadFailed');

    await time.pass(1_000);
    reads[1]!.resolve(cartOf([cartLine(1, 2)]));
    await flush();
    expect(view).toMatchObject({ status: 'filled', error: null });
  });

  it('gives up after a few times and starts anew when asked', async () => {
    for (const wait of [1_000, 4_000, 8_000]) {
      reads.at(-1)!.reject(error({ kind: 'network' }));
      await time.pass(wait);
    }
    reads.at(-1)!.reject(error({ kind: 'network' }));
    await time.pass(60_000);
    expect(reads).toHaveLength(4);

    actor.send({ type: 'cart.refresh' });
    expect(reads).toHaveLength(5);
  });

  it('ignores an answer that is older than what it knows', async () => {
    await loaded(cartOf([cartLine(1, 2)], 5));
    actor.send({ type: 'cart.refresh' });
    reads[1]!.resolve(cartOf([cartLine(1, 1)], 4));
    await flush();
    expect(quantities()).toEqual([2]);
  });

  it('tells when the server does not know the person any more', async () => {
    reads[0]!.reject(error({ status: 401 }));
    await flush();
    expect(emitted).toEqual([{ type: 'unauthorized' }]);
  });
});

describe('commands', () => {
  it('shows the new quantity and total at once, with the line pending', async () => {
    await loaded(cartOf([cartLine(1, 2)]));
    void actor.command(set(1, 3));
    expect(view).toMatchObject({ subtotal: 435, montoTotal: 443, isSettled: false });
    expect(view.lines[0]).toMatchObject({ cantidad: 3, pending: true });
  });

  it('takes what the server told, resolves, and reads the cart once the person rests', async () => {
    await loaded(cartOf([cartLine(1, 2)], 1));
    const outcome = actor.command(set(1, 3));
    sent[0]!.answer.resolve(lineAnswer(1, 3, 2));
    expect(await outcome).toEqual({ ok: true, limitedTo: null });
    expect(view).toMatchObject({ montoTotal: 443, isSettled: true });

    await time.pass(399);
    expect(reads).toHaveLength(1);
    await time.pass(1);
    expect(reads).toHaveLength(2);
  });

  it('sends one at a time and merges what waits', async () => {
    await loaded(cartOf([cartLine(1, 2)], 1));
    const outcomes = [3, 4, 5].map((cantidad) => actor.command(set(1, cantidad)));
    expect(sent.map(({ command }) => command)).toEqual([set(1, 3)]);
    expect(quantities()).toEqual([5]);

    sent[0]!.answer.resolve(lineAnswer(1, 3, 2));
    await flush();
    expect(sent[1]!.command).toEqual(set(1, 5));
    sent[1]!.answer.resolve(lineAnswer(1, 5, 3));
    expect(await Promise.all(outcomes)).toEqual(
      [3, 4, 5].map(() => ({ ok: true, limitedTo: null })),
    );
  });

  it('does not count an answer as the whole cart when somebody else changed it too', async () => {
    await loaded(cartOf([cartLine(1, 2)], 1));
    void actor.command(set(1, 3));
    sent[0]!.answer.resolve(lineAnswer(1, 3, 9));
    await flush();
    expect(view.isSettled).toBe(false);

    await time.pass(400);
    reads[1]!.resolve(cartOf([cartLine(1, 3), cartLine(2, 1)], 9));
    await flush();
    expect(view).toMatchObject({ count: 2, isSettled: true });
  });

  it('shows what is added before the server has answered, with the name that came along', async () => {
    await loaded(cartOf([]));
    void actor.command(add(4, 2));
    expect(view.lines[0]).toMatchObject({ productoNombre: 'Pieza 4', cantidad: 2, pending: true });
    expect(view).toMatchObject({ status: 'filled', subtotal: 290, montoEnvio: 8 });
  });

  it('takes a line that is gone already for removed', async () => {
    await loaded(cartOf([cartLine(1, 2)]));
    const outcome = actor.command({ kind: 'remove', line: 1 });
    sent[0]!.answer.reject(error({ status: 404, code: 'NOT_FOUND' }));
    expect(await outcome).toEqual({ ok: true, limitedTo: null });
    expect(view.status).toBe('empty');
  });

  it('tells the outcome of commands that are still open when it stops', async () => {
    await loaded(cartOf([cartLine(1, 2)]));
    const outcome = actor.command(set(1, 3));
    actor.stop();
    expect(await outcome).toMatchObject({ ok: false, error: { kind: 'aborted' } });
  });
});

describe('stock', () => {
  it('sets the line to the stock told, warns beside it for 2.5 s, and says so once in 1.5 s', async () => {
    await loaded(cartOf([cartLine(1, 2)], 1));
    const outcome = actor.command(set(1, 9));
    sent[0]!.answer.reject(error({ status: 409, code: 'STOCK_EXCEEDED', stock: 4 }));
    await flush();
    expect(sent[1]!.command).toEqual(set(1, 4));
    expect(view.lines[0]).toMatchObject({ cantidad: 4, maxWarning: 4 });
    expect(notices()).toEqual(['cart.maxReached']);

    sent[1]!.answer.resolve(lineAnswer(1, 4, 2));
    expect(await outcome).toEqual({ ok: true, limitedTo: 4 });
    expect(notices()).toEqual(['cart.maxReached']);

    await time.pass(2_499);
    expect(view.lines[0]?.maxWarning).toBe(4);
    await time.pass(1);
    expect(view.lines[0]?.maxWarning).toBeNull();
  });

  it('warns when the server gives fewer pieces than asked for', async () => {
    await loaded(cartOf([cartLine(1, 2)], 1));
    const outcome = actor.command(set(1, 9));
    sent[0]!.answer.resolve(lineAnswer(1, 4, 2));
    expect(await outcome).toEqual({ ok: true, limitedTo: 4 });
    expect(view.lines[0]).toMatchObject({ cantidad: 4, maxWarning: 4 });
  });

  it('refuses an addition as a whole and leaves the line as it was', async () => {
    await loaded(cartOf([cartLine(1, 2)], 1));
    const outcome = actor.command(add(1, 5));
    sent[0]!.answer.reject(error({ status: 409, code: 'STOCK_EXCEEDED', stock: 4 }));
    expect(await outcome).toMatchObject({ ok: false, error: { code: 'STOCK_EXCEEDED' } });
    expect(quantities()).toEqual([2]);
    expect(view.lines[0]?.maxWarning).toBe(4);
  });
});

describe('failures', () => {
  it('sends a quantity again after a lost answer, three times at most, and then says so', async () => {
    await loaded(cartOf([cartLine(1, 2)]));
    const outcome = actor.command(set(1, 3));
    for (const wait of [500, 1_500, 4_000]) {
      sent.at(-1)!.answer.reject(error({ kind: 'network' }));
      await time.pass(wait);
    }
    expect(sent).toHaveLength(4);
    expect(view.lines[0]).toMatchObject({ cantidad: 3, pending: true });

    sent[3]!.answer.reject(error({ kind: 'network' }));
    await flush();
    // One look at what became of it, before the person is told.
    reads[1]!.resolve(cartOf([cartLine(1, 2)]));
    expect(await outcome).toMatchObject({ ok: false });
    expect(view.lines[0]).toMatchObject({
      cantidad: 2,
      pending: false,
      error: { code: 'connection.failed' },
    });
    expect(notices()).toEqual(['connection.failed']);
  });

  it('sees that the server has done it after all, and is content', async () => {
    await loaded(cartOf([cartLine(1, 2)], 1));
    const outcome = actor.command(set(1, 3));
    sent[0]!.answer.reject(error({ status: 500 }));
    await flush();
    reads[1]!.resolve(cartOf([cartLine(1, 3)], 2));
    expect(await outcome).toEqual({ ok: true, limitedTo: null });
    expect(notices()).toEqual([]);
  });

  it('looks before it sends an addition again, which would count twice', async () => {
    await loaded(cartOf([cartLine(1, 2)], 1));
    const outcome = actor.command(add(1, 1));
    sent[0]!.answer.reject(error({ kind: 'timeout' }));
    await time.pass(500);
    reads[1]!.resolve(cartOf([cartLine(1, 3)], 2));
    expect(await outcome).toEqual({ ok: true, limitedTo: null });
    expect(sent).toHaveLength(1);
  });

  it('sends an addition again when the server has not had it', async () => {
    await loaded(cartOf([cartLine(1, 2)], 1));
    void actor.command(add(1, 1));
    sent[0]!.answer.reject(error({ kind: 'timeout' }));
    await time.pass(500);
    reads[1]!.resolve(cartOf([cartLine(1, 2)], 1));
    await flush();
    expect(sent.map(({ command }) => command)).toEqual([add(1, 1), add(1, 1)]);
  });

  it('undoes a lost addition that arrives after its repetition', async () => {
    await loaded(cartOf([cartLine(1, 2)], 1));
    void actor.command(add(1, 1));
    sent[0]!.answer.reject(error({ kind: 'timeout' }));
    await time.pass(500);
    reads[1]!.resolve(cartOf([cartLine(1, 2)], 1));
    await flush();
    sent[1]!.answer.resolve({ kind: 'cart', cart: cartOf([cartLine(1, 3)], 2) });
    await time.pass(400);
    // The first one has arrived by now.
    reads[2]!.resolve(cartOf([cartLine(1, 4)], 3));
    await time.pass(500);
    reads[3]!.resolve(cartOf([cartLine(1, 4)], 3));
    await flush();
    expect(sent[2]?.command).toEqual(set(1, 3));
  });

  it('waits as long as the server asks', async () => {
    await loaded(cartOf([cartLine(1, 2)]));
    void actor.command(set(1, 3));
    sent[0]!.answer.reject(error({ status: 503, retryAfter: 3 }));
    await time.pass(2_999);
    expect(sent).toHaveLength(1);
    await time.pass(1);
    expect(sent).toHaveLength(2);
  });

  it('does not repeat what a later wish has made needless', async () => {
    await loaded(cartOf([cartLine(1, 2)]));
    const first = actor.command(set(1, 3));
    const second = actor.command(set(1, 4));
    sent[0]!.answer.reject(error({ kind: 'network' }));
    await flush();
    expect(sent[1]!.command).toEqual(set(1, 4));
    sent[1]!.answer.resolve(lineAnswer(1, 4, 2));
    expect(await first).toEqual({ ok: true, limitedTo: null });
    expect(await second).toEqual({ ok: true, limitedTo: null });
  });

  it('forgets the error of a line with its next change', async () => {
    await loaded(cartOf([cartLine(1, 2)]));
    void actor.command(set(1, 3));
    sent[0]!.answer.reject(error({ status: 400 }));
    await flush();
    expect(view.lines[0]?.error?.code).toBe('cart.updateFailed');
    void actor.command(set(1, 3));
    expect(view.lines[0]?.error).toBeNull();
  });
});

describe('other tabs and other people', () => {
  it('waits for the tab that changes the cart, but not for ever', async () => {
    await loaded(cartOf([cartLine(1, 2)], 1));
    isLockFree = false;
    void actor.command(set(1, 3));
    await time.pass(19_999);
    expect(sent).toHaveLength(0);
    expect(view.lines[0]).toMatchObject({ cantidad: 3, pending: true });
    await time.pass(1);
    expect(sent).toHaveLength(1);
  });

  it('lets the next tab change the cart when its own commands are done', async () => {
    await loaded(cartOf([cartLine(1, 2)], 1));
    void actor.command(set(1, 3));
    expect(released).toBe(0);
    sent[0]!.answer.resolve(lineAnswer(1, 3, 2));
    await flush();
    expect(released).toBe(1);
  });

  const news = (cart: Cart | null, command: CartCommand = set(1, 5)) =>
    ({ type: 'cart.received', news: { command, cantidad: 5, at: 1, since: null, cart } }) as const;

  it('takes the newer cart of another tab without asking the server', async () => {
    await loaded(cartOf([cartLine(1, 2)], 1));
    actor.send(news(cartOf([cartLine(1, 5)], 2)));
    expect(quantities()).toEqual([5]);
    expect(reads).toHaveLength(1);
  });

  it('asks the server when the other tab only knows that something changed', async () => {
    await loaded(cartOf([cartLine(1, 2)], 1));
    actor.send(news(null));
    expect(reads).toHaveLength(2);
    expect(view).toMatchObject({ isSettled: false });
  });

  it('tells the other tabs what it has made of the cart', async () => {
    await loaded(cartOf([cartLine(1, 2)], 1));
    void actor.command(set(1, 3));
    sent[0]!.answer.resolve(lineAnswer(1, 3, 2));
    await flush();
    expect(emitted).toContainEqual({
      type: 'changed',
      news: expect.objectContaining({ command: set(1, 3), cantidad: 3 }) as object,
    });
  });

  it('reads the account’s cart after a login, and carries on with what waits', async () => {
    await loaded(cartOf([cartLine(1, 2)], 1));
    void actor.command(set(1, 3));
    actor.send({ type: 'cart.merged' });
    expect(sent.map(({ command }) => command)).toEqual([set(1, 3), set(1, 3)]);
    sent[1]!.answer.resolve(lineAnswer(1, 3, 7));
    await time.pass(400);
    reads[1]!.resolve({ ...cartOf([cartLine(1, 3), cartLine(2, 1)], 7), idCarrito: 9 });
    await flush();
    expect(view).toMatchObject({ count: 2, isSettled: true });
  });

  it('forgets the cart of somebody who logged out, and says what was not done', async () => {
    await loaded(cartOf([cartLine(1, 2)], 1));
    const outcome = actor.command(set(1, 3));
    actor.send({ type: 'cart.abandoned' });
    expect(await outcomeOf(outcome)).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(view).toMatchObject({ status: 'loading', lines: [] });
  });
});
