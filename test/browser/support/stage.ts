import { createShop, localStorageSession } from '@filigrana/sdk';
import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { DESKTOP, useBrowser, visit, type Visit } from './browser.ts';
import { CUSTOMER, type Account } from './people.ts';
import { startShop, type RunningShop } from './shop.ts';

export interface Visitor extends Visit {
  /** Complaints of the browser that the test provokes, for example the line about a 404. */
  provokes(...said: RegExp[]): void;
}

type Storage = NonNullable<BrowserContextOptions['storageState']>;

/** What the browser of somebody who has logged in remembers. */
async function loginOf(host: string, account: Account): Promise<Storage> {
  const stored = new Map<string, string>();
  const session = localStorageSession({
    prefix: '',
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  });
  await createShop({ host, session }).accounts.login(account);
  const localStorage = [...stored].map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: host, localStorage }] };
}

/**
 * One shop and one browser for all tests of a file. A visitor is gone when its test has ended, and
 * the test fails when the browser had anything to complain about that it did not provoke.
 */
export function useStage(env: Record<string, string> = {}) {
  const browser = useBrowser();
  let shop: RunningShop;
  let visitors: { visitor: Visitor; provoked: RegExp[] }[] = [];
  const logins = new Map<string, Promise<Storage>>();

  beforeAll(async () => {
    shop = await startShop(env);
  });
  afterAll(() => shop.close());
  afterEach(async () => {
    const left = visitors;
    visitors = [];
    for (const { visitor, provoked } of left) {
      await visitor.close();
      expect(
        visitor.complaints.filter((said) => !provoked.some((known) => known.test(said))),
      ).toEqual([]);
    }
  });

  const enter = async (viewport = DESKTOP, options?: BrowserContextOptions): Promise<Visitor> => {
    const plain = await visit(browser(), shop.url, viewport, options);
    const provoked: RegExp[] = [];
    const visitor = { ...plain, provokes: (...said: RegExp[]) => void provoked.push(...said) };
    visitors.push({ visitor, provoked });
    return visitor;
  };

  return {
    /** Somebody whom the shop does not know. */
    enter,
    /** Somebody who has logged in before. */
    async enterAs(account: Account = CUSTOMER, viewport = DESKTOP): Promise<Visitor> {
      const login = logins.get(account.correo) ?? loginOf(shop.url, account);
      logins.set(account.correo, login);
      const storageState = await login;
      return enter(viewport, { storageState });
    },
    get url() {
      return shop.url;
    },
    get dataDir() {
      return shop.dataDir;
    },
  };
}
