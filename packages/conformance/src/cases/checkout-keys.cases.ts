import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal } from '../http/difference.ts';
import { freshKey } from '../fixtures/fresh.ts';
import { newPiece, stockOf } from '../fixtures/products.ts';
import { addToCart, buy, ordersOf } from '../fixtures/shopping.ts';

/** Buying with a key per attempt, an extension of the contract. */
export const checkoutKeyCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'checkout.same-key',
    title: 'the same key gives the same order, one after the other and at once',
    statuses: [['placeOrder', 201]],
    writes: true,
    needs: ['pieces', 'customer', 'idempotency'],
    async run(context) {
      const piece = await newPiece(context, { stock: 5 });
      const customer = await context.customer();
      (await addToCart(context, customer, piece, 2)).ok();
      const before = await ordersOf(context, customer);
      const attempt = { key: freshKey(), what: 'with the same key' };
      const answers = await Promise.all([1, 2, 3].map(() => buy(context, customer, attempt)));
      answers.push(await buy(context, customer, attempt));
      const orders = new Set(answers.map((answer) => answer.ok().idPedido));
      equal('orders that one key made', orders.size, 1);
      equal('the stock afterwards', await stockOf(context, piece), piece.stock - 2);
      const after = await ordersOf(context, customer);
      equal('orders of the customer', after, [...orders, ...before]);
    },
  }),
  defineCase({
    id: 'checkout.key-mismatch',
    title: 'the same key with another body is 409 IDEMPOTENCY_MISMATCH',
    statuses: [['placeOrder', 409]],
    writes: true,
    needs: ['pieces', 'customer', 'idempotency'],
    async run(context) {
      const customer = await context.customer();
      const piece = await newPiece(context);
      (await addToCart(context, customer, piece)).ok();
      const key = freshKey();
      (await buy(context, customer, { key })).ok();
      (await addToCart(context, customer, piece)).ok();
      const other = { key, parts: { canton: 'Otro' }, what: 'with a used key and another body' };
      (await buy(context, customer, other)).refused(409, { code: 'IDEMPOTENCY_MISMATCH' });
    },
  }),
  defineCase({
    id: 'checkout.refused-key',
    title: 'a refused purchase does not use its key up, and keys belong to one account',
    statuses: [['placeOrder', 201]],
    writes: true,
    needs: ['pieces', 'customer', 'idempotency'],
    async run(context) {
      const piece = await newPiece(context);
      const [one, other] = [await context.customer(0), await context.customer(1)];
      const key = freshKey();
      (await buy(context, one, { key, what: 'with an empty cart' })).refused(400);
      for (const customer of [one, other]) (await addToCart(context, customer, piece)).ok();
      const first = (await buy(context, one, { key, what: 'with the key of a refusal' })).ok();
      const second = (
        await buy(context, other, { key, what: 'with the key of another account' })
      ).ok();
      check(first.idPedido !== second.idPedido, 'Two accounts share an order by their key');
    },
  }),
];
