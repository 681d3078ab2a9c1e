import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { timings } from '../../shared/timings.ts';
import { answeredCalls } from '../../../test/deferred.ts';
import { productWire, ringWire } from '../../../test/product.ts';
import { VirtualTime } from '../../../test/virtual-time.ts';
import { provideSearch, type SearchEmitted } from './search.machine.ts';
import type { SearchAnswer } from './search.port.ts';

const { debounce } = timings.search;

function start() {
  const time = new VirtualTime();
  const { call: find, calls, last } = answeredCalls<[string, AbortSignal], SearchAnswer>();
  const actor = createActor(provideSearch({ find }), { clock: time });
  const emitted: SearchEmitted[] = [];
  actor.on('*', (one) => emitted.push(one));
  actor.start();
  return {
    time,
    calls,
    emitted,
    last,
    send: actor.send,
    type: (text: string) => actor.send({ type: 'search.type', text }),
    get state() {
      const { value, context } = actor.getSnapshot();
      return { value, ...context };
    },
    async open(text: string, answer: SearchAnswer) {
      this.type(text);
      await time.pass(debounce);
      last().resolve(answer);
      await time.pass(0);
    },
  };
}

const RINGS: SearchAnswer = { results: [ringWire()], category: 'Anillos' };
const NOTHING: SearchAnswer = { results: [], category: null };

describe('the search machine', () => {
  test('searches once for what is typed in one go', async () => {
    const search = start();
    for (const text of ['g', 'gr', 'gra']) {
      search.type(text);
      await search.time.pass(debounce - 1);
    }
    expect(search.calls).toHaveLength(0);
    await search.time.pass(1);
    expect(search.calls.map(({ args }) => args[0])).toEqual(['gra']);
    expect(search.state.value).toBe('loading');
  });

  test('opens with the results and the category of the answer, also with none', async () => {
    const search = start();
    await search.open('anillo', RINGS);
    expect(search.state).toEqual({ value: 'open', text: 'anillo', ...RINGS });
    await search.open('zzz', NOTHING);
    expect(search.state).toEqual({ value: 'open', text: 'zzz', ...NOTHING });
  });

  test('ignores and aborts the answer to an older text', async () => {
    const search = start();
    search.type('ani');
    await search.time.pass(debounce);
    const older = search.calls[0]!;
    await search.open('cadena', { results: [productWire()], category: null });
    older.answer.resolve(RINGS);
    await search.time.pass(0);
    expect(older.args[1].aborted).toBe(true);
    expect(search.state.results).toEqual([productWire()]);
  });

  test('keeps the last results on the screen while the next ones load', async () => {
    const search = start();
    await search.open('anillo', RINGS);
    search.type('anillos');
    await search.time.pass(debounce);
    expect(search.state).toMatchObject({ value: 'loading', results: RINGS.results });
  });

  test.each(['', '   '])('clears and closes on the empty text %j', async (text) => {
    const search = start();
    await search.open('anillo', RINGS);
    search.type(text);
    expect(search.state).toEqual({ value: 'closed', text, ...NOTHING });
    await search.time.pass(debounce);
    expect(search.calls).toHaveLength(1);
  });

  test('clears and closes when asked, whatever is on its way', async () => {
    const search = start();
    search.type('anillo');
    await search.time.pass(debounce);
    search.send({ type: 'search.clear' });
    search.last().resolve(RINGS);
    await search.time.pass(0);
    expect(search.state).toEqual({ value: 'closed', text: '', ...NOTHING });
  });

  test('clears the results, closes and tells when the search fails', async () => {
    const search = start();
    await search.open('anillo', RINGS);
    search.type('anillos');
    await search.time.pass(debounce);
    search.last().reject('broken');
    await search.time.pass(0);
    expect(search.state).toEqual({ value: 'closed', text: 'anillos', ...NOTHING });
    expect(search.emitted).toEqual([{ type: 'failed', error: 'broken' }]);
  });

  test('closes when the person looks elsewhere, and finds again what is still in the box', async () => {
    const search = start();
    await search.open('anillo', RINGS);
    search.send({ type: 'search.close' });
    expect(search.state).toMatchObject({ value: 'closed', text: 'anillo' });
    await search.open('anillo', RINGS);
    expect(search.state.value).toBe('open');
    expect(search.calls).toHaveLength(2);
  });

  test('does not search again for what it shows', async () => {
    const search = start();
    await search.open('anillo', RINGS);
    search.type('anillo');
    await search.time.pass(debounce);
    expect(search.state.value).toBe('open');
    expect(search.calls).toHaveLength(1);
  });

  test.each(['typing', 'loading'])(
    'is not reopened by an answer after closing while %s',
    async (phase) => {
      const search = start();
      search.type('anillo');
      if (phase === 'loading') await search.time.pass(debounce);
      search.send({ type: 'search.close' });
      await search.time.pass(debounce);
      search.calls[0]?.answer.resolve(RINGS);
      await search.time.pass(0);
      expect(search.state.value).toBe('closed');
    },
  );
});
