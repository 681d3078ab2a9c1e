import { defineCase, type ConformanceCase } from '../case.ts';
import { equal } from '../http/difference.ts';
import { isSubscribed, newCustomer } from '../fixtures/accounts.ts';
import { confirmEmailOf, mailedToken } from '../fixtures/mailed-tokens.ts';
import { newNovedad } from '../fixtures/novedades.ts';
import { refusals } from './refusals.ts';

export const subscriptionCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'subscription.set',
    title: 'a customer subscribes and unsubscribes, as often as they like',
    statuses: [['setSubscription', 200]],
    writes: true,
    needs: ['customer'],
    async run(context) {
      const { token } = await newCustomer(context);
      for (const estadoSuscripcion of [true, true, false, false]) {
        const json = { estadoSuscripcion };
        const { suscrito } = (await context.ask('setSubscription', '', { token, json })).ok();
        equal('suscrito in the answer', suscrito ?? true, estadoSuscripcion);
        const { usuario } = (await context.ask('getCustomerProfile', '', { token })).ok();
        equal('suscrito in the profile after it', isSubscribed(usuario), estadoSuscripcion);
      }
    },
  }),
  defineCase({
    id: 'subscription.leave',
    title: 'the link of a novedad leaves them without a login, as often as it is used',
    statuses: [['leaveNovedades', 200]],
    writes: true,
    needs: ['administrator', 'customer', 'mail', 'oneClickLeave', 'disposable'],
    async run(context) {
      const customer = await newCustomer(context);
      await confirmEmailOf(context, customer);
      const json = { estadoSuscripcion: true };
      (await context.ask('setSubscription', '', { token: customer.token, json })).ok();
      const { idNovedad } = await newNovedad(context);
      const sending = { token: await context.token(2), params: { idNovedad } };
      (await context.ask('sendNovedad', '', sending)).ok();
      const params = { token: await mailedToken(context, customer.correo, 'leave') };
      for (const what of ['', 'a second time']) {
        (await context.ask('leaveNovedades', what, { params })).ok();
        const { usuario } = (
          await context.ask('getCustomerProfile', '', { token: customer.token })
        ).ok();
        equal('suscrito in the profile after it', isSubscribed(usuario), false);
      }
    },
  }),
  ...refusals({
    operation: 'leaveNovedades',
    valid: { params: { token: '1.firmado-por-nadie' } },
    invalid: [['a token that is too long', { params: { token: 'x'.repeat(201) } }]],
    missing: true,
  }),
  ...refusals({
    operation: 'setSubscription',
    valid: { json: { estadoSuscripcion: false } },
    invalid: [
      ['no state', { json: {} }, ['estadoSuscripcion']],
      ['a text for a state', { json: { estadoSuscripcion: 'true' } }, ['estadoSuscripcion']],
    ],
  }),
];
