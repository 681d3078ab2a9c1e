import { expect } from 'vitest';
import { httpError } from '../../testing/fixtures.test.kit.ts';
import { describeWalk } from '../../testing/walk.test.kit.ts';
import { provideDeletion } from './deletion.machine.ts';

describeWalk('a deletion', {
  provide: (ask) => provideDeletion(() => ask('remove')),
  events: [
    { type: 'deletion.ask', item: 'Anillo Trenza' },
    { type: 'deletion.ask', item: 'Cadena Clásica' },
    { type: 'deletion.ask', item: 'Cadena Clásica, 3 unidades', hasChanged: true },
    { type: 'deletion.cancel' },
    { type: 'deletion.confirm' },
  ],
  answers: { remove: [{ done: undefined }, { fail: httpError(409) }] },
  key: ({ item, hasChanged, error }) => ({ item, hasChanged, error: error?.status }),
  see(snapshot) {
    const { value, context } = snapshot;
    expect(context.item !== null).toBe(value !== 'closed');
    // Nothing is deleted that nobody was asked about, nor twice.
    expect(snapshot.can({ type: 'deletion.confirm' })).toBe(value === 'asking');
    expect(snapshot.can({ type: 'deletion.cancel' })).toBe(value === 'asking');
    if (value === 'closed') expect(context).toMatchObject({ hasChanged: false, error: null });
  },
});
