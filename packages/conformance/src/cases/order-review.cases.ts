import { REFERENCE_MAX } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal, present } from '../http/difference.ts';
import { newPicture, pdf } from '../fixtures/files.ts';
import { checkPrivate } from '../fixtures/links.ts';
import { newReference, paidOrder, reviewOf, setReference, sinpeEnd } from '../fixtures/reviews.ts';
import type { CaseContext } from '../case-context.ts';
import { NO_ID, refusals } from './refusals.ts';
import { whole } from '../fixtures/whole.ts';

const params = { idPedido: NO_ID };
const reference = (referencia: unknown) => ({ params, json: { referencia } });

/** What is wrong with the reference of an order, and where else it is; null without one. */
async function foundIn(context: CaseContext, idPedido: number) {
  const { referencia } = await reviewOf(context, idPedido);
  return referencia && { problemas: referencia.problemas, repetidaEn: referencia.repetidaEn };
}

/** Judging the payment of an order, an extension of the contract. */
export const orderReviewCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'order-review.read',
    title: 'what is known about the payment of an order can be read',
    statuses: [['getOrderReview', 200]],
    needs: ['administrator', 'orderReview'],
    async run(context) {
      const [order] = whole(
        (await context.ask('listOrders', '', { token: await context.token(2) })).ok(),
      );
      if (!order) return context.skip('needs a host that has an order');
      equal('idPedido', (await reviewOf(context, order.idPedido)).idPedido, order.idPedido);
    },
  }),
  defineCase({
    id: 'order-review.receipt',
    title: 'the receipt opens by its link only, and is known for an image or a PDF',
    statuses: [['getOrderReview', 200]],
    writes: true,
    needs: ['administrator', 'customer', 'orderReview'],
    async run(context) {
      const customer = await context.customer();
      const image = await reviewOf(context, await paidOrder(context, customer));
      equal('tipoComprobante of an image', image.tipoComprobante, 'imagen');
      equal('the reference that nobody has typed', image.referencia, null);
      await checkPrivate(context, 'The receipt', present(image.comprobante, 'The link to it'));
      const document = await paidOrder(context, customer, { comprobante: pdf() });
      equal('tipoComprobante of a PDF', (await reviewOf(context, document)).tipoComprobante, 'pdf');
    },
  }),
  defineCase({
    id: 'order-review.same-receipt',
    title: 'a receipt that another order has is reported in both, before those that look like it',
    statuses: [['getOrderReview', 200]],
    writes: true,
    needs: ['administrator', 'customer', 'orderReview'],
    async run(context) {
      const comprobante = newPicture();
      const [one, other] = [await context.customer(0), await context.customer(1)];
      const first = await paidOrder(context, one, { comprobante });
      const second = await paidOrder(context, other, { comprobante });
      const third = await paidOrder(context, one);
      for (const [idPedido, expected] of [
        [first, [second]],
        [second, [first]],
        [third, []],
      ] as const) {
        const { comprobantesParecidos: found } = await reviewOf(context, idPedido);
        const same = found.filter(({ coincidencia }) => coincidencia === 'identico');
        const ids = same.map((order) => order.idPedido);
        equal('orders with the very same receipt', ids, expected);
        equal('the surest of the similar ones', found.slice(0, same.length), same);
      }
    },
  }),
  defineCase({
    id: 'order-review.reference-at-purchase',
    title: 'the reference of a purchase is kept without blanks and hyphens, plausible or not',
    statuses: [['getOrderReview', 200]],
    writes: true,
    needs: ['administrator', 'customer', 'orderReview'],
    async run(context) {
      const customer = await context.customer();
      const short = await paidOrder(context, customer, { referencia: ' 12-34 5' });
      const { referencia } = await reviewOf(context, short);
      const { valor, problemas, fecha } = present(referencia, 'The reference of the purchase');
      equal('what was kept', [valor, problemas, fecha], ['12345', ['FORMATO'], null]);
      const transfer = { referencia: `ab${sinpeEnd()}`, metodoPago: 'transferencia' };
      const other = await paidOrder(context, customer, transfer);
      equal('problems of the number of a transfer', await foundIn(context, other), {
        problemas: [],
        repetidaEn: [],
      });
    },
  }),
  defineCase({
    id: 'order-review.set-reference',
    title: 'a clerk notes, replaces and takes away the reference of an order',
    statuses: [['setOrderReference', 200]],
    writes: true,
    needs: ['administrator', 'customer', 'orderReview'],
    async run(context) {
      const customer = await context.customer();
      const idPedido = await paidOrder(context, customer, { referencia: '12345' });
      const { referencia: good, fecha } = await newReference(context, customer, { idPedido });
      const typed = `${good.slice(0, 8)} ${good.slice(8, 11)}-${good.slice(11)} `;
      const answer = await setReference(context, idPedido, typed, 'with blanks and hyphens');
      const noted = present(answer.referencia, 'The reference that was noted');
      equal('valor', noted.valor, good);
      equal('fecha', noted.fecha, fecha);
      equal('problemas', noted.problemas, []);
      if (noted.banco === null) context.note('no bank is known by the code 152');
      equal('the reference afterwards', (await reviewOf(context, idPedido)).referencia, noted);
      for (const nothing of [null, '  ']) {
        await setReference(context, idPedido, good);
        const { referencia } = await setReference(context, idPedido, nothing, 'with nothing in it');
        equal('the reference that was taken away', referencia, null);
      }
      equal('the reference at the end', (await reviewOf(context, idPedido)).referencia, null);
    },
  }),
  defineCase({
    id: 'order-review.version-conflict',
    title:
      'a reference that somebody else has noted meanwhile is not overwritten: 409 VERSION_CONFLICT',
    statuses: [
      ['setOrderReference', 200],
      ['setOrderReference', 409],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'orderReview', 'versions'],
    async run(context) {
      const idPedido = await paidOrder(context, await context.customer());
      const token = await context.token(2);
      const note = (referencia: string, version: number, what: string) =>
        context.ask('setOrderReference', what, {
          token,
          params: { idPedido },
          json: { referencia, version },
        });
      const { version } = await reviewOf(context, idPedido);
      const first = present(version, 'version, which the host is said to send,');
      const noted = (await note('111', first, 'from the current version')).ok();
      const second = present(noted.version, 'version of the answer');
      check(second > first, `version is ${second} after a change, and was ${first} before it`);
      const late = await note('222', first, 'from an older version');
      const { actual } = late.refused(409, { code: 'VERSION_CONFLICT' });
      equal('version of what there is now', actual?.version, second);
      equal('the reference that is told', actual?.referencia, noted.referencia);
      const { referencia } = await reviewOf(context, idPedido);
      equal('the reference after the conflict', referencia, noted.referencia);
      (await note('222', second, 'from the version of then')).ok();
    },
  }),
  defineCase({
    id: 'order-review.plausible',
    title: 'a SINPE reference of a day that is none, has not come or is long past is reported',
    statuses: [['setOrderReference', 200]],
    writes: true,
    needs: ['administrator', 'customer', 'orderReview'],
    async run(context) {
      const customer = await context.customer();
      const idPedido = await paidOrder(context, customer);
      const ofDay = async (days: number) =>
        (await newReference(context, customer, { idPedido, days })).referencia;
      for (const [what, referencia, problems] of [
        ['of the day of the order', await ofDay(0), []],
        ['of a week before it', await ofDay(-7), []],
        ['of nine days before it', await ofDay(-9), ['FECHA_LEJANA']],
        ['of two days after it', await ofDay(2), ['FECHA_FUTURA']],
        ['of the 30th of February', `20260230${sinpeEnd()}`, ['FECHA_INVALIDA']],
        ['of 24 digits', (await ofDay(0)).slice(1), ['FORMATO']],
      ] as const) {
        const answer = await setReference(context, idPedido, referencia, what);
        equal(`problems of a reference ${what}`, answer.referencia?.problemas, problems);
      }
    },
  }),
  defineCase({
    id: 'order-review.repeated-reference',
    title: 'a reference that another order has is reported in both; rejected orders do not count',
    statuses: [['getOrderReview', 200]],
    writes: true,
    needs: ['administrator', 'customer', 'orderReview'],
    async run(context) {
      const customer = await context.customer();
      const first = await paidOrder(context, customer);
      const { referencia } = await newReference(context, customer, { idPedido: first });
      await setReference(context, first, referencia);
      const second = await paidOrder(context, customer, { referencia });
      const repeated = (other: number) => ({ problemas: ['REPETIDA'], repetidaEn: [other] });
      equal('what the first one says', await foundIn(context, first), repeated(second));
      equal('what the second one says', await foundIn(context, second), repeated(first));
      const request = { token: await context.token(2), params: { idPedido: first } };
      (await context.ask('rejectOrder', '', request)).ok();
      equal('what the second one says after the rejection', await foundIn(context, second), {
        problemas: [],
        repetidaEn: [],
      });
    },
  }),
  defineCase({
    id: 'order-review.not-for-customers',
    title: 'a customer does not see the reference and its problems in the own order',
    statuses: [['getMyOrder', 200]],
    writes: true,
    needs: ['administrator', 'customer', 'orderReview'],
    async run(context) {
      const customer = await context.customer();
      const idPedido = await paidOrder(context, customer);
      const { referencia } = await newReference(context, customer, { idPedido });
      await setReference(context, idPedido, referencia);
      const request = { token: customer.token, params: { idPedido } };
      const order = (await context.ask('getMyOrder', '', request)).ok();
      check(!JSON.stringify(order).includes(referencia), 'The customer sees what a clerk noted');
    },
  }),
  ...refusals({ operation: 'getOrderReview', valid: { params }, missing: true }),
  ...refusals({
    operation: 'setOrderReference',
    valid: reference('12345'),
    invalid: [
      ['another character', reference('123#45'), ['referencia']],
      ['more characters than fit', reference('1'.repeat(REFERENCE_MAX + 1)), ['referencia']],
      ['a number', reference(12345), ['referencia']],
      ['no reference at all', { params, json: {} }, ['referencia']],
    ],
    missing: true,
  }),
];
