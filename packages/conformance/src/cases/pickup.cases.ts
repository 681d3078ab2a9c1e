import {
  fromCents,
  PICKUP_PLACES_MAX,
  pickupWords,
  sumCents,
  toCents,
} from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { CaseContext } from '../case-context.ts';
import { defineCase, type ConformanceCase } from '../case.ts';
import { newPiece, stockOf } from '../fixtures/products.ts';
import { addToCart, buy, cartOf, orderListed, orderOf } from '../fixtures/shopping.ts';
import { equal, present } from '../http/difference.ts';
import { NO_ID, refusals } from './refusals.ts';

type Places = components['schemas']['PickupPlacesForm'];

const ADDRESS = {
  provincia: 'Heredia',
  canton: 'Barva',
  distrito: 'San Pedro',
  direccionExacta: 'Frente a la plaza',
} as const;
const PLACE = { nombre: 'Taller', cuando: 'lunes 9–5', ...ADDRESS, monto: 1.25, activo: true };
const NEEDS = ['administrator', 'customer', 'pickup'] as const;

/** The list of places, which a case may write; put back after it. */
async function keptPlaces(context: CaseContext) {
  const token = await context.token(2);
  const read = async () => (await context.ask('getPickupPlaces', '')).ok();
  const set = (json: Places, what = '') => context.ask('setPickupPlaces', what, { token, json });
  const before = (await read()).lugares;
  context.later(async (ask) => {
    const { lugares } = (await ask('getPickupPlaces', '')).ok();
    const isThere = (id: number) => lugares.some(({ idLugar }) => idLugar === id);
    const json = {
      lugares: before.map(({ idLugar, ...place }) => ({
        ...place,
        ...(isThere(idLugar) && { idLugar }),
      })),
    };
    await ask('setPickupPlaces', '', { token, json });
  });
  return { read, set };
}

/** One open place, and a customer with a piece of 20 dollars in the cart. */
async function openPlace(context: CaseContext) {
  const { read, set } = await keptPlaces(context);
  (await set({ lugares: [PLACE] })).ok();
  const [first] = (await read()).lugares;
  const place = present(first, 'The place that was set');
  const piece = await newPiece(context, { precio: 20, stock: 3 });
  const customer = await context.customer();
  (await addToCart(context, customer, piece)).ok();
  return { read, set, place, piece, customer };
}

export const pickupCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'shipping.pickup-places',
    title: 'everybody may read the places that were set, and an id never stands for another place',
    statuses: [
      ['getPickupPlaces', 200],
      ['setPickupPlaces', 200],
    ],
    writes: true,
    needs: ['administrator', 'pickup'],
    async run(context) {
      const { read, set } = await keptPlaces(context);
      (await set({ lugares: [PLACE, { ...PLACE, nombre: 'Feria', activo: false }] })).ok();
      const [first, second] = (await read()).lugares;
      const { idLugar, ...place } = present(second, 'The second place');
      equal('the second place', place, { ...PLACE, nombre: 'Feria', activo: false });
      (
        await set({ lugares: [{ ...PLACE, idLugar: present(first, 'The first place').idLugar }] })
      ).ok();
      (await set({ lugares: [PLACE] })).ok();
      const [later] = (await read()).lugares;
      const ids = [first?.idLugar, idLugar];
      equal('whether the new place has an old id', ids.includes(later?.idLugar), false);
    },
  }),
  defineCase({
    id: 'shipping.pickup-buy',
    title:
      'an order that is picked up costs the fee of its place and has its words and its address',
    statuses: [['placeOrder', 201]],
    writes: true,
    needs: NEEDS,
    async run(context) {
      const { set, place, customer } = await openPlace(context);
      const { subtotal } = await cartOf(context, customer);
      const idLugar = String(place.idLugar);
      const { idPedido } = (await buy(context, customer, { parts: { idLugar } })).ok();
      (
        await set({ lugares: [{ ...PLACE, idLugar: place.idLugar, nombre: 'Otro', monto: 9 }] })
      ).ok();
      const { montoTotal, retiro, ...order } = await orderOf(context, customer, idPedido);
      equal('montoTotal', montoTotal, fromCents(sumCents([toCents(subtotal), 125])));
      equal('retiro', retiro, pickupWords(PLACE));
      const { provincia, canton, distrito, direccionExacta } = order;
      equal('the address', { provincia, canton, distrito, direccionExacta }, ADDRESS);
      equal(
        'retiro in the back office',
        (await orderListed(context, idPedido)).retiro,
        pickupWords(PLACE),
      );
    },
  }),
  defineCase({
    id: 'shipping.pickup-home',
    title: 'an order that is sent costs the shipping, whatever places there are',
    statuses: [['placeOrder', 201]],
    writes: true,
    needs: NEEDS,
    async run(context) {
      const { customer } = await openPlace(context);
      const cart = await cartOf(context, customer);
      const { idPedido } = (await buy(context, customer)).ok();
      const order = await orderOf(context, customer, idPedido);
      equal('montoTotal', order.montoTotal, cart.montoTotal);
      equal('retiro', order.retiro, undefined);
    },
  }),
  defineCase({
    id: 'shipping.pickup-closed',
    title: 'a place that is closed or unknown is 400 that names idLugar, and nothing has changed',
    statuses: [['placeOrder', 400]],
    writes: true,
    needs: NEEDS,
    async run(context) {
      const { set, place, piece, customer } = await openPlace(context);
      (await set({ lugares: [{ ...PLACE, idLugar: place.idLugar, activo: false }] })).ok();
      for (const id of [place.idLugar, NO_ID]) {
        const parts = { idLugar: String(id) };
        const answer = await buy(context, customer, { parts, what: 'for a place that is closed' });
        answer.refused(400, { code: 'VALIDATION', campos: ['idLugar'] });
      }
      equal('the stock afterwards', await stockOf(context, piece), 3);
      equal('lines of the cart', (await cartOf(context, customer)).productos.length, 1);
    },
  }),
  defineCase({
    id: 'shipping.pickup-total',
    title: 'another total than that with the fee of the place is 409 TOTAL_CHANGED',
    statuses: [['placeOrder', 409]],
    writes: true,
    needs: [...NEEDS, 'cartVersion'],
    async run(context) {
      const { place, customer } = await openPlace(context);
      const { subtotal } = await cartOf(context, customer);
      const parts = { idLugar: String(place.idLugar), montoTotal: String(subtotal) };
      const answer = await buy(context, customer, { parts, what: 'without the fee' });
      const { montoTotal } = answer.refused(409, { code: 'TOTAL_CHANGED' });
      equal('montoTotal', montoTotal, fromCents(sumCents([toCents(subtotal), 125])));
    },
  }),
  defineCase({
    id: 'shipping.pickup-version',
    title: 'a list that started from an older version is 409 VERSION_CONFLICT and changes nothing',
    statuses: [['setPickupPlaces', 409]],
    writes: true,
    needs: ['administrator', 'pickup', 'versions'],
    async run(context) {
      const { read, set } = await keptPlaces(context);
      const { version = 0 } = await read();
      (await set({ lugares: [PLACE], version })).ok();
      const second = await set({ lugares: [], version }, 'of an older version');
      second.refused(409, { code: 'VERSION_CONFLICT' });
      equal('how many there are', (await read()).lugares.length, 1);
    },
  }),
  ...refusals({ operation: 'getPickupPlaces' }),
  ...refusals({
    operation: 'setPickupPlaces',
    valid: { json: { lugares: [{ ...PLACE, idLugar: NO_ID }] } },
    invalid: [
      ['no places', { json: {} }, ['lugares']],
      ['a text for places', { json: { lugares: 'Taller' } }, ['lugares']],
      ['the id of none', { json: { lugares: [{ ...PLACE, idLugar: NO_ID }] } }],
      ['a blank name', { json: { lugares: [{ ...PLACE, nombre: ' ' }] } }],
      ['a fee below 0', { json: { lugares: [{ ...PLACE, monto: -1 }] } }],
      ['a fee of three decimals', { json: { lugares: [{ ...PLACE, monto: 7.999 }] } }],
      [
        'too many places',
        { json: { lugares: Array.from({ length: PICKUP_PLACES_MAX + 1 }, () => PLACE) } },
        ['lugares'],
      ],
    ],
  }),
];
