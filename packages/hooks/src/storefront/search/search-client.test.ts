import type { CallOptions, Product } from '@filigrana/sdk';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { timings } from '../../shared/timings.ts';
import { answeredCalls } from '../../../test/deferred.ts';
import { productWire, ringWire } from '../../../test/product.ts';
import { shopContextOf } from '../../../test/shop-context.ts';
import { VirtualTime } from '../../../test/virtual-time.ts';
import { createSearchClient } from './search-client.ts';

const { debounce } = timings.search;

function start() {
  const time = new VirtualTime();
  const search = answeredCalls<[string, CallOptions?], Product[]>();
  const catalog = { search: search.call, filter: () => Promise.resolve([]) };
  const client = createSearchClient(shopContextOf({ shop: { catalog }, clock: time }));
  const { calls, last } = search;
  return {
    ...client,
    time,
    calls,
    last,
    get state() {
      return client.get();
    },
    async open(text: string, results: Product[]) {
      client.setText(text);
      await time.pass(debounce);
      last().resolve(results);
      await time.pass(0);
    },
  };
}

const RINGS = [ringWire()];
const NOTHING = { results: [], category: null };
/** Not the name of a category, but one is in it. */
const TEXT = 'anillos de plata';

describe('the search box', () => {
  test('searches once for what is typed in one go', async () => {
    const search = start();
    for (const text of ['g', 'gr', 'gra']) {
      search.setText(text);
      await search.time.pass(debounce - 1);
    }
    expect(search.calls).toHaveLength(0);
    await search.time.pass(1);
    expect(search.calls.map(({ args }) => args[0])).toEqual(['gra']);
    expect(search.state.status).toBe('loading');
  });

  test('opens with the results and the category of the answer, also with none', async () => {
    const search = start();
    await search.open(TEXT, RINGS);
    expect(search.state).toEqual({
      status: 'open',
      text: TEXT,
      results: RINGS,
      category: 'Anillos',
    });
    await search.open('zzz', []);
    expect(search.state).toEqual({ status: 'open', text: 'zzz', ...NOTHING });
  });

  test('ignores and aborts the answer to an older text', async () => {
    const search = start();
    search.setText('ani');
    await search.time.pass(debounce);
    const older = search.calls[0]!;
    await search.open('aretes de plata', [productWire()]);
    older.answer.resolve(RINGS);
    await search.time.pass(0);
    expect(older.args[1]?.signal?.aborted).toBe(true);
    expect(search.state.results).toEqual([productWire()]);
  });

  test('keeps the last results on the screen while the next ones load', async () => {
    const search = start();
    await search.open(TEXT, RINGS);
    search.setText('aretes de plata');
    await search.time.pass(debounce);
    expect(search.state).toMatchObject({ status: 'loading', results: RINGS });
  });

  test.each(['', '   '])('clears and closes on the empty text %j', async (text) => {
    const search = start();
    await search.open(TEXT, RINGS);
    search.setText(text);
    expect(search.state).toEqual({ status: 'closed', text, ...NOTHING });
    await search.time.pass(debounce);
    expect(search.calls).toHaveLength(1);
  });

  test('clears and closes when asked, whatever is on its way', async () => {
    const search = start();
    search.setText(TEXT);
    await search.time.pass(debounce);
    search.clear();
    search.last().resolve(RINGS);
    await search.time.pass(0);
    expect(search.state).toEqual({ status: 'closed', text: '', ...NOTHING });
  });

  test('clears the results, closes and writes to the console when the search fails', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => logged.mockRestore());
    const search = start();
    await search.open(TEXT, RINGS);
    search.setText('aretes de plata');
    await search.time.pass(debounce);
    search.last().reject('broken');
    await search.time.pass(0);
    expect(search.state).toEqual({ status: 'closed', text: 'aretes de plata', ...NOTHING });
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('searchCatalog'), 'broken');
  });

  test('closes when the person looks elsewhere, and finds again what is still in the box', async () => {
    const search = start();
    await search.open(TEXT, RINGS);
    search.close();
    expect(search.state).toMatchObject({ status: 'closed', text: TEXT });
    await search.open(TEXT, RINGS);
    expect(search.state.status).toBe('open');
    expect(search.calls).toHaveLength(2);
  });

  test('does not search again for what it shows', async () => {
    const search = start();
    await search.open(TEXT, RINGS);
    search.setText(TEXT);
    await search.time.pass(debounce);
    expect(search.state.status).toBe('open');
    expect(search.calls).toHaveLength(1);
  });

  test.each(['typing', 'loading'])(
    'is not reopened by an answer after closing while %s',
    async (phase) => {
      const search = start();
      search.setText(TEXT);
      if (phase === 'loading') await search.time.pass(debounce);
      search.close();
      await search.time.pass(debounce);
      search.calls[0]?.answer.resolve(RINGS);
      await search.time.pass(0);
      expect(search.state.status).toBe('closed');
    },
  );
});
