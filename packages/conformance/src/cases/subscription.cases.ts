import { defineCase, type ConformanceCase } from '../case.ts';
import { equal } from '../http/difference.ts';
import { isSubscribed, newCustomer } from '../world/accounts.ts';
import { confirmEmailOf, mailedToken } from '../world/mailed-tokens.ts';
import { newNovedad } from '../world/novedades.ts';
import { refusals } from './refusals.ts';

export const subscriptionCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'subscription.set',
    title: 'a customer subscribes and unsubscribes, as often as they like',
    statuses: [['setSubscription', 200]],
    writes: true,
    needs: ['customer'],
    async run(world) {
      const { token } = await newCustomer(world);
      for (const estadoSuscripcion of [true, true, false, false]) {
        const json = { estadoSuscripcion };
        const { suscrito } = (await world.ask('setSubscription', '', { token, json })).ok();
        equal('suscrito in the answer', suscrito ?? true, estadoSuscripcion);
        const { usuario } = (await world.ask('getCustomerProfile', '', { token })).ok();
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
    async run(world) {
      const customer = await newCustomer(world);
      await confirmEmailOf(world, customer);
      const json = { estadoSuscripcion: true };
      (await world.ask('setSubscription', '', { token: customer.token, json })).ok();
      const { idNovedad } = await newNovedad(world);
      const sending = { token: await world.token(2), params: { idNovedad } };
      (await world.ask('sendNovedad', '', sending)).ok();
      const params = { token: await mailedToken(world, customer.correo, 'leave') };
      for (const what of ['', 'a second time']) {
        (await world.ask('leaveNovedades', what, { params })).ok();
        const { usuario } = (
          await world.ask('getCustomerProfile', '', { token: customer.token })
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
