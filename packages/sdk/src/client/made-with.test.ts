import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Clock, KeyValueStorage } from '../environment/environment.ts';
import { localStorageSession } from '../session/local-storage-session.ts';
import { memorySession } from '../session/memory-session.ts';
import { fakeFetch } from '../../test/fake-fetch.ts';
import { environmentOf, sessionOf } from './made-with.ts';
import { createShopWith } from './shop-with.ts';
import { createShop } from './shop.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');

/** A storage that can be looked into. */
function mapStorage() {
  const map = new Map<string, string>();
  const storage: KeyValueStorage = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
  return { map, storage };
}

/** Time that a test ends itself. */
function manualClock() {
  const waiting = new Map<number, { run: () => void; ms: number }>();
  let last = 0;
  const clock: Clock = {
    now: () => NOON,
    setTimeout(run, ms) {
      waiting.set((last += 1), { run, ms });
      return last;
    },
    clearTimeout: (id) => void waiting.delete(id as number),
  };
  return { clock, waiting };
}

const guest = (token: string) => () =>
  Response.json({ sessionToken: token, mensaje: 'Lista' }, { status: 201 });

describe('a shop that is given an environment', () => {
  it('keeps its session in the storage of it', async () => {
    const { map, storage } = mapStorage();
    const { fetch } = fakeFetch(guest('g-1'));
    const shop = createShop({
      fetch,
      host: 'https://a.test',
      environment: { storage, prefix: 'a:' },
    });
    await shop.session.ensure();
    expect([...map]).toEqual([['a:sessionToken', 'g-1']]);
    expect(sessionOf(shop)?.read().sessionToken).toBe('g-1');
  });

  it('gives up by its clock', async () => {
    const { clock, waiting } = manualClock();
    const { fetch } = fakeFetch(() => new Promise<Response>(() => undefined));
    const [host, session] = ['https://a.test', memorySession()];
    const shop = createShop({ host, session, fetch, environment: { clock } });
    const call = shop.catalog.offers({ timeout: 50 });
    [...waiting.values()].find(({ ms }) => ms === 50)?.run();
    await expect(call).rejects.toMatchObject({ kind: 'timeout' });
    expect(waiting.size).toBe(0);
  });

  it('waits by its clock before it repeats a call', async () => {
    const { clock, waiting } = manualClock();
    const { fetch, seen } = fakeFetch((_request, count) =>
      count === 1 ? new Response(null, { status: 503 }) : Response.json([]),
    );
    const options = { host: 'https://a.test', session: memorySession(), random: () => 0 };
    const call = createShop({ ...options, fetch, environment: { clock } }).catalog.offers();
    await vi.waitFor(() => expect([...waiting.values()].map(({ ms }) => ms)).toContain(150));
    expect(seen).toHaveLength(1);
    [...waiting.values()].find(({ ms }) => ms === 150)?.run();
    expect(await call).toEqual([]);
  });

  it('waits by its clock for a session that is on its way', async () => {
    const { clock, waiting } = manualClock();
    const { fetch } = fakeFetch(() => new Promise<Response>(() => undefined));
    const options = { host: 'https://a.test', session: memorySession() };
    const shop = createShop({ ...options, fetch, environment: { clock } });
    const ensured = shop.session.ensure({ timeout: 70 });
    [...waiting.values()].find(({ ms }) => ms === 70)?.run();
    await expect(ensured).rejects.toMatchObject({ kind: 'timeout', operation: 'createSession' });
  });

  it('hands it on, and what is given in place of its parts wins', () => {
    const { clock } = manualClock();
    const [one, other] = [() => 'de la tienda', () => 'de la página'];
    const options = { session: memorySession(), environment: { clock, randomKey: one } };
    for (const shop of [createShop(options), createShopWith({}, options)]) {
      expect(environmentOf(shop).clock).toBe(clock);
      expect(environmentOf(shop).randomKey()).toBe('de la tienda');
      expect(environmentOf(shop, { randomKey: other }).randomKey()).toBe('de la página');
      expect(sessionOf(shop)).toBe(options.session);
    }
  });
});

describe('two shops on one page', () => {
  beforeEach(() => vi.stubGlobal('window', { localStorage: mapStorage().storage }));
  afterEach(() => vi.unstubAllGlobals());

  it('never read each other’s login, whoever made their sessions', () => {
    for (const own of [() => ({}), () => ({ session: localStorageSession() })]) {
      const one = createShop({ host: 'https://una.test', ...own() });
      const two = createShop({ host: 'https://otra.test', ...own() });
      sessionOf(one)?.write({ token: 'a.b.c', sessionToken: 'g-1' });
      expect(sessionOf(two)?.read()).toMatchObject({ token: null, sessionToken: null });
      const again = createShop({ host: 'https://una.test/', ...own() });
      expect(sessionOf(again)?.read()).toMatchObject({ token: 'a.b.c', sessionToken: 'g-1' });
      sessionOf(one)?.clear({ sessionToken: true });
    }
  });

  it('keep drafts, files and the line to other tabs apart too', () => {
    const shops = ['https://una.test', 'https://otra.test', ''].map((host) => createShop({ host }));
    expect(shops.map((shop) => environmentOf(shop).prefix)).toEqual([
      'filigrana:https://una.test:',
      'filigrana:https://otra.test:',
      'filigrana:',
    ]);
    const own = createShop({ host: 'https://una.test', environment: { prefix: 'joyas:' } });
    expect(environmentOf(own).prefix).toBe('joyas:');
  });

  it('do not share a session that is kept: the second one is told so', () => {
    const session = localStorageSession();
    createShop({ host: 'https://una.test', session });
    createShop({ host: 'https://una.test', session });
    expect(() => createShop({ host: 'https://otra.test', session })).toThrow(
      'https://otra.test needs a session of its own: this one is kept for https://una.test.',
    );
  });
});
