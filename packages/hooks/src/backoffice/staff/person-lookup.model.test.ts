import { expect } from 'vitest';
import { httpError, offline } from '../../../test/fixtures.ts';
import { describeWalk } from '../../../test/walk.ts';
import { providePersonLookup } from './person-lookup.machine.ts';

const type = (identificacion: string, hasNames = false) =>
  ({ type: 'lookup.type', identificacion, hasNames }) as const;
const PERSON = {
  identificacion: '101110111',
  nombre: 'María',
  primerApellido: 'Solano',
  segundoApellido: 'Quirós',
};

describeWalk('the lookup of a person', {
  provide: (ask) => providePersonLookup(() => ask('find')),
  events: [type('101110111'), type('202220222'), type('202220222', true), type('1011')],
  answers: {
    find: [
      { done: PERSON },
      { fail: httpError(404) },
      { fail: httpError(404, { code: 'LOOKUP_OFF' }) },
      { fail: offline() },
    ],
  },
  key: ({ identificacion, error }) => ({ identificacion, error: error?.message }),
  see({ value, context: { identificacion, error } }) {
    // Nobody is looked up before the identification is whole.
    if (value !== 'idle') expect(identificacion).toHaveLength(9);
    expect(error !== null).toBe(value === 'missing' || value === 'failed');
    if (value === 'missing') expect(error?.status).toBe(404);
  },
});
