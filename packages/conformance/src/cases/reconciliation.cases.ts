import { BANK_ENTRIES_MAX, localDate } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { randomInt } from 'node:crypto';
import { defineCase, type ConformanceCase } from '../case.ts';
import type { CaseContext } from '../case-context.ts';
import { newPiece } from '../fixtures/products.ts';
import { newOrder, orderOf } from '../fixtures/shopping.ts';
import { equal, present } from '../http/difference.ts';
import { NO_ID, refusals } from './refusals.ts';

type Entry = components['schemas']['BankEntry'];

const today = () => localDate(Date.now());

/** A reference that nobody has used yet. */
const newReference = () => `${today().replaceAll('-', '')}152830${randomInt(1e10, 1e11)}`;

const entryOf = (other: Partial<Entry>): Entry => ({
  dia: today(),
  monto: 1,
  moneda: 'USD',
  referencia: newReference(),
  nombre: null,
  texto: 'SINPE MOVIL',
  ...other,
});

/** A pending order with a reference, and the entry of the bank that pays it. */
async function paidOrder(context: CaseContext) {
  const token = await context.token(2);
  const customer = await context.customer();
  const { idPedido } = await newOrder(context, customer, [await newPiece(context)]);
  const { montoTotal } = await orderOf(context, customer, idPedido);
  const entry = entryOf({ monto: montoTotal });
  const noted = { token, params: { idPedido }, json: { referencia: entry.referencia } };
  (await context.ask('setOrderReference', '', noted)).ok();
  return { token, customer, idPedido, entry };
}

async function add(context: CaseContext, entradas: Entry[], what = '') {
  const token = await context.token(2);
  const added = (await context.ask('addBankEntries', what, { token, json: { entradas } })).ok();
  const references = entradas.map(({ referencia }) => referencia);
  const own = added.entradas.filter(({ referencia }) => references.includes(referencia));
  // What a case has read waits for nobody after it.
  for (const { idEntrada } of own)
    context.later((undo) =>
      undo('setBankEntry', '', { token, params: { idEntrada }, json: { apartada: true } }),
    );
  return { ...added, own };
}

const set = async (context: CaseContext, idEntrada: number, json: object, what = '') =>
  context.ask('setBankEntry', what, {
    token: await context.token(2),
    params: { idEntrada },
    json,
  });

const form = (other: object) => ({ json: { entradas: [{ ...entryOf({}), ...other }] } });

/** What the bank says beside the orders that it may pay: an extension of the contract. */
export const reconciliationCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'reconciliation.accept',
    title: 'an order whose reference and amount the bank tells is certain, and accepted once',
    statuses: [
      ['addBankEntries', 200],
      ['acceptMatches', 200],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'reconciliation', 'orderReview'],
    async run(context) {
      const { token, customer, idPedido, entry } = await paidOrder(context);
      const added = await add(context, [entry]);
      equal('nuevas and repetidas', [added.nuevas, added.repetidas], [1, 0]);
      const { idEntrada } = present(added.own[0], 'The entry is not among what waits');
      const sure = added.seguras.find(({ pedidos }) => pedidos.includes(idPedido));
      equal('entradas of what is certain', sure?.entradas, [idEntrada]);
      const again = await add(context, [entry], 'a second time');
      equal('nuevas and repetidas, again', [again.nuevas, again.repetidas], [0, 1]);
      const json = {
        coincidencias: [
          { entradas: [idEntrada], pedidos: [idPedido] },
          { entradas: [idEntrada], pedidos: [NO_ID] },
        ],
      };
      const accepted = (await context.ask('acceptMatches', '', { token, json })).ok();
      equal('resultados', accepted.resultados, [
        { pedidos: [idPedido], resultado: 'aceptada' },
        { pedidos: [NO_ID], resultado: 'entradaUsada' },
      ]);
      equal(
        'entries that still wait',
        accepted.entradas.filter((one) => one.idEntrada === idEntrada).length,
        0,
      );
      const order = await orderOf(context, customer, idPedido);
      equal('estadoPedido', order.estadoPedido.toLowerCase(), 'confirmado');
      (await set(context, idEntrada, { apartada: true }, 'that has paid')).refused(409, {
        code: 'INVALID_STATE',
      });
    },
  }),
  defineCase({
    id: 'reconciliation.decided',
    title: 'an entry goes on waiting when its order was decided by somebody else',
    statuses: [
      ['acceptMatches', 200],
      ['getReconciliation', 200],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'reconciliation', 'orderReview'],
    async run(context) {
      const { token, idPedido, entry } = await paidOrder(context);
      const { own } = await add(context, [entry]);
      const { idEntrada } = present(own[0], 'The entry is not among what waits');
      (await context.ask('rejectOrder', '', { token, params: { idPedido } })).ok();
      const json = { coincidencias: [{ entradas: [idEntrada], pedidos: [idPedido] }] };
      const { resultados } = (await context.ask('acceptMatches', '', { token, json })).ok();
      equal('resultados', resultados, [{ pedidos: [idPedido], resultado: 'pedidoDecidido' }]);
      const now = (await context.ask('getReconciliation', '', { token })).ok();
      equal('sinPareja has it', now.sinPareja.includes(idEntrada), true);
    },
  }),
  defineCase({
    id: 'reconciliation.refuse',
    title:
      'an entry is not offered for an order that it does not pay, and waits no more when set aside',
    statuses: [
      ['setBankEntry', 200],
      ['setBankEntry', 409],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'reconciliation', 'orderReview'],
    async run(context) {
      const { idPedido, entry } = await paidOrder(context);
      const { own } = await add(context, [entry]);
      const { idEntrada } = present(own[0], 'The entry is not among what waits');
      const refused = (await set(context, idEntrada, { noPaga: [idPedido] })).ok();
      const offered = [
        ...refused.seguras,
        ...refused.probables.flatMap(({ candidatos }) => candidatos),
      ].filter(
        ({ entradas, pedidos }) => entradas.includes(idEntrada) && pedidos.includes(idPedido),
      );
      equal('matches of the two', offered, []);
      const aside = (await set(context, idEntrada, { apartada: true })).ok();
      equal(
        'entries that still wait',
        aside.entradas.filter((one) => one.idEntrada === idEntrada),
        [],
      );
      (await set(context, idEntrada, { apartada: true }, 'a second time')).refused(409, {
        code: 'INVALID_STATE',
      });
      // Where it is listed it can be taken back.
      if (aside.apartadas === undefined) return;
      const isIn = (entries: readonly { idEntrada: number }[] = []) =>
        entries.some((one) => one.idEntrada === idEntrada);
      equal('listed among what is set aside', isIn(aside.apartadas), true);
      const back = (await set(context, idEntrada, { apartada: false }, 'back again')).ok();
      equal('waiting and set aside', [isIn(back.entradas), isIn(back.apartadas)], [true, false]);
      (await set(context, idEntrada, { apartada: false }, 'twice')).refused(409, {
        code: 'INVALID_STATE',
      });
    },
  }),
  ...refusals({ operation: 'getReconciliation' }),
  ...refusals({
    operation: 'addBankEntries',
    valid: { json: { entradas: [] } },
    invalid: [
      ['no entries', { json: { entradas: [] } }, ['entradas']],
      [
        'more entries than a call takes',
        { json: { entradas: Array.from({ length: BANK_ENTRIES_MAX + 1 }, () => entryOf({})) } },
        ['entradas'],
      ],
      ['a day that is none', form({ dia: '2026-02-30' })],
      ['an amount of nothing', form({ monto: 0 })],
      ['parts of cents', form({ monto: 10.005 })],
      ['a currency that is none', form({ moneda: 'EUR' })],
    ],
  }),
  ...refusals({
    operation: 'acceptMatches',
    valid: { json: { coincidencias: [] } },
    invalid: [
      ['no matches', { json: { coincidencias: [] } }, ['coincidencias']],
      [
        'three orders for an entry',
        {
          json: { coincidencias: [{ entradas: [NO_ID], pedidos: [NO_ID, NO_ID - 1, NO_ID - 2] }] },
        },
      ],
    ],
  }),
  ...refusals({
    operation: 'setBankEntry',
    valid: { params: { idEntrada: NO_ID }, json: { apartada: true } },
    invalid: [
      ['nothing said', { params: { idEntrada: NO_ID }, json: {} }],
      ['a word for an order', { params: { idEntrada: NO_ID }, json: { noPaga: ['doce'] } }],
    ],
    missing: true,
  }),
];
