import type { Cart } from '@filigrana/sdk';
import { beforeEach, describe, expect, it } from 'vitest';
import { cartLine, cartOf } from '../../../test/fixtures.ts';
import { CartScene, CONFIRMED, add, done, failure, set } from '../../../test/cart/cart-scene.ts';

let scene: CartScene;
beforeEach(() => {
  scene = new CartScene();
});

const news = (cart: Cart) => ({ type: 'cart.received', cart }) as const;
const told = () => scene.emitted.flatMap((each) => (each.type === 'changed' ? each.cart : []));

describe('another tab', () => {
  it('tells the newer cart, which is taken without asking the server', async () => {
    await scene.loaded(cartOf([cartLine(1, 2)], 1));
    scene.actor.send(news(cartOf([cartLine(1, 5)], 2)));
    expect(scene.quantities()).toEqual([5]);
    expect(scene.reads).toHaveLength(1);
  });

  it('is not listened to when it knows less', async () => {
    await scene.loaded(cartOf([cartLine(1, 2)], 5));
    scene.actor.send(news(cartOf([cartLine(1, 1)], 4)));
    expect(scene.quantities()).toEqual([2]);
    expect(scene.reads).toHaveLength(1);
  });

  it('tells the newer cart while an older one is being read, whose answer then counts no more', async () => {
    await scene.loaded(cartOf([cartLine(1, 2)], 1));
    scene.actor.send({ type: 'cart.refresh' });
    scene.actor.send(news(cartOf([cartLine(1, 5)], 3)));
    await scene.read(cartOf([cartLine(1, 4)], 2));
    expect(scene.quantities()).toEqual([5]);
  });

  it('tells the newer cart below a change that is on its way here', async () => {
    await scene.loaded(cartOf([cartLine(1, 2)], 1));
    void scene.actor.command(add(1, 1));
    scene.actor.send(news(cartOf([cartLine(1, 5)], 3)));
    expect(scene.quantities()).toEqual([6]);
    // What was answered on the way is older than what is known.
    await scene.answer(done(cartOf([cartLine(1, 3)], 2)));
    expect(scene.quantities()).toEqual([5]);
  });

  it('only knows that something changed where no versions are counted: the server is asked', async () => {
    await scene.loaded({ ...cartOf([cartLine(1, 2)]), version: null });
    scene.actor.send(news({ ...cartOf([cartLine(1, 5)]), version: null }));
    expect(scene.quantities()).toEqual([2]);
    expect(scene.reads).toHaveLength(2);
  });

  it('is told what was made of the cart here', async () => {
    await scene.loaded(cartOf([cartLine(1, 2)], 1));
    void scene.actor.command(set(1, 3));
    await scene.answer(done(cartOf([cartLine(1, 3)], 2)));
    scene.actor.send({ type: 'cart.refresh' });
    await scene.read(cartOf([cartLine(1, 4)], 3));
    expect(told().map(({ version }) => version)).toEqual([2, 3]);
  });
});

describe('a login', () => {
  it('moves what waits into the account’s cart, under the same key', async () => {
    await scene.loaded(cartOf([cartLine(1, 2)], 1));
    const outcome = scene.actor.command(add(1, 1));
    scene.actor.send({ type: 'cart.merged' });
    await scene.read({ ...cartOf([cartLine(1, 3), cartLine(2, 1)], 7), idCarrito: 9 });
    const [before, after] = scene.sent;
    expect(after).toMatchObject({ command: add(1, 1), key: before?.key, version: 7 });
    await scene.answer(done({ ...cartOf([cartLine(1, 3), cartLine(2, 1)], 7), idCarrito: 9 }));
    expect(await outcome).toEqual({ ok: true, limitedTo: null });
    expect(scene.view).toMatchObject({ count: 2, isSettled: true });
  });

  it('gives up an addition that a host without versions may have moved along, and says so', async () => {
    await scene.loaded({ ...cartOf([cartLine(1, 2)]), version: null });
    const outcome = scene.actor.command(add(1, 1));
    scene.actor.send({ type: 'cart.merged' });
    expect(await outcome).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(scene.notices()).toEqual(['cart.addFailed']);
    expect(scene.reads).toHaveLength(2);
  });

  it('sends a quantity again on such a host', async () => {
    await scene.loaded({ ...cartOf([cartLine(1, 2)]), version: null });
    void scene.actor.command(set(1, 3));
    scene.actor.send({ type: 'cart.merged' });
    await scene.read({ ...cartOf([cartLine(1, 2)]), idCarrito: 9, version: null });
    expect(scene.sent.map(({ command }) => command)).toEqual([set(1, 3), set(1, 3)]);
    await scene.answer(CONFIRMED);
    expect(scene.quantities()).toEqual([3]);
  });

  it('is not settled after a login until the account’s cart is read', async () => {
    await scene.loaded(cartOf([cartLine(1, 2)], 1));
    scene.actor.send({ type: 'cart.merged' });
    expect(scene.view).toMatchObject({ status: 'filled', isSettled: false });
    await scene.read({ ...cartOf([cartLine(2, 1)], 7), idCarrito: 9 });
    expect(scene.view).toMatchObject({ status: 'filled', isSettled: true });
  });

  it('forgets the cart of somebody who logged out, and says what was not done', async () => {
    await scene.loaded(cartOf([cartLine(1, 2)], 1));
    const outcome = scene.actor.command(set(1, 3));
    scene.actor.send({ type: 'cart.abandoned' });
    expect(await scene.outcomeOf(outcome)).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(scene.view).toMatchObject({ status: 'loading', lines: [] });
  });

  it('that the server does not know any more is told with what has failed', async () => {
    await scene.loaded(cartOf([cartLine(1, 2)], 1));
    void scene.actor.command(set(1, 3));
    await scene.answer(failure({ status: 401 }));
    expect(scene.emitted).toContainEqual({
      type: 'unauthorized',
      failed: { code: 'cart.updateFailed' },
    });
  });
});
