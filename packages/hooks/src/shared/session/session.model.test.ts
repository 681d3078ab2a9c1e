import { memorySession } from '@filigrana/sdk';
import { expect } from 'vitest';
import { fromPromise } from 'xstate';
import { loggedIn } from '../../../test/fixtures.ts';
import { describeWalk } from '../../../test/walk.ts';
import { sessionFound, sessionGuard, sessionView } from './session.chart.ts';
import { provideSession } from './session.machine.ts';

const NOBODY = { token: null, usuario: null, sessionToken: 'guest-1' };

describeWalk('the session', {
  // What the browser holds comes as an event; the watch itself only fails, where it does.
  provide: (ask) =>
    provideSession(memorySession()).provide({
      actors: { watch: fromPromise(() => ask('watch')) as never },
    }),
  events: [
    sessionFound(loggedIn({ rol: 1 })),
    sessionFound(loggedIn({ rol: 2 })),
    sessionFound(NOBODY),
    { type: 'session.refused' },
    { type: 'session.logout', everything: false },
    { type: 'session.logout', everything: true },
  ],
  answers: { watch: [{ fail: new Error('No storage.') }] },
  key: ({ stored }) => stored,
  home: ({ value }) => value === 'anonymous',
  see({ value, context: { stored } }) {
    const { status, usuario, role } = sessionView(stored);
    expect(status).toBe(value === 'expired' ? 'anonymous' : value);
    expect(usuario !== null).toBe(value === 'authenticated');
    const guard = sessionGuard(stored, [2]);
    if (value === 'unknown') expect(guard).toBe('unknown');
    else if (value !== 'authenticated') expect(guard).toBe('login');
    else expect(guard).toBe(role === 2 ? 'render' : 'home');
  },
});
