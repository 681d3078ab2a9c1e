import { RATE_MAX, REMINDER_DAYS_MAX, SINPE_LIMIT_MAX, toColones } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import { newPiece } from '../fixtures/products.ts';
import { addToCart, buy, newOrder, orderOf } from '../fixtures/shopping.ts';
import { check, equal } from '../http/difference.ts';
import type { CaseContext } from '../case-context.ts';
import { refusals } from './refusals.ts';

/** What the host has now, taken back after the case. */
async function keepRate(context: CaseContext) {
  const token = await context.token(2);
  const before = (await context.ask('getExchangeRate', '')).ok();
  const { diasAviso } = (await context.ask('listExchangeRates', '', { token })).ok();
  const { tasa, enPrecios, topeSinpe } = before;
  const json = { tasa, enPrecios, topeSinpe, diasAviso };
  context.later((undo) => undo('setExchangeRate', '', { token, json }));
  const set = async (form: object, what = '') =>
    (await context.ask('setExchangeRate', what, { token, json: form })).ok();
  return { token, before, set };
}

/** Another rate than this one. */
const otherThan = (tasa: number | null) => (tasa === 611.35 ? 612.7 : 611.35);

/** What a dollar costs in colones: an extension of the contract. */
export const exchangeCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'exchange.set',
    title: 'everybody sees the rate that an administrator has set; what is not named stays',
    statuses: [
      ['getExchangeRate', 200],
      ['setExchangeRate', 200],
    ],
    writes: true,
    needs: ['administrator', 'exchange'],
    async run(context) {
      const { before, set } = await keepRate(context);
      const tasa = otherThan(before.tasa);
      await set({ tasa, enPrecios: false, topeSinpe: null });
      const shown = (await context.ask('getExchangeRate', '')).ok();
      equal('tasa', shown.tasa, tasa);
      equal('enPrecios and topeSinpe', [shown.enPrecios, shown.topeSinpe], [false, null]);
      check(shown.fecha !== null, 'There is no fecha');
      await set({ tasa: null });
      const ended = (await context.ask('getExchangeRate', 'after its end')).ok();
      equal('tasa and fecha after its end', [ended.tasa, ended.fecha], [null, null]);
      equal('enPrecios, which was not named', ended.enPrecios, false);
    },
  }),
  defineCase({
    id: 'exchange.history',
    title: 'the history tells which rates were set, newest first, and by whom',
    statuses: [['listExchangeRates', 200]],
    writes: true,
    needs: ['administrator', 'exchange'],
    async run(context) {
      const { token, before, set } = await keepRate(context);
      const tasa = otherThan(before.tasa);
      await set({ tasa, diasAviso: 30 });
      await set({ tasa }, 'again');
      const history = (await context.ask('listExchangeRates', '', { token })).ok();
      equal('diasAviso', history.diasAviso, 30);
      const newest = history.cambios.slice(0, 2);
      equal(
        'the newest two',
        newest.map((change) => change.tasa),
        [tasa, tasa],
      );
      check(Boolean(newest[0]?.autor), 'The newest has no autor');
    },
  }),
  defineCase({
    id: 'exchange.orders',
    title:
      'an order keeps the rate it was placed at and its whole colones; without a rate it has none',
    statuses: [
      ['placeOrder', 201],
      ['getMyOrder', 200],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'exchange'],
    async run(context) {
      const { before, set } = await keepRate(context);
      const customer = await context.customer();
      const tasa = otherThan(before.tasa);
      await set({ tasa });
      const { idPedido } = await newOrder(context, customer, [await newPiece(context)]);
      await set({ tasa: null }, 'to none');
      const order = await orderOf(context, customer, idPedido);
      equal('tasa', order.tasa, tasa);
      equal('montoColones', order.montoColones, toColones(order.montoTotal, tasa));
    },
  }),
  defineCase({
    id: 'exchange.shown',
    title: 'a purchase counts at the rate that its buyer was shown, if that has just ended',
    statuses: [['placeOrder', 201]],
    writes: true,
    needs: ['administrator', 'customer', 'exchange'],
    async run(context) {
      const { before, set } = await keepRate(context);
      const customer = await context.customer();
      const tasa = otherThan(before.tasa);
      await set({ tasa });
      (await addToCart(context, customer, await newPiece(context))).ok();
      await set({ tasa: tasa + 1 }, 'a moment later');
      const { idPedido } = (await buy(context, customer, { parts: { tasa: String(tasa) } })).ok();
      equal('tasa', (await orderOf(context, customer, idPedido)).tasa, tasa);
    },
  }),
  defineCase({
    id: 'exchange.version',
    title: 'a rate that started from an older version is 409 VERSION_CONFLICT',
    statuses: [['setExchangeRate', 409]],
    writes: true,
    needs: ['administrator', 'exchange', 'versions'],
    async run(context) {
      const { token, before, set } = await keepRate(context);
      const json = { tasa: otherThan(before.tasa), version: before.version };
      await set(json);
      (await context.ask('setExchangeRate', 'of an older version', { token, json })).refused(409, {
        code: 'VERSION_CONFLICT',
      });
    },
  }),
  ...refusals({ operation: 'listExchangeRates' }),
  ...refusals({
    operation: 'setExchangeRate',
    valid: { json: { tasa: 0 } },
    invalid: [
      ['no rate', { json: {} }, ['tasa']],
      ['a text for a rate', { json: { tasa: '509.6' } }],
      ['a rate of nothing', { json: { tasa: 0 } }],
      ['a rate beyond all measure', { json: { tasa: RATE_MAX + 1 } }],
      ['a third decimal', { json: { tasa: 509.605 } }, ['tasa']],
      ['a limit of nothing', { json: { tasa: 500, topeSinpe: 0 } }],
      ['a limit beyond all measure', { json: { tasa: 500, topeSinpe: SINPE_LIMIT_MAX + 1 } }],
      ['a reminder at once', { json: { tasa: 500, diasAviso: 0 } }, ['diasAviso']],
      [
        'a reminder in years',
        { json: { tasa: 500, diasAviso: REMINDER_DAYS_MAX + 1 } },
        ['diasAviso'],
      ],
    ],
  }),
];
