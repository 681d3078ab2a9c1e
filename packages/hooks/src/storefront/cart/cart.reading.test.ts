import type { Cart } from '@filigrana/sdk';
import { beforeEach, expect, it } from 'vitest';
import { cartLine, cartOf } from '../../testing/fixtures.test.kit.ts';
import type { CartCommand } from './cart.commands.ts';
import { CartScene, lineAnswer, set } from './cart-scene.test.kit.ts';

let scene: CartScene;
beforeEach(() => {
  scene = new CartScene();
});

it('waits for the tab that changes the cart, but not for ever', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)], 1));
  scene.isLockFree = false;
  void scene.actor.command(set(1, 3));
  await scene.time.pass(19_999);
  expect(scene.sent).toHaveLength(0);
  expect(scene.view.lines[0]).toMatchObject({ cantidad: 3, pending: true });
  await scene.time.pass(1);
  expect(scene.sent).toHaveLength(1);
});

it('lets the next tab change the cart when its own commands are done', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)], 1));
  void scene.actor.command(set(1, 3));
  expect(scene.released).toBe(0);
  scene.sent[0]!.answer.resolve(lineAnswer(1, 3, 2));
  await scene.flush();
  expect(scene.released).toBe(1);
});

const news = (cart: Cart | null, command: CartCommand = set(1, 5)) =>
  ({ type: 'cart.received', news: { command, cantidad: 5, at: 1, since: null, cart } }) as const;

it('takes the newer cart of another tab without asking the server', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)], 1));
  scene.actor.send(news(cartOf([cartLine(1, 5)], 2)));
  expect(scene.quantities()).toEqual([5]);
  expect(scene.reads).toHaveLength(1);
});

it('asks the server when the other tab only knows that something changed', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)], 1));
  scene.actor.send(news(null));
  expect(scene.reads).toHaveLength(2);
  expect(scene.view).toMatchObject({ isSettled: false });
});

it('tells the other tabs what it has made of the cart', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)], 1));
  void scene.actor.command(set(1, 3));
  scene.sent[0]!.answer.resolve(lineAnswer(1, 3, 2));
  await scene.flush();
  expect(scene.emitted).toContainEqual({
    type: 'changed',
    news: expect.objectContaining({ command: set(1, 3), cantidad: 3 }) as object,
  });
});

it('reads the account’s cart after a login, and carries on with what waits', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)], 1));
  void scene.actor.command(set(1, 3));
  scene.actor.send({ type: 'cart.merged' });
  expect(scene.sent.map(({ command }) => command)).toEqual([set(1, 3), set(1, 3)]);
  scene.sent[1]!.answer.resolve(lineAnswer(1, 3, 7));
  await scene.time.pass(400);
  scene.reads[1]!.resolve({ ...cartOf([cartLine(1, 3), cartLine(2, 1)], 7), idCarrito: 9 });
  await scene.flush();
  expect(scene.view).toMatchObject({ count: 2, isSettled: true });
});

it('is not settled after a login until the account’s cart is read', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)], 1));
  scene.actor.send({ type: 'cart.merged' });
  expect(scene.view).toMatchObject({ status: 'filled', isSettled: false });
  scene.reads[1]!.resolve({ ...cartOf([cartLine(2, 1)], 7), idCarrito: 9 });
  await scene.flush();
  expect(scene.view).toMatchObject({ status: 'filled', isSettled: true });
});

it('forgets the cart of somebody who logged out, and says what was not done', async () => {
  await scene.loaded(cartOf([cartLine(1, 2)], 1));
  const outcome = scene.actor.command(set(1, 3));
  scene.actor.send({ type: 'cart.abandoned' });
  expect(await scene.outcomeOf(outcome)).toMatchObject({ ok: false, error: { kind: 'aborted' } });
  expect(scene.view).toMatchObject({ status: 'loading', lines: [] });
});
