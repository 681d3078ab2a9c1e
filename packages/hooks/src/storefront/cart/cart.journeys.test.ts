// @vitest-environment node
import { expect } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { describeJourneys, type Journey, type Scene } from '../../testing/journeys.test.kit.ts';
import type { CartCommand } from './cart.commands.ts';
import { provideCart } from './cart.machine.ts';
import type { CartContext } from './cart.state.ts';
import { viewOf } from './cart.view.ts';
import { shopCartPort } from './shop-cart-port.ts';

type CartJourney = Journey<ReturnType<typeof provideCart>>;

const INPUT = { now: Date.now };
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
  const cart = start(INPUT);
  await reach(cart, ({ value, context }) => value === 'resting' && context.settled !== null);
  const held = () =>
    mock.state
      .cartOf(String(session.read().sessionToken))
      .productos?.map(({ cantidad }) => cantidad) ?? [];
  /** Waits until everything is done, and the cart is as the shop has it. */
  const settle = async () => {
    const { context } = await reach(cart, (now) => isCalm(now.context) && now.value === 'pausing');
    expect(quantities(context)).toEqual(held());
    return context;
  };
  return { cart, held, settle, ...chainOf(journey) };
}

describeJourneys('the cart', {
  provide: ({ shop = {} as never }) => provideCart({ ...shopCartPort(shop), lock: alone }),
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
      journey.clock.end(400);
      await journey.reach(cart, ({ value }) => value === 'resting');
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
      await journey.reach(cart, (now) => now.matches({ working: 'waiting' }));
      journey.clock.end(500);
      expect(quantities(await settle())).toEqual([3]);
    },
    'adds once although the answer was lost': async (journey) => {
      const { cart, add, settle, held } = await open(journey);
      journey.mock.fault('addToCart', { drop: 'after', times: 1 });
      wish(cart, add);
      await journey.reach(cart, (now) => now.matches({ working: 'waiting' }));
      journey.clock.end(500);
      await settle();
      expect(held()).toEqual([1]);
    },
    'looks again when it could not look what became of a wish': async (journey) => {
      const { cart, add, settle } = await open(journey);
      journey.mock.fault('addToCart', { drop: 'after', times: 1 });
      journey.mock.fault('getCart', { status: 503, times: 1 });
      wish(cart, add);
      await journey.reach(cart, (now) => now.matches({ working: 'waiting' }));
      journey.clock.end(500);
      await journey.reach(
        cart,
        (now) => now.matches({ working: 'waiting' }) && now.context.current?.failures === 2,
      );
      journey.clock.end(1_500);
      expect(quantities(await settle())).toEqual([1]);
    },
    'reads again what it could not read': async ({ shop, start, reach, mock, clock }) => {
      await shop.session.ensure();
      mock.fault('getCart', { status: 500, times: 1 });
      const cart = start(INPUT);
      const { context } = await reach(cart, ({ value }) => value === 'rereading');
      expect(viewOf(context)).toMatchObject({
        status: 'error',
        error: { code: 'cart.loadFailed' },
      });
      clock.end(1_000);
      await reach(cart, (now) => now.value === 'resting' && now.context.settled !== null);
    },
  },
  never: {
    'working: error 0.cart.working#1 → working.taking': 'the lock is not the shop’s',
    'working: error 0.cart.working#2 → (stays)': 'a lock fails when it is asked for, never later',
  },
});

function alone(granted: () => void) {
  granted();
  return () => undefined;
}
