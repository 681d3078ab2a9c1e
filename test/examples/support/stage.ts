import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser, visit, type Visit } from '../../browser/support/browser.ts';
import { startShop, type RunningShop } from '../../browser/support/shop.ts';
import { copyOf, type Copy, type Started } from './copy.ts';

/** A copy of an example and a real shop beside it, for all tests of a file. */
export function useExample(name: string) {
  let copy: Copy;
  let shop: RunningShop;
  beforeAll(async () => {
    [copy, shop] = await Promise.all([copyOf(name), startShop()]);
  });
  afterAll(() => shop.close());
  return {
    get copy() {
      return copy;
    },
    get shop() {
      return shop;
    },
  };
}

/**
 * A browser for the pages of an example. A test fails when the console had anything to say, be it
 * only a remark, or when the page called anybody but its own origin.
 */
export function useBrowser() {
  let browser: Browser;
  let left: (() => void | Promise<void>)[] = [];
  let visits: Visit[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    const complaints = visits.flatMap((visitor) => visitor.complaints);
    for (const close of left.reverse()) await close();
    [left, visits] = [[], []];
    expect(complaints).toEqual([]);
  });
  return {
    /** Keeps what a test has started, and ends it after the test. */
    keep(started: Started): string {
      left.push(started.stop);
      return started.url;
    },
    async enter(url: string, viewport?: { width: number; height: number }) {
      const visitor = await visit(browser, url, viewport);
      left.push(visitor.close);
      visits.push(visitor);
      visitor.page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type()))
          visitor.complaints.push(`${message.type()}: ${message.text()}`);
      });
      await visitor.page.emulateMedia({ reducedMotion: 'reduce' });
      return visitor.page;
    },
  };
}
