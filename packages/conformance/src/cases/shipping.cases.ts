import { AMOUNT_MAX } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import { equal } from '../http/difference.ts';
import { newVisitor } from '../fixtures/accounts.ts';
import { newPiece } from '../fixtures/products.ts';
import { addToCart, cartOf } from '../fixtures/shopping.ts';
import { refusals } from './refusals.ts';
import { feeVersionCases } from './versions.cases.ts';

export const shippingCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'shipping.fee',
    title: 'everybody may ask for the shipping fee',
    statuses: [['getShippingFee', 200]],
    async run({ ask }) {
      (await ask('getShippingFee', '')).ok();
    },
  }),
  defineCase({
    id: 'shipping.set',
    title: 'a new fee applies to every cart at once',
    statuses: [['setShippingFee', 200]],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const { ask, later } = context;
      const token = await context.token(2);
      const before = (await ask('getShippingFee', '')).ok().monto;
      later((undo) => undo('setShippingFee', '', { token, json: { monto: before } }));
      const visitor = await newVisitor(context);
      (await addToCart(context, visitor, await newPiece(context))).ok();
      const monto = before === 9.25 ? 9.75 : 9.25;
      (await ask('setShippingFee', '', { token, json: { monto } })).ok();
      equal('the fee after the change', (await ask('getShippingFee', '')).ok().monto, monto);
      equal('montoEnvio of a cart', (await cartOf(context, visitor)).montoEnvio, monto);
    },
  }),
  defineCase({
    id: 'shipping.free',
    title: 'shipping may cost nothing',
    statuses: [['setShippingFee', 200]],
    writes: true,
    needs: ['administrator'],
    async run({ ask, token, later }) {
      const bearer = await token(2);
      const before = (await ask('getShippingFee', '')).ok().monto;
      later((undo) => undo('setShippingFee', '', { token: bearer, json: { monto: before } }));
      (await ask('setShippingFee', 'to 0', { token: bearer, json: { monto: 0 } })).ok();
      equal('the fee after the change', (await ask('getShippingFee', '')).ok().monto, 0);
    },
  }),
  ...feeVersionCases,
  ...refusals({
    operation: 'setShippingFee',
    valid: { json: { monto: -1 } },
    invalid: [
      ['a fee below 0', { json: { monto: -1 } }, ['monto']],
      ['a text for a fee', { json: { monto: '8' } }, ['monto']],
      ['no fee', { json: {} }, ['monto']],
      ['a fee beyond all measure', { json: { monto: AMOUNT_MAX + 1 } }, ['monto']],
      ['fractions of cents', { json: { monto: 8.005 } }, ['monto']],
    ],
  }),
];
