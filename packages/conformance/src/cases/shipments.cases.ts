import { DEFAULT_TRACKING, GUIDE_MAX, TRACKING_MAX } from '@filigrana/sdk/domain';
import { randomInt } from 'node:crypto';
import { defineCase, type ConformanceCase } from '../case.ts';
import { newCustomer } from '../fixtures/accounts.ts';
import { mailedToken } from '../fixtures/mailed-tokens.ts';
import { newPiece } from '../fixtures/products.ts';
import { DELIVERY, newOrder, orderOf } from '../fixtures/shopping.ts';
import { check, equal } from '../http/difference.ts';
import type { Account, CaseContext } from '../case-context.ts';
import { NO_ID, refusals } from './refusals.ts';

const newGuide = () => `GX${randomInt(1e8, 1e9)}CR`;

/** Sends the request of an administrator about one order. */
async function asked(context: CaseContext, idPedido: number, json?: object) {
  return { token: await context.token(2), params: { idPedido }, ...(json && { json }) };
}

/** An order that is to be sent. */
async function accepted(context: CaseContext, customer?: Account): Promise<number> {
  const buyer = customer ?? (await context.customer());
  const { idPedido } = await newOrder(context, buyer, [await newPiece(context)]);
  (await context.ask('acceptOrder', '', await asked(context, idPedido))).ok();
  return idPedido;
}

const set = async (context: CaseContext, idPedido: number, json: object, what = '') =>
  context.ask('setShipment', what, await asked(context, idPedido, json));

/** Takes a new address of the carrier back after the case. */
async function keepTracking(context: CaseContext) {
  const token = await context.token(2);
  const before = (await context.ask('getTracking', '', { token })).ok();
  const { plantilla } = before;
  context.later((undo) => undo('setTracking', '', { token, json: { plantilla } }));
  return { token, before };
}

const byOrder = { params: { idPedido: NO_ID }, json: { entregado: true } };
const guides = (json: (guia: unknown) => object) =>
  [
    ['a guide that is too short', json('123')],
    ['a guide that is too long', json('1'.repeat(GUIDE_MAX + 1))],
    ['a guide with signs', json('<b>1234')],
  ] as const;

/** Guides of parcels, what is to be sent, and following an order: an extension of the contract. */
export const shipmentsCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'shipments.send',
    title: 'an order is sent with a guide, trimmed and in upper case, which its customer sees',
    statuses: [
      ['shipOrder', 200],
      ['getMyOrder', 200],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'shipments'],
    async run(context) {
      const customer = await context.customer();
      const idPedido = await accepted(context, customer);
      const guia = newGuide();
      const json = { guia: ` ${guia.toLowerCase()} ` };
      (await context.ask('shipOrder', '', await asked(context, idPedido, json))).ok();
      const order = await orderOf(context, customer, idPedido);
      equal('guia', order.guia, guia);
      check(
        order.seguimiento?.startsWith('https://') ?? false,
        `seguimiento is no https address: ${order.seguimiento}`,
      );
      equal(
        'the steps of recorrido',
        order.recorrido?.map(({ paso }) => paso),
        ['recibido', 'verificado', 'enviado'],
      );
    },
  }),
  defineCase({
    id: 'shipments.list',
    title: 'what is to be sent is listed with address and phone, the longest waiting first',
    statuses: [['listShipments', 200]],
    writes: true,
    needs: ['administrator', 'customer', 'shipments'],
    async run(context) {
      const [first, second] = [await accepted(context), await accepted(context)];
      const { idPedido: pending } = await newOrder(context, await context.customer(), [
        await newPiece(context),
      ]);
      const token = await context.token(2);
      const list = (await context.ask('listShipments', '', { token })).ok();
      const places = [first, second].map((id) => list.findIndex(({ idPedido }) => idPedido === id));
      check((places[0] ?? -1) >= 0, `Order ${first} is not among what is to be sent`);
      check((places[1] ?? -1) > (places[0] ?? 0), 'What waits longer does not come first');
      equal('pending orders in it', list.filter((one) => one.idPedido === pending).length, 0);
      const found = list[places[0] ?? 0];
      equal('direccionExacta', found?.direccionExacta, DELIVERY.direccionExacta);
      check((found?.telefono ?? '') !== '', 'There is no telefono');
      const query = { pedido: [String(pending), String(NO_ID)] };
      const chosen = (await context.ask('listShipments', 'of one', { token, query })).ok();
      equal(
        'the orders that were asked for',
        chosen.map(({ idPedido }) => idPedido),
        [pending],
      );
    },
  }),
  defineCase({
    id: 'shipments.note',
    title: 'guides are corrected and taken away; marks keep the day on which they were set',
    statuses: [
      ['setShipment', 200],
      ['setShipment', 409],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'shipments'],
    async run(context) {
      const idPedido = await accepted(context);
      const begun = (await set(context, idPedido, { preparacion: true })).ok();
      const again = (await set(context, idPedido, { preparacion: true }, 'a second time')).ok();
      equal('recorrido after the same mark', again.recorrido, begun.recorrido);
      (await set(context, idPedido, { entregado: true }, 'before it is sent')).refused(409, {
        code: 'INVALID_STATE',
      });
      const [wrong, right] = [newGuide(), newGuide()];
      equal('guia', (await set(context, idPedido, { guia: wrong })).ok().guia, wrong);
      (await context.ask('shipOrder', '', await asked(context, idPedido))).ok();
      const told = (await set(context, idPedido, { guia: right, entregado: true })).ok();
      equal('guia, corrected', told.guia, right);
      equal(
        'the steps of recorrido',
        told.recorrido.map(({ paso }) => paso),
        ['recibido', 'verificado', 'preparacion', 'enviado', 'entregado'],
      );
      (await set(context, idPedido, { preparacion: false }, 'after it was sent')).refused(409, {
        code: 'INVALID_STATE',
      });
      const taken = (await set(context, idPedido, { guia: null, entregado: false })).ok();
      equal('guia and seguimiento, taken away', [taken.guia, taken.seguimiento], [null, null]);
      equal('the last step', taken.recorrido.at(-1)?.paso, 'enviado');
    },
  }),
  defineCase({
    id: 'shipments.follow',
    title: 'the link of a letter shows how the order goes, and nobody’s name',
    statuses: [['followOrder', 200]],
    writes: true,
    needs: ['administrator', 'customer', 'mail', 'disposable', 'shipments'],
    async run(context) {
      const customer = await newCustomer(context);
      const idPedido = await accepted(context, customer);
      const params = { token: await mailedToken(context, customer.correo, 'follow') };
      const order = (await context.ask('followOrder', '', { params })).ok();
      equal('idPedido', order.idPedido, idPedido);
      equal('estadoPedido', order.estadoPedido.toLowerCase(), 'confirmado');
      const told = JSON.stringify(order);
      for (const own of [customer.correo, DELIVERY.direccionExacta, DELIVERY.distrito])
        check(!told.includes(own), `The answer holds ${own}`);
    },
  }),
  defineCase({
    id: 'shipments.tracking',
    title: 'guides are followed where an administrator says, also those that were noted before',
    statuses: [
      ['getTracking', 200],
      ['setTracking', 200],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'shipments'],
    async run(context) {
      const { token } = await keepTracking(context);
      const idPedido = await accepted(context);
      const guia = newGuide();
      (await set(context, idPedido, { guia })).ok();
      const plantilla = 'https://correo.example/seguir/{guia}';
      (await context.ask('setTracking', '', { token, json: { plantilla } })).ok();
      equal(
        'plantilla',
        (await context.ask('getTracking', '', { token })).ok().plantilla,
        plantilla,
      );
      const query = { pedido: [String(idPedido)] };
      const [shipment] = (await context.ask('listShipments', '', { token, query })).ok();
      equal('seguimiento', shipment?.seguimiento, `https://correo.example/seguir/${guia}`);
    },
  }),
  defineCase({
    id: 'shipments.tracking-version',
    title: 'an address that started from an older version is 409 VERSION_CONFLICT',
    statuses: [['setTracking', 409]],
    writes: true,
    needs: ['administrator', 'shipments', 'versions'],
    async run(context) {
      const { token, before } = await keepTracking(context);
      const json = { plantilla: before.plantilla, version: before.version };
      (await context.ask('setTracking', '', { token, json })).ok();
      (await context.ask('setTracking', 'of an older version', { token, json })).refused(409, {
        code: 'VERSION_CONFLICT',
      });
    },
  }),
  ...refusals({
    operation: 'listShipments',
    invalid: [['a word for an order', { query: { pedido: ['doce'] } }]],
  }),
  ...refusals({
    operation: 'setShipment',
    valid: byOrder,
    invalid: [
      ...guides((guia) => ({ ...byOrder, json: { guia } })),
      ['a word for a mark', { ...byOrder, json: { entregado: 'sí' } }, ['entregado']],
    ],
    missing: true,
  }),
  ...refusals({
    operation: 'followOrder',
    valid: { params: { token: '1.firmado-por-nadie' } },
    invalid: [['a token that is too long', { params: { token: 'x'.repeat(201) } }]],
    missing: true,
  }),
  ...refusals({ operation: 'getTracking' }),
  ...refusals({
    operation: 'setTracking',
    valid: { json: { plantilla: '' } },
    invalid: [
      ['no address', { json: {} }, ['plantilla']],
      ['an address without https', { json: { plantilla: 'http://x.example/' } }, ['plantilla']],
      [
        'an address that is too long',
        { json: { plantilla: DEFAULT_TRACKING + 'x'.repeat(TRACKING_MAX) } },
        ['plantilla'],
      ],
    ],
  }),
];
