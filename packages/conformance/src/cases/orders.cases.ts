import { orderLifecycle, type OrderEvent } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import type { OperationId } from '../contract/contract.ts';
import { check, equal, present } from '../http/difference.ts';
import { checkPrivate } from '../fixtures/links.ts';
import { editProduct, newPiece, stockOf } from '../fixtures/products.ts';
import { DELIVERY, newOrder, orderListed, orderOf, ordersOf } from '../fixtures/shopping.ts';
import type { CaseContext } from '../case-context.ts';
import { NO_ID, refusals } from './refusals.ts';
import { whole } from '../fixtures/whole.ts';

const STEPS: Record<OrderEvent, OperationId & ('acceptOrder' | 'rejectOrder' | 'shipOrder')> = {
  aceptar: 'acceptOrder',
  rechazar: 'rejectOrder',
  enviar: 'shipOrder',
};

async function step(context: CaseContext, event: OrderEvent, idPedido: number, what = '') {
  return context.ask(STEPS[event], what, { token: await context.token(2), params: { idPedido } });
}

/** Takes these steps; before and after each, every step that is not open is refused. */
async function walk(context: CaseContext, events: readonly OrderEvent[]) {
  const piece = await newPiece(context, { stock: 4 });
  const customer = await context.customer();
  const { idPedido } = await newOrder(context, customer, [piece], 3);
  let state = orderLifecycle.initial;
  let payment = 'pendiente';
  const look = async () => {
    const order = await orderListed(context, idPedido);
    equal('estadoPedido', order.estadoPedido.toLowerCase(), state);
    equal('estadoPago', order.estadoPago.toLowerCase(), payment);
    for (const event of orderLifecycle.events.filter((one) => !orderLifecycle.can(one, state, 2))) {
      const answer = await step(context, event, idPedido, `of an order in ${state}`);
      answer.refused(409, { code: 'INVALID_STATE' });
    }
  };
  await look();
  for (const event of events) {
    (await step(context, event, idPedido, `of an order in ${state}`)).ok();
    const { to, estadoPago } = orderLifecycle.table.steps[event];
    state = to;
    payment = estadoPago ?? payment;
    await look();
  }
  return { piece, customer, idPedido };
}

const isNewestFirst = (dates: readonly string[]) =>
  dates.every(
    (date, index) => index === 0 || Date.parse(date) <= Date.parse(dates[index - 1] ?? date),
  );

const byCart = { params: { idCarrito: NO_ID } };
const byOrder = { params: { idPedido: NO_ID } };

export const ordersCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'orders.list',
    title: 'the back office lists every order once, newest first',
    statuses: [['listOrders', 200]],
    needs: ['administrator'],
    async run({ ask, token }) {
      const orders = whole((await ask('listOrders', '', { token: await token(2) })).ok());
      check(
        isNewestFirst(orders.map(({ fechaPedido }) => fechaPedido)),
        'The order of the list is not newest first',
      );
      equal(
        'orders that stand in the list twice',
        orders.length - new Set(orders.map(({ idPedido }) => idPedido)).size,
        0,
      );
    },
  }),
  defineCase({
    id: 'orders.mine',
    title: 'a customer sees the own orders, newest first, and nobody else’s',
    statuses: [
      ['listMyOrders', 200],
      ['getMyOrder', 200],
      ['getMyOrder', 404],
    ],
    writes: true,
    needs: ['pieces', 'customer'],
    async run(context) {
      const piece = await newPiece(context);
      const [one, other] = [await context.customer(0), await context.customer(1)];
      const first = await newOrder(context, one, [piece]);
      const second = await newOrder(context, one, [piece]);
      const mine = await ordersOf(context, one);
      equal('the newest of the own orders', mine.slice(0, 2), [second.idPedido, first.idPedido]);
      const foreignOrders = (await ordersOf(context, other)).filter((id) => mine.includes(id));
      equal('orders that another customer sees too', foreignOrders, []);
      const params = { idPedido: first.idPedido };
      const foreign = await context.ask('getMyOrder', 'of somebody else', {
        token: other.token,
        params,
      });
      foreign.refused(404, { code: 'NOT_FOUND' });
    },
  }),
  defineCase({
    id: 'orders.detail',
    title: 'an order keeps where it goes, how it was paid, and its receipt',
    statuses: [
      ['getMyOrder', 200],
      ['getOrderShipping', 200],
      ['getOrderReceipt', 200],
      ['getOrderContact', 200],
    ],
    writes: true,
    needs: ['administrator', 'customer'],
    async run(context) {
      const customer = await context.customer();
      const { idPedido, idCarrito } = await newOrder(context, customer, [await newPiece(context)]);
      const detail = await orderOf(context, customer, idPedido);
      const names = Object.keys(DELIVERY) as (keyof typeof DELIVERY)[];
      for (const name of names) equal(`${name} of the order`, detail[name], DELIVERY[name]);
      const own = present(detail.comprobante, 'The link of the customer to the receipt');
      await checkPrivate(context, 'The receipt', own);

      const request = { token: await context.token(2), params: { idCarrito } };
      const shipping = (await context.ask('getOrderShipping', '', request)).ok();
      for (const name of names) equal(`${name} in the back office`, shipping[name], DELIVERY[name]);
      const receipt = (await context.ask('getOrderReceipt', '', request)).ok();
      const link = present(receipt.comprobante, 'The link of the back office to the receipt');
      await checkPrivate(context, 'The receipt in the back office', link);
      equal('metodoPago beside the receipt', receipt.metodoPago, DELIVERY.metodoPago);
      const { correo } = (await context.ask('getOrderContact', '', request)).ok();
      equal('correo of the contact', correo, customer.correo);
    },
  }),
  defineCase({
    id: 'orders.accept-and-ship',
    title: 'pendiente is accepted into confirmado, and that is sent into enviado, which is final',
    statuses: [
      ['acceptOrder', 200],
      ['acceptOrder', 409],
      ['shipOrder', 200],
      ['shipOrder', 409],
      ['rejectOrder', 409],
    ],
    writes: true,
    needs: ['administrator', 'customer'],
    async run(context) {
      const { piece } = await walk(context, ['aceptar', 'enviar']);
      equal('the stock after the order was sent', await stockOf(context, piece), 1);
    },
  }),
  defineCase({
    id: 'orders.reject',
    title: 'rejecting gives the pieces back once, and cancelado is final',
    statuses: [
      ['rejectOrder', 200],
      ['rejectOrder', 409],
    ],
    writes: true,
    needs: ['administrator', 'customer'],
    async run(context) {
      const { piece } = await walk(context, ['rechazar']);
      equal('the stock after the rejection', await stockOf(context, piece), 4);
    },
  }),
  defineCase({
    id: 'orders.decided-at-once',
    title: 'of two decisions at once, one counts',
    statuses: [['rejectOrder', 409]],
    writes: true,
    needs: ['administrator', 'customer'],
    async run(context) {
      const piece = await newPiece(context, { stock: 4 });
      const { idPedido } = await newOrder(context, await context.customer(), [piece], 3);
      const answers = await Promise.all(
        ['rechazar', 'rechazar'].map(() => step(context, 'rechazar', idPedido, 'twice at once')),
      );
      equal('rejections that counted', answers.filter(({ status }) => status === 200).length, 1);
      equal('the stock afterwards', await stockOf(context, piece), 4);
    },
  }),
  defineCase({
    id: 'orders.own-copy',
    title: 'an order keeps its own copy of what was bought',
    statuses: [['getMyOrder', 200]],
    writes: true,
    needs: ['administrator', 'customer'],
    async run(context) {
      const piece = await newPiece(context, { precio: 20 });
      const customer = await context.customer();
      const { idPedido } = await newOrder(context, customer, [piece], 2);
      const before = await orderOf(context, customer, idPedido);
      (await editProduct(context, piece, { nombre: 'Otro nombre', precio: 99 })).ok();
      const after = await orderOf(context, customer, idPedido);
      equal('montoTotal after the price has changed', after.montoTotal, before.montoTotal);
      const line = ({ productos: [first] }: typeof after) => [
        first?.productoNombre ?? first?.nombre,
        first?.subtotalProducto ?? first?.subtotal ?? first?.precio,
      ];
      equal('the line after the product has changed', line(after), line(before));
    },
  }),
  ...refusals({ operation: 'listMyOrders' }),
  ...refusals({ operation: 'getMyOrder', valid: byOrder, missing: true }),
  ...refusals({ operation: 'listOrders' }),
  ...refusals({ operation: 'acceptOrder', valid: byOrder, missing: true }),
  ...refusals({ operation: 'shipOrder', valid: byOrder, missing: true }),
  ...refusals({ operation: 'rejectOrder', valid: byOrder, missing: true }),
  ...refusals({ operation: 'getOrderShipping', valid: byCart, missing: true }),
  ...refusals({ operation: 'getOrderReceipt', valid: byCart, missing: true }),
  ...refusals({ operation: 'getOrderContact', valid: byCart, missing: true }),
];
