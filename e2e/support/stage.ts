import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { DESKTOP, launchBrowser, visit, type Visit } from './browser.ts';
import { CUSTOMER, logIn, type Account } from './people.ts';
import { startShop, type RunningShop } from './shop.ts';

export interface Visitor extends Visit {
  /** Complaints of the browser that the test provokes, for example the line about a 404. */
  provokes(...said: RegExp[]): void;
}

type Storage = BrowserContextOptions['storageState'];

/**
 * One shop and one browser for all tests of a file. A visitor is gone when its test has ended, and
 * the test fails when the browser had anything to complain about that it did not provoke.
 */
export function useStage(env: Record<string, string> = {}) {
  let browser: Browser;
  let shop: RunningShop;
  let visitors: { visitor: Visitor; provoked: RegExp[] }[] = [];
  const logins = new Map<string, Storage>();

  beforeAll(async () => {
    [browser, shop] = await Promise.all([launchBrowser(), startShop(env)]);
  });
  afterAll(async () => {
    await browser.close();
    await shop.close();
  });
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

  const enter = async (viewport = DESKTOP, storageState?: Storage): Promise<Visitor> => {
    const plain = await visit(browser, shop.url, viewport, storageState);
    const provoked: RegExp[] = [];
    const visitor = { ...plain, provokes: (...said: RegExp[]) => void provoked.push(...said) };
    visitors.push({ visitor, provoked });
    return visitor;
  };

  return {
    /** Somebody whom the shop does not know. */
    enter,
    /** Somebody who has logged in before: by the form the first time, remembered afterwards. */
    async enterAs(account: Account = CUSTOMER, viewport = DESKTOP): Promise<Visitor> {
      if (!logins.has(account.correo)) {
        const { context, page, close } = await visit(browser, shop.url);
        await page.goto('/clientes/login');
        await logIn(page, account);
        logins.set(account.correo, await context.storageState());
        await close();
      }
      return enter(viewport, logins.get(account.correo));
    },
    get url() {
      return shop.url;
    },
    get dataDir() {
      return shop.dataDir;
    },
  };
}
