import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitor } from './stage.ts';

/** Something that goes wrong between the page and the shop. */
export interface Fault {
  name: string;
  answer(route: Route): unknown;
  /** What the browser itself has to say about it. */
  complaint?: RegExp;
  /** The page gives up by itself after so many ms. */
  patience?: number;
}

/** An answer with this status; the body is what the shop would send. */
export const refusal = (status: number, code?: string, error?: string): Fault => ({
  name: [status, code].filter(Boolean).join(' '),
  answer: (route) => route.fulfill({ status, json: { error, code } }),
  complaint: new RegExp(`status of ${status}`),
});

export const OFFLINE: Fault = {
  name: 'no connection',
  answer: (route) => route.abort('internetdisconnected'),
  complaint: /ERR_INTERNET_DISCONNECTED/,
};

/** What a proxy or a captive portal puts in the place of an answer. */
export const NOT_JSON: Fault = {
  name: 'a page instead of JSON',
  answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Bienvenido</h1>' }),
};

/** No answer at all. */
export const silence = (patience = 30_000): Fault => ({
  name: 'no answer in time',
  answer: () => undefined,
  patience,
});

/** Holds back what a page asks for until the test lets it through. */
export async function holdBack(page: Page, calls: string | RegExp): Promise<() => void> {
  let letThrough = () => {};
  const through = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(calls, async (route) => {
    await through;
    await route.continue();
  });
  return letThrough;
}

/** Makes the calls of a visitor go wrong; the page's clock must be installed for a silence. */
export async function breakCalls(visitor: Visitor, calls: RegExp, fault: Fault) {
  const { page } = visitor;
  const handler = (route: Route) => fault.answer(route);
  if (fault.complaint) visitor.provokes(fault.complaint);
  await page.route(calls, handler);
  const asked = page.waitForRequest(calls);
  // Whoever waits for it is told; a test that ended before is not.
  asked.catch(() => undefined);
  return {
    /** Waits until the call was made and, where nobody answers, until the page has given up. */
    async struck() {
      await asked;
      if (!fault.patience) return;
      // Time passes for every call alike: what is only slow would be given up, too.
      const others = () =>
        [...visitor.pending].map((call) => call.url()).filter((url) => !calls.test(url));
      await expect.poll(others, { timeout: 60_000 }).toEqual([]);
      await page.clock.fastForward(fault.patience);
    },
    end: () => page.unroute(calls, handler),
  };
}
