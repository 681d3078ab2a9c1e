// @vitest-environment node
import { expect } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { describeJourneys, type Journey, type Scene } from '../../../test/journeys.ts';
import { shopCartPort } from './cart-port.ts';
import { provideCart } from './cart.machine.ts';
import type { CartCommand } from './cart.queue.ts';
import type { CartContext } from './cart.context.ts';
import { viewOf } from './cart.view.ts';

type CartJourney = Journey<ReturnType<typeof provideCart>>;

let lastId = 0;
const wish = (cart: AnyActorRef, command: CartCommand) =>
  cart.send({ type: 'cart.command', id: (lastId += 1), command });

/** One piece of the chain. */
function chainOf({ mock }: Scene) {
  const { idProducto, nombreProducto, tallas, precio } = mock.products.chain;
  const line = Number(tallas[0]?.idProducto_talla);
  const preview = {
    idProducto,
    productoNombre: nombreProducto,
    descripcion: '',
    tallaNombre: 'Única',
    image_url: null,
    stock: 10,
  };
  const item = { idProducto_talla: line, cantidad: 1, precioUnitario: Number(precio), preview };
  return { line, add: { kind: 'add', line, item } as const };
}

const isCalm = ({ waiting, current }: CartContext) => waiting.length === 0 && current === null;
const quantities = (context: CartContext) => viewOf(context).lines.map(({ cantidad }) => cantidad);

/** Opens the cart of a new visitor. */
async function open(journey: CartJourney) {
  const { shop, session, mock, start, reach } = journey;
  await shop.session.ensure();
  const cart = start();
  await reach(cart, ({ value, context }) => value === 'idle' && context.settled !== null);
  const held = () =>
    mock.state
      .cartOf(String(session.read().sessionToken))
      .productos?.map(({ cantidad }) => cantidad) ?? [];
  /** Waits until everything is done, and the cart is as the shop has it. */
  const settle = async () => {
    const { context } = await reach(cart, (now) => isCalm(now.context) && now.value === 'idle');
    expect(quantities(context)).toEqual(held());
    return context;
  };
  return { cart, held, settle, ...chainOf(journey) };
}

describeJourneys('the cart', {
  provide: ({ shop = {} as never }) => provideCart(shopCartPort(shop)),
  journeys: {
    'shows every wish at once and comes to what the shop has': async (journey) => {
      const { cart, line, add, settle } = await open(journey);
      wish(cart, add);
      expect(quantities(cart.getSnapshot().context)).toEqual([1]);
      await settle();
      wish(cart, { kind: 'set', line, cantidad: 4 });
      expect(quantities(cart.getSnapshot().context)).toEqual([4]);
      await settle();
      wish(cart, { kind: 'remove', line });
      expect(quantities(await settle())).toEqual([]);
    },
    'makes the line as many as there are': async (journey) => {
      const { cart, line, add, settle } = await open(journey);
      wish(cart, add);
      await settle();
      journey.mock.setStock(line, 2);
      wish(cart, { kind: 'set', line, cantidad: 9 });
      const context = await settle();
      expect(quantities(context)).toEqual([2]);
      expect(viewOf(context).lines[0]?.maxWarning).toBe(2);
    },
    'sends again what a busy shop has not done': async (journey) => {
      const { cart, line, add, settle } = await open(journey);
      wish(cart, add);
      await settle();
      journey.mock.fault('changeCartQuantity', { status: 503, times: 1 });
      wish(cart, { kind: 'set', line, cantidad: 3 });
      await journey.reach(cart, (now) => now.matches('waiting'));
      journey.clock.end(500);
      expect(quantities(await settle())).toEqual([3]);
    },
    'adds once although the answer was lost': async (journey) => {
      const { cart, add, settle, held } = await open(journey);
      journey.mock.fault('addToCart', { drop: 'after', times: 1 });
      wish(cart, add);
      await journey.reach(cart, (now) => now.matches('waiting'));
      journey.clock.end(500);
      await settle();
      expect(held()).toEqual([1]);
    },
    'does once what is sent again after another tab has written': async (journey) => {
      const { cart, line, add, settle, held } = await open(journey);
      journey.mock.fault('addToCart', { drop: 'after', times: 1 });
      wish(cart, add);
      await journey.reach(cart, (now) => now.matches('waiting'));
      await journey.shop.cart.changeQuantity({ idProducto_talla: line, nuevaCantidad: 3 });
      journey.clock.end(500);
      await settle();
      expect(held()).toEqual([3]);
    },
    'puts a wish on top of what another tab has made of the cart': async (journey) => {
      const { cart, line, add, settle } = await open(journey);
      wish(cart, add);
      await settle();
      await journey.shop.cart.changeQuantity({ idProducto_talla: line, nuevaCantidad: 3 });
      wish(cart, add);
      expect(quantities(await settle())).toEqual([4]);
    },
    'takes a line that is gone for removed, and says so of a quantity': async (journey) => {
      const { cart, line, add, settle } = await open(journey);
      wish(cart, add);
      await settle();
      journey.mock.fault('removeFromCart', { status: 404, times: 1 });
      wish(cart, { kind: 'remove', line });
      await journey.reach(cart, ({ context }) => isCalm(context) && context.isExact);
      journey.mock.fault('changeCartQuantity', { status: 404, times: 1 });
      wish(cart, { kind: 'set', line, cantidad: 4 });
      const context = await settle();
      expect(viewOf(context).lines[0]?.error?.code).toBe('cart.updateFailed');
    },
    'tries again to open the session that a wish needs': async (journey) => {
      const { shop, session, mock, start, reach, clock } = journey;
      const cart = start();
      await reach(cart, ({ value, context }) => value === 'idle' && context.settled !== null);
      mock.fault('createSession', { status: 503, times: 1 });
      wish(cart, chainOf(journey).add);
      await reach(cart, (now) => now.matches('waiting'));
      clock.end(500);
      await reach(cart, ({ context }) => isCalm(context) && viewOf(context).isSettled);
      expect(session.read().sessionToken).not.toBeNull();
      expect((await shop.cart.get()).productos).toMatchObject([{ cantidad: 1 }]);
      mock.fault('createSession', { status: 400 });
    },
    'says that the session a wish needs cannot be opened': async (journey) => {
      const { mock, start, reach } = journey;
      const cart = start();
      await reach(cart, ({ value, context }) => value === 'idle' && context.settled !== null);
      mock.fault('createSession', { status: 400 });
      wish(cart, chainOf(journey).add);
      const { context } = await reach(cart, (now) => isCalm(now.context));
      expect(viewOf(context).lines).toEqual([]);
    },
    'keeps a wish for a cart that could not be read at first': async (journey) => {
      const { shop, mock, start, reach, clock } = journey;
      await shop.session.ensure();
      mock.fault('getCart', { status: 503, times: 1 });
      const cart = start();
      wish(cart, chainOf(journey).add);
      await reach(cart, (now) => now.matches('waiting'));
      clock.end(500);
      const { context } = await reach(cart, (now) => isCalm(now.context));
      expect(quantities(context)).toEqual([1]);
    },
    'sends a wish that came while a cart was first read, and could not be': async (journey) => {
      const { shop, mock, start, reach, clock } = journey;
      await shop.session.ensure();
      mock.fault('getCart', { status: 503, times: 1 });
      const cart = start();
      await reach(cart, ({ value }) => value === 'reading');
      wish(cart, chainOf(journey).add);
      await reach(cart, (now) => now.matches('waiting'));
      clock.end(500);
      const { context } = await reach(cart, (now) => isCalm(now.context));
      expect(quantities(context)).toEqual([1]);
    },
    'reads again what it could not read': async ({ shop, start, reach, mock, clock }) => {
      await shop.session.ensure();
      mock.fault('getCart', { status: 500, times: 1 });
      const cart = start();
      const { context } = await reach(cart, ({ context }) => context.readFailures === 1);
      expect(viewOf(context)).toMatchObject({
        status: 'error',
        error: { code: 'cart.loadFailed' },
      });
      clock.end(1_000);
      await reach(cart, (now) => now.value === 'idle' && now.context.settled !== null);
    },
  },
});
