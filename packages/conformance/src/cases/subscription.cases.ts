import { defineCase, type ConformanceCase } from '../case.ts';
import { equal } from '../http/difference.ts';
import { isSubscribed, newCustomer } from '../world/accounts.ts';
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
  ...refusals({
    operation: 'setSubscription',
    valid: { json: { estadoSuscripcion: false } },
    invalid: [
      ['no state', { json: {} }, ['estadoSuscripcion']],
      ['a text for a state', { json: { estadoSuscripcion: 'true' } }, ['estadoSuscripcion']],
    ],
  }),
];
