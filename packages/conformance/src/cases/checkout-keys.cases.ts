import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal } from '../http/difference.ts';
import { freshKey } from '../world/fresh.ts';
import { newPiece, stockOf } from '../world/products.ts';
import { addToCart, buy, ordersOf } from '../world/shopping.ts';

/** Buying with a key per attempt, an extension of the contract. */
export const checkoutKeyCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'checkout.same-key',
    title: 'the same key gives the same order, one after the other and at once',
    statuses: [['placeOrder', 201]],
    writes: true,
    needs: ['administrator', 'customer', 'idempotency'],
    async run(world) {
      const piece = await newPiece(world, { stock: 5 });
      const customer = await world.customer();
      (await addToCart(world, customer, piece, 2)).ok();
      const before = await ordersOf(world, customer);
      const attempt = { key: freshKey(), what: 'with the same key' };
      const answers = await Promise.all([1, 2, 3].map(() => buy(world, customer, attempt)));
      answers.push(await buy(world, customer, attempt));
      const orders = new Set(answers.map((answer) => answer.ok().idPedido));
      equal('orders that one key made', orders.size, 1);
      equal('the stock afterwards', await stockOf(world, piece), 3);
      const after = await ordersOf(world, customer);
      equal('orders of the customer', after, [...orders, ...before]);
    },
  }),
  defineCase({
    id: 'checkout.key-mismatch',
    title: 'the same key with another body is 409 IDEMPOTENCY_MISMATCH',
    statuses: [['placeOrder', 409]],
    writes: true,
    needs: ['administrator', 'customer', 'idempotency'],
    async run(world) {
      const customer = await world.customer();
      const piece = await newPiece(world);
      (await addToCart(world, customer, piece)).ok();
      const key = freshKey();
      (await buy(world, customer, { key })).ok();
      (await addToCart(world, customer, piece)).ok();
      const other = { key, parts: { canton: 'Otro' }, what: 'with a used key and another body' };
      (await buy(world, customer, other)).refused(409, { code: 'IDEMPOTENCY_MISMATCH' });
    },
  }),
  defineCase({
    id: 'checkout.refused-key',
    title: 'a refused purchase does not use its key up, and keys belong to one account',
    statuses: [['placeOrder', 201]],
    writes: true,
    needs: ['administrator', 'customer', 'idempotency'],
    async run(world) {
      const piece = await newPiece(world);
      const [one, other] = [await world.customer(0), await world.customer(1)];
      const key = freshKey();
      (await buy(world, one, { key, what: 'with an empty cart' })).refused(400);
      for (const customer of [one, other]) (await addToCart(world, customer, piece)).ok();
      const first = (await buy(world, one, { key, what: 'with the key of a refusal' })).ok();
      const second = (
        await buy(world, other, { key, what: 'with the key of another account' })
      ).ok();
      check(first.idPedido !== second.idPedido, 'Two accounts share an order by their key');
    },
  }),
];
