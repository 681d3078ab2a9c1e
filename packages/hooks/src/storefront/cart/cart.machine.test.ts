import { beforeEach, describe, expect, it } from 'vitest';
import { cartLine, cartOf } from '../../../test/fixtures.ts';
import { CartScene, CONFIRMED, add, done, failure, set } from '../../../test/cart/cart-scene.ts';

let scene: CartScene;
beforeEach(() => {
  scene = new CartScene();
});

describe('reading', () => {
  it('goes from loading to filled, and to empty for a cart without lines', async () => {
    expect(scene.view.status).toBe('loading');
    await scene.loaded(cartOf([cartLine(1, 2)]));
    expect(scene.view).toMatchObject({
      status: 'filled',
      count: 1,
      montoTotal: 298,
      isSettled: true,
    });

    scene.actor.send({ type: 'cart.refresh' });
    scene.reads[1]!.resolve(cartOf([], 2));
    await scene.flush();
    expect(scene.view.status).toBe('empty');
  });

  it('says that it failed, tries again by itself, and is filled when that works', async () => {
    scene.reads[0]!.reject(failure({ kind: 'network' }));
    await scene.flush();
    expect(scene.view.status).toBe('error');
    expect(scene.view.error?.code).toBe('cart.loadFailed');

    await scene.time.pass(1_000);
    scene.reads[1]!.resolve(cartOf([cartLine(1, 2)]));
    await scene.flush();
    expect(scene.view).toMatchObject({ status: 'filled', error: null });
  });

  it('gives up after a few times and starts anew when asked', async () => {
    for (const wait of [1_000, 4_000, 8_000]) {
      scene.reads.at(-1)!.reject(failure({ kind: 'network' }));
      await scene.time.pass(wait);
    }
    scene.reads.at(-1)!.reject(failure({ kind: 'network' }));
    await scene.time.pass(60_000);
    expect(scene.reads).toHaveLength(4);

    scene.actor.send({ type: 'cart.refresh' });
    expect(scene.reads).toHaveLength(5);
  });

  it('tells when the server does not know the person any more', async () => {
    scene.reads[0]!.reject(failure({ status: 401 }));
    await scene.flush();
    expect(scene.emitted).toEqual([{ type: 'unauthorized', failed: { code: 'cart.loadFailed' } }]);
  });
});

describe('commands', () => {
  it('shows the new quantity and total at once, with the line pending', async () => {
    await scene.loaded(cartOf([cartLine(1, 2)]));
    void scene.actor.command(set(1, 3));
    expect(scene.view).toMatchObject({ subtotal: 435, montoTotal: 443, isSettled: false });
    expect(scene.view.lines[0]).toMatchObject({ cantidad: 3, pending: true });
  });

  it('takes the cart that the answer brings, and does not read it again', async () => {
    await scene.loaded(cartOf([cartLine(1, 2)], 1));
    const outcome = scene.actor.command(set(1, 3));
    await scene.answer(done(cartOf([cartLine(1, 3), cartLine(2, 1)], 2)));
    expect(await outcome).toEqual({ ok: true, limitedTo: null });
    expect(scene.view).toMatchObject({ count: 2, isSettled: true });
    await scene.time.finish();
    expect(scene.reads).toHaveLength(1);
  });

  it('reads the cart when nothing waits, on a host that does not tell it', async () => {
    await scene.loaded({ ...cartOf([cartLine(1, 2), cartLine(2, 2)]), version: null });
    void scene.actor.command(set(1, 3));
    void scene.actor.command({ kind: 'remove', line: 2 });
    await scene.answer(CONFIRMED);
    await scene.answer(CONFIRMED);
    expect(scene.view).toMatchObject({ count: 1, isSettled: false });
    expect(scene.reads).toHaveLength(2);
    await scene.read({ ...cartOf([cartLine(1, 3)]), version: null });
    expect(scene.view).toMatchObject({ count: 1, isSettled: true });
  });

  it('sends one at a time and merges what waits, each for the cart as it then is', async () => {
    await scene.loaded(cartOf([cartLine(1, 2)], 1));
    const outcomes = [3, 4, 5].map((cantidad) => scene.actor.command(set(1, cantidad)));
    expect(scene.sent).toMatchObject([{ command: set(1, 3), version: 1 }]);
    expect(scene.quantities()).toEqual([5]);

    await scene.answer(done(cartOf([cartLine(1, 3)], 2)));
    expect(scene.sent[1]).toMatchObject({ command: set(1, 5), version: 2 });
    expect(scene.sent[1]!.key).not.toBe(scene.sent[0]!.key);
    await scene.answer(done(cartOf([cartLine(1, 5)], 3)));
    expect(await Promise.all(outcomes)).toEqual(
      [3, 4, 5].map(() => ({ ok: true, limitedTo: null })),
    );
  });

  it('sends nothing that would change nothing', async () => {
    await scene.loaded(cartOf([cartLine(1, 2)], 1));
    expect(await scene.actor.command(set(1, 2))).toEqual({ ok: true, limitedTo: null });
    expect(await scene.actor.command({ kind: 'remove', line: 9 })).toMatchObject({ ok: true });
    expect(scene.sent).toEqual([]);
  });

  it('shows what is added before the server has answered, with the name that came along', async () => {
    await scene.loaded(cartOf([]));
    void scene.actor.command(add(4, 2));
    expect(scene.view.lines[0]).toMatchObject({
      productoNombre: 'Pieza 4',
      cantidad: 2,
      pending: true,
    });
    expect(scene.view).toMatchObject({ status: 'filled', subtotal: 290, montoEnvio: 8 });
  });

  it('takes a line that is gone already for removed', async () => {
    await scene.loaded(cartOf([cartLine(1, 2)]));
    const outcome = scene.actor.command({ kind: 'remove', line: 1 });
    await scene.answer(failure({ status: 404, code: 'NOT_FOUND' }));
    expect(await outcome).toEqual({ ok: true, limitedTo: null });
    expect(scene.view.status).toBe('empty');
  });

  it('drops a quantity of a line that has vanished, says so, and reads the cart', async () => {
    await scene.loaded(cartOf([cartLine(1, 2)], 1));
    const outcome = scene.actor.command(set(1, 3));
    await scene.answer(failure({ status: 404, code: 'NOT_FOUND' }));
    expect(await outcome).toMatchObject({ ok: false, error: { status: 404 } });
    expect(scene.notices()).toEqual(['cart.updateFailed']);
    await scene.read(cartOf([], 2));
    expect(scene.view).toMatchObject({ status: 'empty', isSettled: true });
  });

  it('tells the outcome of commands that are still open when it stops', async () => {
    await scene.loaded(cartOf([cartLine(1, 2)]));
    const outcome = scene.actor.command(set(1, 3));
    scene.actor.stop();
    expect(await outcome).toMatchObject({ ok: false, error: { kind: 'aborted' } });
  });
});

describe('stock', () => {
  it('sets the line to the stock told, warns beside it for 2.5 s, and says so once in 1.5 s', async () => {
    await scene.loaded(cartOf([cartLine(1, 2)], 1));
    const outcome = scene.actor.command(set(1, 9));
    await scene.answer(failure({ status: 409, code: 'STOCK_EXCEEDED', stock: 4 }));
    expect(scene.sent[1]!.command).toEqual(set(1, 4));
    expect(scene.view.lines[0]).toMatchObject({ cantidad: 4, maxWarning: 4 });
    expect(scene.notices()).toEqual(['cart.maxReached']);

    await scene.answer(done(cartOf([cartLine(1, 4)], 2)));
    expect(await outcome).toEqual({ ok: true, limitedTo: 4 });
    expect(scene.notices()).toEqual(['cart.maxReached']);

    await scene.time.pass(2_499);
    expect(scene.view.lines[0]?.maxWarning).toBe(4);
    await scene.time.pass(1);
    expect(scene.view.lines[0]?.maxWarning).toBeNull();
  });

  it('warns when the server gives fewer pieces than asked for', async () => {
    await scene.loaded(cartOf([cartLine(1, 2)], 1));
    const outcome = scene.actor.command(set(1, 9));
    await scene.answer({ cart: cartOf([cartLine(1, 4)], 2), cantidad: 4 });
    expect(await outcome).toEqual({ ok: true, limitedTo: 4 });
    expect(scene.view.lines[0]).toMatchObject({ cantidad: 4, maxWarning: 4 });
  });

  it('refuses an addition as a whole and leaves the line as it was', async () => {
    await scene.loaded(cartOf([cartLine(1, 2)], 1));
    const outcome = scene.actor.command(add(1, 5));
    scene.sent[0]!.answer.reject(failure({ status: 409, code: 'STOCK_EXCEEDED', stock: 4 }));
    expect(await outcome).toMatchObject({ ok: false, error: { code: 'STOCK_EXCEEDED' } });
    expect(scene.quantities()).toEqual([2]);
    expect(scene.view.lines[0]?.maxWarning).toBe(4);
  });
});
