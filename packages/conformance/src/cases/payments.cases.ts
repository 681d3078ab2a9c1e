import { DOUBT_TEXT_MAX, localDate, REFERENCE_MAX } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import type { CaseContext } from '../case-context.ts';
import { newCustomer } from '../fixtures/accounts.ts';
import { formOf, newPicture, svg, tooLarge } from '../fixtures/files.ts';
import { mailedToken } from '../fixtures/mailed-tokens.ts';
import { newPiece } from '../fixtures/products.ts';
import { newOrder, orderListed, orderOf } from '../fixtures/shopping.ts';
import { check, equal } from '../http/difference.ts';
import { NO_ID, refusals } from './refusals.ts';

const MONEY = { metodo: 'sinpe', monto: 20.5, moneda: 'USD', dia: '2025-11-15' } as const;
const COLONES = { metodo: 'efectivo', monto: 10_250, moneda: 'CRC', dia: '2025-11-16' } as const;

async function waiting(context: CaseContext) {
  const { idPedido } = await newOrder(context, await context.customer(), [await newPiece(context)]);
  return { token: await context.token(2), params: { idPedido } };
}

const byOrder = { params: { idPedido: NO_ID }, json: MONEY };

/** What has come for orders: an extension of the contract. */
export const paymentsCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'payments.enter',
    title: 'payments are kept in their currency, with their reference cleaned and their receipt',
    statuses: [
      ['addPayment', 201],
      ['listPayments', 200],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'payments'],
    async run(context) {
      const order = await waiting(context);
      const json = { ...MONEY, referencia: '2026 0115-ab', comprobante: 1 };
      (await context.ask('addPayment', '', { ...order, json })).ok();
      (await context.ask('addPayment', 'in colones', { ...order, json: COLONES })).ok();
      const { pagos, comprobantes } = (await context.ask('listPayments', '', order)).ok();
      equal(
        'the payments',
        pagos.map(({ metodo, monto, moneda, dia }) => ({ metodo, monto, moneda, dia })),
        [MONEY, COLONES],
      );
      equal('referencia', pagos[0]?.referencia, '20260115AB');
      check(pagos[0]?.comprobante != null, 'The payment has no link to its receipt');
      equal('origen', pagos[0]?.origen, 'persona');
      equal(
        'the numbers of the receipts',
        comprobantes.map(({ numero }) => numero),
        [1],
      );
    },
  }),
  defineCase({
    id: 'payments.repeated',
    title: 'a payment with a reference that the order has already is 409',
    statuses: [['addPayment', 409]],
    writes: true,
    needs: ['administrator', 'customer', 'payments'],
    async run(context) {
      const order = await waiting(context);
      (
        await context.ask('addPayment', '', { ...order, json: { ...MONEY, referencia: 'AB1' } })
      ).ok();
      const json = { ...COLONES, referencia: 'a b-1' };
      (await context.ask('addPayment', 'a second time', { ...order, json })).refused(409, {
        code: 'INVALID_STATE',
      });
    },
  }),
  defineCase({
    id: 'payments.remove',
    title: 'a mistake is taken away, but not from an order that is cancelled',
    statuses: [
      ['removePayment', 200],
      ['removePayment', 409],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'payments'],
    async run(context) {
      const { token, params } = await waiting(context);
      const order = { token, params };
      const [wrong] = (await context.ask('addPayment', '', { ...order, json: MONEY })).ok().pagos;
      (await context.ask('addPayment', 'another', { ...order, json: COLONES })).ok();
      const remove = (what: string, idPago: number) =>
        context.ask('removePayment', what, { token, params: { ...params, idPago } });
      const { pagos } = (await remove('', wrong?.id ?? 0)).ok();
      equal(
        'the payments that are left',
        pagos.map(({ monto }) => monto),
        [COLONES.monto],
      );
      (await context.ask('rejectOrder', '', order)).ok();
      (await remove('of a cancelled order', pagos[0]?.id ?? 0)).refused(409, {
        code: 'INVALID_STATE',
      });
    },
  }),
  defineCase({
    id: 'payments.request',
    title:
      'the link of a letter takes the receipt that was asked for, and as many as it says; the earlier one stays beside them',
    statuses: [
      ['requestReceipt', 200],
      ['getReceiptRequest', 200],
      ['sendReceipt', 201],
      ['sendReceipt', 409],
      ['sendReceipt', 413],
      ['sendReceipt', 415],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'mail', 'disposable', 'payments'],
    async run(context) {
      const customer = await newCustomer(context);
      const { idPedido } = await newOrder(context, customer, [await newPiece(context)]);
      const order = { token: await context.token(2), params: { idPedido } };
      const { tokenComprobante } = await orderOf(context, customer, idPedido);
      if (tokenComprobante !== undefined) {
        const link = { params: { token: tokenComprobante } };
        const unasked = (await context.ask('getReceiptRequest', 'unasked', link)).ok();
        equal('estado, where nothing was asked for', unasked.estado, 'libre');
      }
      const json = { motivo: 'otro', texto: ' Falta el nombre del banco. ' };
      const { solicitud } = (await context.ask('requestReceipt', '', { ...order, json })).ok();
      equal('estado', solicitud?.estado, 'abierta');
      equal('texto', solicitud?.texto, json.texto.trim());
      const listed = async () => (await orderListed(context, idPedido)).solicitud;
      const isListed = (await listed()) !== undefined;
      if (isListed) equal('solicitud in the list', await listed(), 'abierta');
      const params = { token: await mailedToken(context, customer.correo, 'receipt') };
      const asked = (await context.ask('getReceiptRequest', '', { params })).ok();
      equal('idPedido', asked.idPedido, idPedido);
      check(!JSON.stringify(asked).includes(customer.correo), 'The answer holds an e-mail');
      equal('faltaDolares, before a payment is noted', asked.faltaDolares, undefined);
      const own = await orderOf(context, customer, idPedido);
      if (asked.montoColones !== undefined)
        equal('montoColones', asked.montoColones, own.montoColones);
      equal('the token in the order', own.solicitudComprobante?.token, params.token);
      const form = formOf({ comprobante: newPicture() });
      for (const [what, comprobante, status] of [
        ['an SVG', svg(), 415],
        ['more than 10 MB', tooLarge(), 413],
      ] as const)
        (await context.ask('sendReceipt', what, { params, form: formOf({ comprobante }) })).refused(
          status,
        );
      const sent = (await context.ask('sendReceipt', '', { params, form })).ok();
      equal('estado, once it has come', [sent.estado, sent.vence], ['recibida', null]);
      if (isListed) equal('solicitud in the list, once it has come', await listed(), 'recibida');
      if (sent.quedan)
        equal(
          'the token in the order, once it has come',
          (await orderOf(context, customer, idPedido)).tokenComprobante,
          params.token,
        );
      for (let left = sent.quedan ?? 0; left > 0; left--)
        (await context.ask('sendReceipt', 'a further one', { params, form })).ok();
      (await context.ask('sendReceipt', 'one too many', { params, form })).refused(409, {
        code: 'INVALID_STATE',
      });
      const { comprobantes } = (await context.ask('listPayments', '', order)).ok();
      equal(
        'the numbers of the receipts',
        comprobantes.map(({ numero }) => numero),
        Array.from({ length: 2 + (sent.quedan ?? 0) }, (_, index) => index + 1),
      );
    },
  }),
  defineCase({
    id: 'payments.request-decided',
    title: 'no receipt is asked for once an order is decided',
    statuses: [['requestReceipt', 409]],
    writes: true,
    needs: ['administrator', 'customer', 'payments'],
    async run(context) {
      const order = await waiting(context);
      (await context.ask('acceptOrder', '', order)).ok();
      const json = { motivo: 'no_se_lee' };
      (await context.ask('requestReceipt', '', { ...order, json })).refused(409, {
        code: 'INVALID_STATE',
      });
    },
  }),
  defineCase({
    id: 'payments.refund',
    title:
      'a rejected order says why; what had come for it is given back once, with what proves it',
    statuses: [
      ['rejectOrder', 200],
      ['listRefunds', 200],
      ['setRefund', 200],
      ['setRefund', 409],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'payments'],
    async run(context) {
      const customer = await context.customer();
      const { idPedido } = await newOrder(context, customer, [await newPiece(context)]);
      const order = { token: await context.token(2), params: { idPedido } };
      (await context.ask('addPayment', '', { ...order, json: MONEY })).ok();
      const json = { motivo: 'otra_cuenta', texto: null };
      (await context.ask('rejectOrder', '', { ...order, json })).ok();
      equal('rechazo', (await orderOf(context, customer, idPedido)).rechazo, json);
      const { token, params } = order;
      const owed = async () =>
        (await context.ask('listRefunds', '', { token }))
          .ok()
          .find(({ idPedido }) => idPedido === params.idPedido);
      const refund = await owed();
      equal('monto', refund?.monto, MONEY.monto);
      equal('hecha', refund?.hecha, null);
      const seen = async () => (await orderOf(context, customer, idPedido)).devoluciones;
      const sum = { monto: MONEY.monto, moneda: MONEY.moneda };
      const isSeen = (await seen()) !== undefined;
      if (isSeen) equal('devoluciones of the order', await seen(), [{ ...sum, hecha: null }]);
      const give = {
        token,
        params: { idDevolucion: refund?.id ?? 0 },
        json: { referencia: ' AB1 ' },
      };
      equal('referencia', (await context.ask('setRefund', '', give)).ok().referencia, 'AB1');
      const hecha = (await owed())?.hecha;
      check(hecha != null, 'It is not given back');
      if (isSeen) equal('devoluciones, given back', await seen(), [{ ...sum, hecha }]);
      (await context.ask('setRefund', 'a second time', give)).refused(409, {
        code: 'INVALID_STATE',
      });
    },
  }),
  defineCase({
    id: 'payments.month',
    title: 'the orders of a month have what an accountant enters, and no others are among them',
    statuses: [['getMonthAccounts', 200]],
    writes: true,
    needs: ['administrator', 'customer', 'payments'],
    async run(context) {
      const customer = await context.customer();
      const { idPedido } = await newOrder(context, customer, [await newPiece(context)]);
      const order = { token: await context.token(2), params: { idPedido } };
      const json = { ...MONEY, referencia: 'AB12345' };
      (await context.ask('addPayment', '', { ...order, json })).ok();
      const { fechaPedido, montoTotal } = await orderOf(context, customer, idPedido);
      const { token } = order;
      const month = async (mes: string, what: string) =>
        (await context.ask('getMonthAccounts', what, { token, query: { mes } }))
          .ok()
          .find((one) => one.idPedido === idPedido);
      const own = await month(localDate(Date.parse(fechaPedido)).slice(0, 7), '');
      equal('montoTotal', own?.montoTotal, montoTotal);
      equal('recibidoDolares', own?.recibidoDolares, MONEY.monto);
      check(own?.referencias.includes('AB12345') === true, 'The reference is missing');
      check((await month('2001-01', 'another')) === undefined, 'The order is in another month');
    },
  }),
  ...refusals({
    operation: 'getMonthAccounts',
    valid: { query: { mes: '2026-03' } },
    invalid: [['no month', { query: { mes: '2026-13' } }, ['mes']]],
  }),
  ...refusals({ operation: 'listRefunds' }),
  ...refusals({
    operation: 'setRefund',
    valid: { params: { idDevolucion: NO_ID }, json: { referencia: 'AB1' } },
    invalid: [
      ['no proof', { params: { idDevolucion: NO_ID }, json: { referencia: ' ' } }, ['referencia']],
    ],
    missing: true,
  }),
  ...refusals({
    operation: 'requestReceipt',
    valid: { params: { idPedido: NO_ID }, json: { motivo: 'no_se_lee' } },
    invalid: [
      ['another reason', { params: { idPedido: NO_ID }, json: { motivo: 'feo' } }, ['motivo']],
      ['no words of its own', { params: { idPedido: NO_ID }, json: { motivo: 'otro' } }, ['texto']],
      [
        'too many words',
        {
          params: { idPedido: NO_ID },
          json: { motivo: 'otro', texto: 'x'.repeat(DOUBT_TEXT_MAX + 1) },
        },
        ['texto'],
      ],
    ],
    missing: true,
  }),
  ...refusals({
    operation: 'getReceiptRequest',
    valid: { params: { token: '1.firmado-por-nadie' } },
    invalid: [['a token that is too long', { params: { token: 'x'.repeat(201) } }]],
    missing: true,
  }),
  ...refusals({
    operation: 'sendReceipt',
    valid: {
      params: { token: '1.firmado-por-nadie' },
      form: formOf({ comprobante: newPicture() }),
    },
    invalid: [
      ['no file', { params: { token: '1.firmado-por-nadie' }, form: formOf({}) }, ['comprobante']],
    ],
    missing: true,
  }),
  ...refusals({
    operation: 'listPayments',
    valid: { params: { idPedido: NO_ID } },
    invalid: [['a word for an order', { params: { idPedido: 'doce' } }]],
    missing: true,
  }),
  ...refusals({
    operation: 'addPayment',
    valid: byOrder,
    invalid: [
      ['no amount', { ...byOrder, json: { ...MONEY, monto: 0 } }, ['monto']],
      ['a fraction of a cent', { ...byOrder, json: { ...MONEY, monto: 1.005 } }, ['monto']],
      ['cents of a colón', { ...byOrder, json: { ...COLONES, monto: 1.5 } }, ['monto']],
      ['another currency', { ...byOrder, json: { ...MONEY, moneda: 'EUR' } }, ['moneda']],
      ['a day that is none', { ...byOrder, json: { ...MONEY, dia: '2026-02-30' } }, ['dia']],
      ['a day that has not come', { ...byOrder, json: { ...MONEY, dia: '2199-01-01' } }, ['dia']],
      [
        'a reference that is too long',
        { ...byOrder, json: { ...MONEY, referencia: '1'.repeat(REFERENCE_MAX + 1) } },
        ['referencia'],
      ],
    ],
    missing: true,
  }),
  ...refusals({
    operation: 'removePayment',
    valid: { params: { idPedido: NO_ID, idPago: NO_ID } },
    invalid: [['a word for a payment', { params: { idPedido: NO_ID, idPago: 'siete' } }]],
    missing: true,
  }),
];
