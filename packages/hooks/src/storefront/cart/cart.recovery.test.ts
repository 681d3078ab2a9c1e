import { beforeEach, expect, it } from 'vitest';
import { cartLine, cartOf } from '../../testing/fixtures.test.kit.ts';
import { CartScene, add, failure, lineAnswer, set } from './cart-scene.test.kit.ts';

let scene: CartScene;
beforeEach(() => {
  scene = new CartScene();
});

it('sends a quantity again after a lost answer, three times at most, and then says so', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)]));
  const outcome = scene.actor.command(set(1, 3));
  for (const wait of [500, 1_500, 4_000]) {
    scene.sent.at(-1)!.answer.reject(failure({ kind: 'network' }));
    await scene.time.pass(wait);
  }
  expect(scene.sent).toHaveLength(4);
  expect(scene.view.lines[0]).toMatchObject({ cantidad: 3, pending: true });

  scene.sent[3]!.answer.reject(failure({ kind: 'network' }));
  await scene.flush();
  // One look at what became of it, before the person is told.
  scene.reads[1]!.resolve(cartOf([cartLine(1, 2)]));
  expect(await outcome).toMatchObject({ ok: false });
  expect(scene.view.lines[0]).toMatchObject({
    cantidad: 2,
    pending: false,
    error: { code: 'connection.failed' },
  });
  expect(scene.notices()).toEqual(['connection.failed']);
});

it('sees that the server has done it after all, and is content', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)], 1));
  const outcome = scene.actor.command(set(1, 3));
  scene.sent[0]!.answer.reject(failure({ status: 500 }));
  await scene.flush();
  scene.reads[1]!.resolve(cartOf([cartLine(1, 3)], 2));
  expect(await outcome).toEqual({ ok: true, limitedTo: null });
  expect(scene.notices()).toEqual([]);
});

it('looks before it sends an addition again, which would count twice', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)], 1));
  const outcome = scene.actor.command(add(1, 1));
  scene.sent[0]!.answer.reject(failure({ kind: 'timeout' }));
  await scene.time.pass(500);
  scene.reads[1]!.resolve(cartOf([cartLine(1, 3)], 2));
  expect(await outcome).toEqual({ ok: true, limitedTo: null });
  expect(scene.sent).toHaveLength(1);
});

it('sends an addition again when the server has not had it', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)], 1));
  void scene.actor.command(add(1, 1));
  scene.sent[0]!.answer.reject(failure({ kind: 'timeout' }));
  await scene.time.pass(500);
  scene.reads[1]!.resolve(cartOf([cartLine(1, 2)], 1));
  await scene.flush();
  expect(scene.sent.map(({ command }) => command)).toEqual([add(1, 1), add(1, 1)]);
});

it.each([
  ['a quantity', set(1, 3)],
  ['an addition', add(1, 1)],
])(
  'sends %s that got no answer in time once more, after a look at the cart',
  async (_, command) => {
    await scene.loaded(cartOf([cartLine(1, 2)], 1));
    const outcome = scene.actor.command(command);
    for (const attempt of [1, 2]) {
      expect(scene.sent).toHaveLength(attempt);
      scene.sent.at(-1)!.answer.reject(failure({ kind: 'timeout' }));
      await scene.time.pass(500);
      scene.reads[attempt]!.resolve(cartOf([cartLine(1, 2)], 1));
      await scene.flush();
    }
    expect(await outcome).toMatchObject({ ok: false, error: { kind: 'timeout' } });
    expect(scene.sent).toHaveLength(2);
  },
);

it('gives up when not even the look at the cart is answered in time, and reads it later', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)], 1));
  const outcome = scene.actor.command(add(1, 1));
  scene.sent[0]!.answer.reject(failure({ kind: 'timeout' }));
  await scene.time.pass(500);
  scene.reads[1]!.reject(failure({ kind: 'timeout' }));
  expect(await outcome).toMatchObject({ ok: false });
  expect(scene.sent).toHaveLength(1);
  expect(scene.notices()).toEqual(['cart.addFailed']);
  // It was done after all: the cart is never left as a guess.
  await scene.time.pass(400);
  scene.reads[2]!.resolve(cartOf([cartLine(1, 3)], 2));
  await scene.flush();
  expect(scene.quantities()).toEqual([3]);
});

it('undoes a lost addition that arrives after its repetition', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)], 1));
  void scene.actor.command(add(1, 1));
  scene.sent[0]!.answer.reject(failure({ kind: 'timeout' }));
  await scene.time.pass(500);
  scene.reads[1]!.resolve(cartOf([cartLine(1, 2)], 1));
  await scene.flush();
  scene.sent[1]!.answer.resolve({ kind: 'cart', cart: cartOf([cartLine(1, 3)], 2) });
  await scene.time.pass(400);
  // The first one has arrived by now.
  scene.reads[2]!.resolve(cartOf([cartLine(1, 4)], 3));
  await scene.time.pass(500);
  scene.reads[3]!.resolve(cartOf([cartLine(1, 4)], 3));
  await scene.flush();
  expect(scene.sent[2]?.command).toEqual(set(1, 3));
});

it('waits as long as the server asks', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)]));
  void scene.actor.command(set(1, 3));
  scene.sent[0]!.answer.reject(failure({ status: 503, retryAfter: 3 }));
  await scene.time.pass(2_999);
  expect(scene.sent).toHaveLength(1);
  await scene.time.pass(1);
  expect(scene.sent).toHaveLength(2);
});

it('does not repeat what a later wish has made needless', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)]));
  const first = scene.actor.command(set(1, 3));
  const second = scene.actor.command(set(1, 4));
  scene.sent[0]!.answer.reject(failure({ kind: 'network' }));
  await scene.flush();
  expect(scene.sent[1]!.command).toEqual(set(1, 4));
  scene.sent[1]!.answer.resolve(lineAnswer(1, 4, 2));
  expect(await first).toEqual({ ok: true, limitedTo: null });
  expect(await second).toEqual({ ok: true, limitedTo: null });
});

it('forgets the error of a line with its next change', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)]));
  void scene.actor.command(set(1, 3));
  scene.sent[0]!.answer.reject(failure({ status: 400 }));
  await scene.flush();
  expect(scene.view.lines[0]?.error?.code).toBe('cart.updateFailed');
  void scene.actor.command(set(1, 3));
  expect(scene.view.lines[0]?.error).toBeNull();
});
