import { beforeEach, describe, expect, it } from 'vitest';
import { cartLine, cartOf } from '../../../test/fixtures.ts';
import {
  CartScene,
  CONFIRMED,
  add,
  conflict,
  done,
  failure,
  set,
} from '../../../test/cart/cart-scene.ts';

let scene: CartScene;
beforeEach(() => {
  scene = new CartScene();
});

const LOST = failure({ kind: 'network' });
const TIMEOUT = failure({ kind: 'timeout' });
const keys = () => new Set(scene.sent.map(({ key }) => key)).size;

it('sends a lost command again as it was, three times at most, and then says so', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)], 1));
  const outcome = scene.actor.command(set(1, 3));
  for (const wait of [500, 1_500, 4_000]) {
    await scene.answer(LOST);
    await scene.time.pass(wait);
  }
  expect(scene.sent).toHaveLength(4);
  expect(keys()).toBe(1);
  expect(scene.view.lines[0]).toMatchObject({ cantidad: 3, pending: true });

  await scene.answer(LOST);
  expect(await outcome).toMatchObject({ ok: false });
  expect(scene.view.lines[0]).toMatchObject({
    cantidad: 2,
    pending: false,
    error: { code: 'connection.failed' },
  });
  expect(scene.notices()).toEqual(['connection.failed']);
});

it('keeps an addition’s key, so that it is not added twice, and needs no look at the cart', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)], 1));
  const outcome = scene.actor.command(add(1, 1));
  await scene.answer(TIMEOUT);
  await scene.time.pass(500);
  await scene.answer(done(cartOf([cartLine(1, 3)], 2)));
  expect(await outcome).toEqual({ ok: true, limitedTo: null });
  expect(scene.sent.map(({ version }) => version)).toEqual([1, 1]);
  expect(keys()).toBe(1);
  expect(scene.reads).toHaveLength(1);
});

it.each([
  ['got no answer in time', TIMEOUT],
  ['broke the server', failure({ status: 500 })],
])('sends what %s once more, and then says so', async (_what, error) => {
  await scene.loaded(cartOf([cartLine(1, 2)], 1));
  const outcome = scene.actor.command(add(1, 1));
  await scene.answer(error);
  await scene.time.pass(1_500);
  await scene.answer(error);
  expect(await outcome).toMatchObject({ ok: false });
  expect(scene.sent).toHaveLength(2);
  expect(scene.notices()).toEqual(['cart.addFailed']);
});

it('sends at once when the connection is back', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)], 1));
  void scene.actor.command(set(1, 3));
  await scene.answer(LOST);
  scene.actor.send({ type: 'cart.refresh' });
  expect(scene.sent).toHaveLength(2);
});

it('waits as long as the server asks', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)], 1));
  void scene.actor.command(set(1, 3));
  await scene.answer(failure({ status: 503, retryAfter: 3 }));
  await scene.time.pass(2_999);
  expect(scene.sent).toHaveLength(1);
  await scene.time.pass(1);
  expect(scene.sent).toHaveLength(2);
});

it('is not settled after a change that was given up until the cart is read, then and later', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)], 1));
  void scene.actor.command(set(1, 3));
  await scene.answer(TIMEOUT);
  await scene.time.pass(500);
  await scene.answer(TIMEOUT);
  expect(scene.view.isSettled).toBe(false);
  await scene.read(cartOf([cartLine(1, 2)], 1));
  expect(scene.view.isSettled).toBe(true);
  // It arrives after all: the cart is never left as a guess.
  await scene.time.pass(20_000);
  await scene.read(cartOf([cartLine(1, 3)], 2));
  expect(scene.quantities()).toEqual([3]);
  await scene.time.finish();
  expect(scene.reads).toHaveLength(3);
});

it('does not look later for what a newer version has kept out', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)], 1));
  void scene.actor.command(set(1, 3));
  await scene.answer(TIMEOUT);
  await scene.time.pass(500);
  await scene.answer(TIMEOUT);
  await scene.read(cartOf([cartLine(1, 2)], 1));
  void scene.actor.command(set(1, 1));
  await scene.answer(done(cartOf([cartLine(1, 1)], 2)));
  await scene.time.finish();
  expect(scene.reads).toHaveLength(2);
});

it('forgets the error of a line with its next change', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)], 1));
  void scene.actor.command(set(1, 3));
  await scene.answer(failure({ status: 400 }));
  expect(scene.view.lines[0]?.error?.code).toBe('cart.updateFailed');
  await scene.read(cartOf([cartLine(1, 2)], 1));
  void scene.actor.command(set(1, 3));
  expect(scene.view.lines[0]?.error).toBeNull();
});

it('forgets the error of a line once the cart tells another quantity of it', async () => {
  await scene.loaded(cartOf([cartLine(1, 2), cartLine(2, 1)], 1));
  for (const line of [1, 2]) {
    void scene.actor.command(set(line, 3));
    await scene.answer(failure({ status: 400 }));
    await scene.read(cartOf([cartLine(1, 2), cartLine(2, 1)], 1));
  }
  const wrong = () => scene.view.lines.map(({ error }) => error !== null);
  expect(wrong()).toEqual([true, true]);
  scene.actor.send({ type: 'cart.received', cart: cartOf([cartLine(1, 3), cartLine(2, 1)], 2) });
  expect(wrong()).toEqual([false, true]);
});

describe('a cart that was changed elsewhere', () => {
  it('is the settled one, with the waiting commands on top and sent for its version', async () => {
    await scene.loaded(cartOf([cartLine(1, 2)], 1));
    const added = scene.actor.command(add(1, 1));
    void scene.actor.command(set(2, 4));
    await scene.answer(conflict(cartOf([cartLine(1, 5), cartLine(2, 1)], 7)));
    expect(scene.quantities()).toEqual([6, 4]);
    expect(scene.sent[1]).toMatchObject({ command: add(1, 1), version: 7 });
    expect(keys()).toBe(1);
    await scene.answer(done(cartOf([cartLine(1, 6), cartLine(2, 1)], 8)));
    expect(await added).toEqual({ ok: true, limitedTo: null });
    expect(scene.sent[2]).toMatchObject({ command: set(2, 4), version: 8 });
  });

  it('takes a line that is gone there for removed, without asking again', async () => {
    await scene.loaded(cartOf([cartLine(1, 2)], 1));
    const removed = scene.actor.command({ kind: 'remove', line: 1 });
    await scene.answer(conflict(cartOf([], 2)));
    expect(await removed).toEqual({ ok: true, limitedTo: null });
    expect(scene.sent).toHaveLength(1);
    expect(scene.view).toMatchObject({ status: 'empty', isSettled: true });
  });

  it('is not believed where it has the version that was named: the command fails and says so', async () => {
    await scene.loaded(cartOf([cartLine(1, 2)], 1));
    const outcome = scene.actor.command(set(1, 3));
    await scene.answer(conflict(cartOf([cartLine(1, 2)], 1)));
    expect(await outcome).toMatchObject({ ok: false, error: { code: 'VERSION_CONFLICT' } });
    expect(scene.sent).toHaveLength(1);
  });
});

describe('the first wish of somebody without a session', () => {
  it('is made for the cart of the session that is opened for it', async () => {
    await scene.loaded({ ...cartOf([]), idCarrito: null, version: null });
    void scene.actor.command(add(4, 1));
    expect(scene.sent).toEqual([]);
    await scene.read({ ...cartOf([], 0), idCarrito: null });
    expect(scene.sent).toMatchObject([{ command: add(4, 1), version: 0 }]);
  });

  it('says that no session could be opened', async () => {
    await scene.loaded({ ...cartOf([]), idCarrito: null, version: null });
    void scene.actor.command(add(4, 1));
    scene.reads.at(-1)!.reject(failure({ status: 400, operation: 'createSession' }));
    await scene.flush();
    expect(scene.notices()).toEqual(['cart.sessionFailed']);
  });

  it('says so in other words where nothing was to be added', async () => {
    await scene.loaded(cartOf([cartLine(1, 2)], 1));
    void scene.actor.command(set(1, 3));
    await scene.answer(failure({ status: 400, operation: 'createSession' }));
    expect(scene.notices()).toEqual(['cart.sessionMissing']);
  });
});

describe('on a host that counts no versions', () => {
  const unversioned = (cantidad: number) => ({ ...cartOf([cartLine(1, cantidad)]), version: null });

  it.each([
    ['a quantity', set(1, 3)],
    ['an addition', add(1, 1)],
  ])('sees in the cart that %s was done although its answer was lost', async (_what, command) => {
    await scene.loaded(unversioned(2));
    const outcome = scene.actor.command(command);
    await scene.answer(LOST);
    await scene.time.pass(500);
    await scene.read(unversioned(3));
    expect(await outcome).toEqual({ ok: true, limitedTo: null });
    expect(scene.sent).toHaveLength(1);
    expect(scene.notices()).toEqual([]);
  });

  it('sends an addition again when the cart does not have it', async () => {
    await scene.loaded(unversioned(2));
    void scene.actor.command(add(1, 1));
    await scene.answer(TIMEOUT);
    await scene.time.pass(500);
    await scene.read(unversioned(2));
    expect(scene.sent.map(({ command }) => command)).toEqual([add(1, 1), add(1, 1)]);
  });

  it('reads the cart after a command that was given up, before it sends anything else', async () => {
    await scene.loaded(unversioned(2));
    void scene.actor.command(set(1, 3));
    void scene.actor.command(add(1, 1));
    await scene.answer(TIMEOUT);
    await scene.time.pass(500);
    await scene.read(unversioned(2));
    await scene.answer(TIMEOUT);
    expect(scene.sent).toHaveLength(2);
    await scene.read(unversioned(3));
    expect(scene.sent[2]!.command).toEqual(add(1, 1));
    await scene.answer(CONFIRMED);
    expect(scene.quantities()).toEqual([4]);
  });
});
