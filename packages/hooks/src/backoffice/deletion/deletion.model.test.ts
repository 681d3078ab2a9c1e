import { expect } from 'vitest';
import { httpError, offline } from '../../../test/fixtures.ts';
import { describeWalk } from '../../../test/walk.ts';
import { provideDeletion } from './deletion.machine.ts';

describeWalk('a deletion', {
  provide: (ask) => provideDeletion(() => ask('remove')),
  events: [
    { type: 'deletion.ask', item: 'Anillo Trenza' },
    { type: 'deletion.ask', item: 'Cadena Clásica' },
    { type: 'deletion.ask', item: 'Cadena Clásica, 3 unidades', hasChanged: true },
    { type: 'deletion.cancel' },
    { type: 'deletion.confirm' },
    { type: 'deletion.gone' },
  ],
  answers: {
    remove: [
      { done: undefined },
      { fail: httpError(409) },
      { fail: httpError(409, { code: 'VERSION_CONFLICT' }) },
      { fail: offline() },
    ],
  },
  key: ({ item, hasChanged, isUnsure, error }) => ({
    item,
    hasChanged,
    isUnsure,
    error: error?.kind,
  }),
  see(snapshot) {
    const { value, context } = snapshot;
    expect(context.item !== null).toBe(value !== 'closed');
    // Nothing is deleted that nobody was asked about, nor twice.
    const isOpen = value === 'asking' || value === 'overtaken';
    expect(snapshot.can({ type: 'deletion.confirm' })).toBe(isOpen);
    expect(snapshot.can({ type: 'deletion.cancel' })).toBe(isOpen);
    // That it is gone answers only a question that was left open.
    const isOpenQuestion = value === 'overtaken' || (value === 'asking' && context.isUnsure);
    expect(snapshot.can({ type: 'deletion.gone' })).toBe(isOpenQuestion);
    if (value === 'overtaken') expect(context).toMatchObject({ hasChanged: true, isUnsure: false });
    if (value === 'closed')
      expect(context).toMatchObject({ hasChanged: false, isUnsure: false, error: null });
  },
});
