import { expect } from 'vitest';
import { httpError, offline } from '../../../test/fixtures.ts';
import { describeWalk } from '../../../test/walk.ts';
import { provideSubscription } from './subscription.machine.ts';

describeWalk('the subscription', {
  provide: (ask) => provideSubscription({ save: () => ask('save') }),
  events: [
    ...([null, false, true] as const).flatMap((known) => [
      { type: 'subscription.subscribe' as const, known },
      { type: 'subscription.toggle' as const, known },
    ]),
    { type: 'subscription.closeLogin' },
  ],
  answers: {
    save: [
      { done: { suscrito: true, message: null } },
      { fail: httpError(401) },
      { fail: httpError(500) },
      { fail: offline() },
    ],
  },
  key: (context) => context,
  see(snapshot) {
    const { value, context } = snapshot;
    // One change at a time: nothing can be asked for while another one is on its way.
    const mayAsk = snapshot.can({ type: 'subscription.toggle', known: false });
    expect(mayAsk).toBe(snapshot.matches('resting'));
    // The modal can always be closed, and only the button of the footer thanks.
    const isModal = value === 'loginRequired' || value === 'redirecting';
    expect(snapshot.can({ type: 'subscription.closeLogin' })).toBe(isModal);
    if (snapshot.matches({ resting: 'thanks' })) expect(context.isSwitch).toBe(false);
  },
});
