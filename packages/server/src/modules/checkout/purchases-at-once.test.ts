import { expect, test } from 'vitest';
import {
  addPiece,
  addToCart,
  buy,
  countOrders,
  stockOf,
  storedPrivateFiles,
} from '../../../test/shopping.ts';
import { describeOnBothDatabases } from '../../../test/test-app.ts';

describeOnBothDatabases('purchases at once', (createApp) => {
  test('of fifty people who buy the last piece at once exactly one gets it', async () => {
    const app = await createApp();
    const piece = await addPiece(app.deps, { stock: 1 });
    const people = await Promise.all(Array.from({ length: 50 }, () => app.signIn(1)));
    for (const person of people) await addToCart(app, person, piece);
    const answers = await Promise.all(people.map((person) => buy(app, person)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    for (const { body } of refused)
      expect(body).toMatchObject({ code: 'STOCK_EXCEEDED', stock: 0 });
    expect(await stockOf(app.deps, piece)).toBe(0);
    expect(await countOrders(app)).toBe(1);
    expect(await storedPrivateFiles(app)).toHaveLength(1);
  });

  test('carts that hold the same pieces in another order never block each other', async () => {
    const app = await createApp();
    const pieces = [];
    for (let made = 0; made < 4; made += 1) pieces.push(await addPiece(app.deps, { stock: 10 }));
    const people = await Promise.all(Array.from({ length: 20 }, () => app.signIn(1)));
    for (const [index, person] of people.entries()) {
      const chosen = index % 2 === 0 ? pieces : pieces.toReversed();
      for (const piece of chosen) await addToCart(app, person, piece);
    }
    const answers = await Promise.all(people.map((person) => buy(app, person)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
    for (const piece of pieces) expect(await stockOf(app.deps, piece)).toBe(0);
  });

  test('a piece added while the purchase runs is either bought or in the next cart', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    const [first, second] = [await addPiece(app.deps), await addPiece(app.deps, { stock: 1 })];
    await addToCart(app, customer, first);
    const [bought, added] = await Promise.all([
      buy(app, customer),
      addToCart(app, customer, second),
    ]);
    expect([bought.status, added.status]).toEqual([201, 201]);
    const { productos } = (bought.body as { pedido: { productos: unknown[] } }).pedido;
    const { body } = await app.call('POST', '/api/carrito/obtener', customer);
    const next = (body as { carrito: { productos: unknown[] } }).carrito.productos;
    expect(productos.length + next.length).toBe(2);
  });
});
