import { NOTE_MAX } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal } from '../http/difference.ts';
import { unique } from '../fixtures/fresh.ts';
import { newReference, paidOrder, setReference } from '../fixtures/reviews.ts';
import { moveRequest, newRequest } from '../fixtures/special-requests.ts';
import type { CaseContext } from '../case-context.ts';
import { NO_ID, refusals } from './refusals.ts';
import { whole } from '../fixtures/whole.ts';

type Event = components['schemas']['TimelineEvent'];

const order = { idPedido: NO_ID };
const special = { idPedidoEspecial: NO_ID };
const invalidNotes = (params: Record<string, number>) =>
  [
    ['a blank note', { params, json: { texto: ' \n ' } }, ['texto']],
    ['a note that is too long', { params, json: { texto: 'x'.repeat(NOTE_MAX + 1) } }, ['texto']],
    ['no note', { params, json: {} }, ['texto']],
  ] as const;

/** Kind, text and author's role of every event; the text of `creado` is left to the host. */
const told = (events: readonly Event[]) =>
  events.map(({ tipo, texto, autor }) => [tipo, tipo === 'creado' ? null : texto, autor?.rol]);

const isOldestFirst = (events: readonly Event[]) =>
  events.every(
    ({ fecha }, index) => Date.parse(fecha) >= Date.parse(events[index - 1]?.fecha ?? fecha),
  );

function checkEvents(events: readonly Event[]): void {
  check(isOldestFirst(events), 'The history is not oldest first');
  const ids = new Set(events.map(({ idEvento }) => idEvento));
  equal('events that stand in the history twice', events.length - ids.size, 0);
}

async function historyOf({ ask, token }: CaseContext, idPedido: number) {
  const request = { token: await token(2), params: { idPedido } };
  return (await ask('listOrderEvents', '', request)).ok();
}

/** Histories of orders with internal notes, an extension of the contract. */
export const orderHistoryCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'order-review.read-history',
    title: 'the history of an order can be read, oldest first',
    statuses: [['listOrderEvents', 200]],
    needs: ['administrator', 'timelines'],
    async run(context) {
      const [found] = whole(
        (await context.ask('listOrders', '', { token: await context.token(2) })).ok(),
      );
      if (!found) return context.skip('needs a host that has an order');
      checkEvents(await historyOf(context, found.idPedido));
    },
  }),
  defineCase({
    id: 'order-review.history',
    title: 'the history tells who did what; steps that were refused are not in it',
    statuses: [
      ['listOrderEvents', 200],
      ['addOrderNote', 201],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'timelines'],
    async run(context) {
      const idPedido = await paidOrder(context, await context.customer());
      const request = { token: await context.token(2), params: { idPedido } };
      (await context.ask('shipOrder', 'before it is accepted', request)).refused(409);
      const texto = unique('Llamar antes.');
      const noting = { ...request, json: { texto: `  ${texto} ` } };
      const note = (await context.ask('addOrderNote', '', noting)).ok();
      equal('the note that was added', told([note]), [['nota', texto, 2]]);
      (await context.ask('acceptOrder', '', request)).ok();
      (await context.ask('acceptOrder', 'a second time', request)).refused(409);
      (await context.ask('shipOrder', '', request)).ok();
      const events = await historyOf(context, idPedido);
      equal('the history', told(events), [
        ['creado', null, 1],
        ['nota', texto, 2],
        ['estado', 'confirmado', 2],
        ['estado', 'enviado', 2],
      ]);
      equal('the note in the history', events[1], note);
      checkEvents(events);
    },
  }),
  defineCase({
    id: 'order-review.references-in-history',
    title: 'references are in the history when they change, and only then',
    statuses: [['listOrderEvents', 200]],
    writes: true,
    needs: ['administrator', 'customer', 'timelines', 'orderReview'],
    async run(context) {
      const customer = await context.customer();
      const idPedido = await paidOrder(context, customer, { referencia: '12345' });
      const { referencia } = await newReference(context, customer, { idPedido });
      await setReference(context, idPedido, referencia);
      await setReference(context, idPedido, ` ${referencia} `, 'that it has already');
      await setReference(context, idPedido, null);
      equal('the history', told(await historyOf(context, idPedido)), [
        ['creado', null, 1],
        ['referencia', '12345', 1],
        ['referencia', referencia, 2],
        ['referencia', null, 2],
      ]);
    },
  }),
  defineCase({
    id: 'order-review.internal-notes',
    title: 'a customer does not see the notes in the own orders',
    statuses: [
      ['addOrderNote', 201],
      ['getMyOrder', 200],
      ['listMyOrders', 200],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'timelines'],
    async run(context) {
      const { ask } = context;
      const { token } = await context.customer();
      const idPedido = await paidOrder(context, { token });
      const params = { idPedido };
      const texto = unique('Secreto de la casa');
      (
        await ask('addOrderNote', '', { token: await context.token(2), params, json: { texto } })
      ).ok();
      const seen = [
        (await ask('getMyOrder', '', { token, params })).ok(),
        (await ask('listMyOrders', '', { token })).ok(),
      ];
      check(!JSON.stringify(seen).includes(texto), 'The customer sees an internal note');
    },
  }),
  ...refusals({ operation: 'listOrderEvents', valid: { params: order }, missing: true }),
  ...refusals({
    operation: 'addOrderNote',
    valid: { params: order, json: { texto: 'Nada' } },
    invalid: invalidNotes(order),
    missing: true,
  }),
];

/** Likewise of special orders. */
export const specialOrderHistoryCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'special-orders.read-history',
    title: 'the history of a special order can be read, oldest first',
    statuses: [['listSpecialOrderEvents', 200]],
    needs: ['administrator', 'timelines'],
    async run({ ask, token, skip }) {
      const bearer = await token(2);
      const [found] = whole((await ask('listSpecialOrders', '', { token: bearer })).ok());
      if (!found) return skip('needs a host that has a special order');
      const { idPedidoEspecial } = found;
      const request = { token: bearer, params: { idPedidoEspecial } };
      checkEvents((await ask('listSpecialOrderEvents', '', request)).ok());
    },
  }),
  defineCase({
    id: 'special-orders.history',
    title: 'the history tells who did what, with the notes; customers do not see them',
    statuses: [
      ['listSpecialOrderEvents', 200],
      ['addSpecialOrderNote', 201],
      ['listMySpecialOrders', 200],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'timelines'],
    async run(context) {
      const customer = await context.customer();
      const request = await newRequest(context, customer);
      const { idPedidoEspecial } = request;
      const asking = { token: await context.token(2), params: { idPedidoEspecial } };
      (await moveRequest(context, request, 'Enviado', 'before it is accepted')).refused(409);
      (await moveRequest(context, request, 'Aceptado', '')).ok();
      const texto = unique('Con garantía.');
      const noting = { ...asking, json: { texto: ` ${texto}  ` } };
      const note = (await context.ask('addSpecialOrderNote', '', noting)).ok();
      (await moveRequest(context, request, 'Rechazado', '')).ok();
      const events = (await context.ask('listSpecialOrderEvents', '', asking)).ok();
      equal('the history', told(events), [
        ['creado', null, 1],
        ['estado', 'Aceptado', 2],
        ['nota', texto, 2],
        ['estado', 'Rechazado', 2],
      ]);
      equal('the note in the history', events[2], note);
      checkEvents(events);
      const mine = await context.ask('listMySpecialOrders', '', { token: customer.token });
      check(!JSON.stringify(mine.ok()).includes(texto), 'The customer sees an internal note');
    },
  }),
  ...refusals({ operation: 'listSpecialOrderEvents', valid: { params: special }, missing: true }),
  ...refusals({
    operation: 'addSpecialOrderNote',
    valid: { params: special, json: { texto: 'Nada' } },
    invalid: invalidNotes(special),
    missing: true,
  }),
];
