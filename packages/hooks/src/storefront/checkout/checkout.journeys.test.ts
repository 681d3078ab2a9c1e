// @vitest-environment node
import { expect } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { credentialsOf, describeJourneys, type Scene } from '../../../test/journeys.ts';
import { pictureFile } from '../../../test/receipt.ts';
import { provideCheckout } from './checkout.machine.ts';

const ADDRESS = {
  provincia: 'Heredia',
  canton: 'Belén',
  distrito: 'San Antonio',
  direccionExacta: '200 m norte de la iglesia',
} as const;
const SUBMIT = { type: 'checkout.submit', isLoggedIn: true, hasLines: true } as const;

/** How the cart answers, and the means to stop what is on its way. */
let settle: () => Promise<boolean>;
let cancel: AbortController;

/** A customer with a piece in the cart. */
async function shopping({ shop, mock }: Scene): Promise<void> {
  settle = () => Promise.resolve(true);
  cancel = new AbortController();
  await shop.accounts.login(credentialsOf(mock.people.customer));
  const { tallas, precio } = mock.products.chain;
  const idProducto_talla = Number(tallas[0]?.idProducto_talla);
  await shop.cart.add({ idProducto_talla, cantidad: 1, precioUnitario: Number(precio) });
}

function fill(checkout: AnyActorRef): void {
  for (const [field, value] of Object.entries(ADDRESS))
    checkout.send({ type: 'checkout.change', field, value });
  checkout.send({ type: 'checkout.chooseMethod', method: 'sinpe' });
  checkout.send({ type: 'checkout.attach', file: pictureFile('recibo.png') });
}

describeJourneys('the checkout', {
  provide: ({ shop }) =>
    provideCheckout({
      settle: () => settle(),
      buy: (form) =>
        shop.checkout.placeOrder(form, { idempotencyKey: 'one-purchase', signal: cancel.signal }),
    }),
  journeys: {
    'makes one order of however many clicks': async (journey) => {
      await shopping(journey);
      const checkout = journey.start();
      fill(checkout);
      checkout.send(SUBMIT);
      checkout.send(SUBMIT);
      const { context } = await journey.reach(checkout, ({ value }) => value === 'received');
      expect(context.notice?.code).toBe('checkout.received');
      expect(journey.mock.state.orders.at(-1)?.idPedido).toBe(context.idPedido);
      const { correo } = journey.mock.people.customer;
      expect(journey.mock.state.cartOf(correo).productos).toEqual([]);
    },
    'makes one order although the answer was lost': async (journey) => {
      await shopping(journey);
      const before = journey.mock.state.orders.length;
      const checkout = journey.start();
      fill(checkout);
      journey.mock.fault('placeOrder', { drop: 'after', times: 1 });
      checkout.send(SUBMIT);
      const lost = await journey.reach(checkout, (now) => now.matches({ open: 'unreachable' }));
      expect(lost.context.notice?.code).toBe('checkout.unreachable');
      checkout.send({ type: 'checkout.retry' });
      await journey.reach(checkout, ({ value }) => value === 'received');
      expect(journey.mock.state.orders).toHaveLength(before + 1);
    },
    'knows that the order is there although it was changed after the lost answer': async (
      journey,
    ) => {
      await shopping(journey);
      const checkout = journey.start();
      fill(checkout);
      journey.mock.fault('placeOrder', { drop: 'after', times: 1 });
      checkout.send(SUBMIT);
      await journey.reach(checkout, (now) => now.matches({ open: 'unreachable' }));
      checkout.send({ type: 'checkout.change', field: 'canton', value: 'Flores' });
      checkout.send(SUBMIT);
      const { context } = await journey.reach(checkout, ({ value }) => value === 'received');
      expect(context.notice?.code).toBe('checkout.receivedBefore');
    },
    'says that somebody was quicker, and keeps what was filled in': async (journey) => {
      await shopping(journey);
      const checkout = journey.start();
      fill(checkout);
      journey.mock.scenario('out-of-stock');
      checkout.send(SUBMIT);
      const { context } = await journey.reach(checkout, (now) => now.matches({ open: 'refused' }));
      expect(context.notice?.code).toBe('checkout.refused');
      expect(context.values).toMatchObject(ADDRESS);
    },
    'can be stopped on its way, and sent after all': async (journey) => {
      await shopping(journey);
      const checkout = journey.start();
      fill(checkout);
      cancel.abort();
      checkout.send(SUBMIT);
      await journey.reach(checkout, (now) => now.matches({ open: 'editing' }));
      cancel = new AbortController();
      checkout.send(SUBMIT);
      await journey.reach(checkout, ({ value }) => value === 'received');
    },
    'does not buy a cart that is still changing': async (journey) => {
      await shopping(journey);
      const checkout = journey.start();
      fill(checkout);
      for (const answer of [Promise.resolve(false), Promise.reject(new Error('No cart.'))]) {
        settle = () => answer;
        checkout.send(SUBMIT);
        const { context } = await journey.reach(checkout, (now) => now.matches('open'));
        expect(context.notice?.code).toBe('checkout.cartPending');
      }
    },
  },
});
