import { beforeEach, expect, test, vi } from 'vitest';
import { addPiece, addToCart, buy, type Piece } from '../../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';
import { recallCarts } from './recall-carts.ts';

const HOUR = 60 * 60 * 1000;

describeOnBothDatabases('a cart that was left', (createApp) => {
  let app: TestApp;
  let ring: Piece;

  beforeEach(async () => {
    app = await createApp();
    ring = await addPiece(app.deps, { stock: 1, precio: 100, nombre: 'Anillo Trenza' });
  });

  async function reader(suscrito: 0 | 1 = 1) {
    const customer = await app.signIn(1);
    await app.deps.db
      .updateTable('usuarios')
      .set({ suscrito })
      .where('idUsuario', '=', customer.idUsuario)
      .execute();
    return customer;
  }
  const recall = () => recallCarts(app.deps);
  const written = () => app.mailer.sent.filter(({ subject }) => subject === 'Tu carrito te espera');

  test('is recalled once, after a day, to whoever agreed to letters', async () => {
    const customer = await reader();
    const silent = await reader(0);
    await reader();
    for (const who of [customer, silent]) await addToCart(app, who, ring);
    app.clock.advance(24 * HOUR - 1);
    expect(await recall()).toBeNull();
    app.clock.advance(1);
    expect(await recall()).toEqual({ recalled: 1 });
    const [letter] = written();
    expect(letter).toMatchObject({ to: customer.correo });
    expect(letter?.text).toContain('1 × Anillo Trenza');
    expect(letter?.text).toContain('$100.00 USD');
    expect(letter?.text).toContain('/clientes/carrito');
    expect(letter?.unsubscribeUrl).toContain('/clientes/baja/');
    app.clock.advance(24 * HOUR);
    expect(await recall()).toBeNull();
  });

  test('is not recalled when it was bought, or when nothing in it is left to buy', async () => {
    const [quick, slow] = [await reader(), await reader()];
    for (const who of [slow, quick]) await addToCart(app, who, ring);
    expect((await buy(app, quick)).status).toBe(201);
    app.clock.advance(25 * HOUR);
    expect(await recall()).toBeNull();
  });

  test('that was left before the shop could write is forgotten', async () => {
    await addToCart(app, await reader(), ring);
    app.clock.advance(72 * HOUR);
    expect(await recall()).toBeNull();
  });

  test('is recalled later when the mail server refuses the letter', async () => {
    await addToCart(app, await reader(), ring);
    app.clock.advance(24 * HOUR);
    const refusing = vi.spyOn(app.deps.mailer, 'send').mockResolvedValue(false);
    expect(await recall()).toBeNull();
    refusing.mockRestore();
    expect(await recall()).toEqual({ recalled: 1 });
  });
});
