import { expect, test, vi } from 'vitest';
import { addPiece, addToCart, buy, visitor } from '../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../test/test-app.ts';
import { recordActivity } from '../activity/activity.ts';
import { purgeExpired } from './purge-expired.ts';

const DAY = 24 * 60 * 60 * 1000;
const purge = ({ deps, clock }: TestApp) => purgeExpired(deps.db, clock.now());
const count = async ({ deps: { db } }: TestApp, table: 'carritos' | 'carrito_productos') =>
  (await db.selectFrom(table).selectAll().execute()).length;

describeOnBothDatabases('what is purged', (createApp) => {
  test('an idempotency key is kept for seven days, and its order for ever', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    await addToCart(app, customer, await addPiece(app.deps));
    expect((await buy(app, customer, { key: 'intento-1' })).status).toBe(201);
    app.clock.advance(7 * DAY);
    expect(await purge(app)).toEqual({ keys: 0, carts: 0 });
    app.clock.advance(1);
    expect(await purge(app)).toEqual({ keys: 1, carts: 0 });
    expect(await app.deps.db.selectFrom('pedidos').selectAll().execute()).toHaveLength(1);
  });

  test('a cart without an account is kept for ninety days after its last change', async () => {
    const app = await createApp();
    const [guest, customer] = [await visitor(app), await app.signIn(1)];
    const piece = await addPiece(app.deps);
    await addToCart(app, guest, piece);
    await addToCart(app, customer, piece);
    app.clock.advance(80 * DAY);
    await addToCart(app, guest, piece);
    app.clock.advance(90 * DAY);
    expect(await purge(app)).toEqual({ keys: 0, carts: 0 });
    app.clock.advance(1);
    expect(await purge(app)).toEqual({ keys: 0, carts: 1 });
    // The customer's cart stays, with its line.
    expect([await count(app, 'carritos'), await count(app, 'carrito_productos')]).toEqual([1, 1]);
  });

  test('a reset link goes when it has expired', async () => {
    const app = await createApp();
    const { correo } = await app.signIn(1);
    await app.call('POST', '/api/recuperacion/solicitar', { body: { correo } });
    const links = () => app.deps.db.selectFrom('tokens_recuperacion').selectAll().execute();
    await purge(app);
    expect(await links()).toHaveLength(1);
    app.clock.advance(60 * 60 * 1000);
    await purge(app);
    expect(await links()).toEqual([]);
  });

  test('who did what is forgotten after 24 months', async () => {
    const app = await createApp();
    const fecha = app.clock.now().toISOString();
    await recordActivity(app.deps.db, { fecha, idUsuario: null, accion: 'cuenta.creada' });
    const record = () => app.deps.db.selectFrom('actividad').selectAll().execute();
    app.clock.advance(731 * DAY);
    await purge(app);
    expect(await record()).toHaveLength(1);
    app.clock.advance(1);
    await purge(app);
    expect(await record()).toEqual([]);
  });

  test('a server that listens purges by itself', async () => {
    const app = await createApp();
    await addToCart(app, await visitor(app), await addPiece(app.deps));
    app.clock.advance(91 * DAY);
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    await vi.waitFor(async () => expect(await count(app, 'carritos')).toBe(0));
  });
});
