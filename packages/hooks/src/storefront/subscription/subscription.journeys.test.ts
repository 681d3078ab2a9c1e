// @vitest-environment node
import { expect } from 'vitest';
import { credentialsOf, describeJourneys } from '../../../test/journeys.ts';
import { provideSubscription } from './subscription.machine.ts';

describeJourneys('the subscription', {
  provide: ({ shop }) =>
    provideSubscription({
      save: (estadoSuscripcion, signal) => shop.subscription.set({ estadoSuscripcion }, { signal }),
    }),
  journeys: {
    'thanks for 2.5 s who has subscribed': async ({ start, reach, shop, mock, clock }) => {
      await shop.accounts.login(credentialsOf(mock.people.otherCustomer));
      const subscription = start();
      subscription.send({ type: 'subscription.subscribe', known: false });
      await reach(subscription, (now) => now.matches({ resting: 'thanks' }));
      const { correo } = mock.people.otherCustomer;
      expect(mock.state.accounts.find((each) => each.correo === correo)?.suscrito).toBeTruthy();
      clock.end(2_500);
      expect(subscription.getSnapshot().value).toEqual({ resting: 'idle' });
    },
    'turns the switch of the profile': async ({ start, reach, shop, mock }) => {
      await shop.accounts.login(credentialsOf(mock.people.customer));
      const subscription = start();
      const saved: boolean[] = [];
      subscription.on('saved', ({ suscrito }) => saved.push(suscrito));
      subscription.send({ type: 'subscription.toggle', known: true });
      await reach(subscription, (now) => now.matches({ resting: 'idle' }) && saved.length > 0);
      expect(saved).toEqual([false]);
    },
    'says so when the login is over': async ({ start, reach, shop, mock }) => {
      await shop.accounts.login(credentialsOf(mock.people.customer));
      const subscription = start();
      const told: string[] = [];
      subscription.on('*', ({ type }) => told.push(type));
      mock.scenario('expired-session');
      subscription.send({ type: 'subscription.toggle', known: true });
      await reach(subscription, (now) => now.matches('resting') && told.length > 1);
      expect(told).toEqual(['notice', 'unauthorized']);
    },
  },
});
