import { expect } from 'vitest';
import { offline } from '../../../test/fixtures.ts';
import { productWire } from '../../../test/product.ts';
import { describeWalk } from '../../../test/walk.ts';
import { provideSearch } from './search.machine.ts';

const FOUND = { results: [productWire()], category: 'Cadenas y Dijes' };

describeWalk('the search', {
  provide: (ask) => provideSearch({ find: () => ask('find') }),
  events: [
    { type: 'search.type', text: 'cadena' },
    { type: 'search.type', text: 'anillo' },
    { type: 'search.type', text: '  ' },
    { type: 'search.clear' },
    { type: 'search.close' },
  ],
  answers: {
    find: [{ done: FOUND }, { done: { results: [], category: null } }, { fail: offline() }],
  },
  key: ({ text, results, category }) => ({ text, results: results.length, category }),
  see({ value, context: { text, results, category } }) {
    // Something is being looked for, or has been, only for a text.
    if (value !== 'closed') expect(text.trim()).not.toBe('');
    if (text.trim() === '') expect({ results, category }).toEqual({ results: [], category: null });
  },
});
