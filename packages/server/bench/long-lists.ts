import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, visit } from '../../../test/browser/support/browser.ts';
import { ADMIN, logIn } from '../../../test/browser/support/people.ts';
import { startShop } from '../../../test/browser/support/shop.ts';
import { fillFile, YEARS } from './fill-shop.ts';
import { median, ms } from './figures.ts';
import type { Figure } from './table.ts';

const ROUNDS = 5;
/** A quick typist, in ms between two keys. */
const KEY_MS = 90;
/** Time in which a page comes to rest, in ms. */
const REST_MS = 1_000;

const LISTS = [
  { what: `${YEARS.orders} orders`, at: '/admin/pedidos', typed: 'jimenez quiros' },
  { what: `${YEARS.products} products`, at: '/admin/productos', typed: 'anillo onix 1' },
  { what: `${YEARS.products} stocks`, at: '/admin/stock', typed: 'anillo onix 1' },
];

/** Runs in the page before its own code: tells when the first cards are on the screen. */
const WATCH = `
  window.drawn = new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('main article')) return;
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
`;

/** Somebody of the staff, in front of a shop. */
async function atWork(browser: Browser, url: string): Promise<BrowserContext> {
  const { context, page } = await visit(browser, url);
  await page.goto('/clientes/login');
  await logIn(page, ADMIN);
  await page.waitForURL('**/admin');
  await page.close();
  await context.addInitScript(WATCH);
  return context;
}

/** From the address to the first cards on the screen, in ms. */
async function firstView(page: Page, at: string): Promise<number> {
  await page.goto(at, { waitUntil: 'commit' });
  return page.evaluate<number>('window.drawn');
}

/**
 * The longest piece of work that the page does without a break while somebody types into the search,
 * in ms of the processor: what other programs take meanwhile does not count.
 */
async function longestTask(page: Page, at: string, text: string): Promise<number> {
  await firstView(page, at);
  const box = page.getByRole('searchbox');
  await box.click();
  await page.waitForTimeout(REST_MS);
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await box.pressSequentially(text, { delay: KEY_MS });
  await page.waitForTimeout(REST_MS);
  return longestOnMainThread(await browser?.stopTracing());
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the processor. */
  tdur?: number;
}

/** The main thread of the page is the one that keys come to. */
function longestOnMainThread(trace: Buffer | undefined): number {
  const { traceEvents } = JSON.parse(String(trace)) as { traceEvents: TraceEvent[] };
  const main = traceEvents.find(({ name }) => name === 'EventDispatch');
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pid === main?.pid && tid === main.tid,
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** Runs in the page: tells how long after the next key the server's rows are on the screen, counted. */
const FOUND = `
  window.found = new Promise((resolve) => {
    const count = () => document.querySelector('main h1').nextElementSibling.textContent;
    const before = count();
    document.addEventListener('keydown', () => {
      const began = performance.now();
      const watcher = new MutationObserver(() => {
        if (count() === before || count().startsWith('Parte')) return;
        watcher.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
      });
      watcher.observe(document, { childList: true, subtree: true, characterData: true });
    }, { once: true });
  });
  undefined;
`;

/** The list of orders of a shop that has grown: how soon it is there and searched, and what the page holds. */
export async function grownList(url: string): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    const page = await (await atWork(browser, url)).newPage();
    const [views, found]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      views.push(await firstView(page, '/admin/pedidos'));
      await page.waitForTimeout(REST_MS);
      const box = page.getByRole('searchbox');
      // What an earlier round has typed is remembered.
      await box.fill('onix 10');
      await page.waitForTimeout(REST_MS);
      await page.evaluate(FOUND);
      await page.keyboard.press(String(round + 1));
      found.push(await page.evaluate<number>('window.found'));
    }
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const what = '1000000 orders in a browser';
    const [view, letter, held] = [median(views), median(found), usedSize / 1e6];
    return [
      { what: `${what}, first view`, figure: ms(view), aim: '400 ms', holds: view <= 400 },
      {
        what: `${what}, from a key to the rows that the server found`,
        figure: ms(letter),
        aim: '150 ms',
        holds: letter <= 150,
      },
      {
        what: `${what}, memory of the page`,
        figure: `${Math.round(held)} MB`,
        aim: '120 MB',
        holds: held <= 120,
      },
    ];
  } finally {
    await browser.close();
  }
}

/**
 * What the long lists of the staff cost beside the same pages of a small shop, in turns: until the
 * first cards are there, and while somebody types into the search.
 */
export async function longLists(): Promise<Figure[]> {
  const figures: Figure[] = [];
  const browser = await launchBrowser();
  const shops = await Promise.all([startShop(), startShop()]);
  const [large, small] = shops;
  try {
    await large.stop();
    await fillFile(path.join(large.dataDir, 'filigrana.db'), YEARS);
    await large.start();
    const largePage = await (await atWork(browser, large.url)).newPage();
    const smallPage = await (await atWork(browser, small.url)).newPage();
    for (const { what, at, typed } of LISTS) {
      const [many, few]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        few.push(await firstView(smallPage, at));
        many.push(await firstView(largePage, at));
      }
      const [own, least] = [median(many), median(few)];
      figures.push({
        what: `${what}, first view`,
        figure: ms(own),
        beside: `${ms(least)} small shop`,
      });
      const typing = await longestTask(largePage, at, typed);
      const beside = await longestTask(smallPage, at, typed);
      figures.push({
        what: `${what}, longest task while typing`,
        figure: ms(typing),
        beside: `${ms(beside)} small shop`,
      });
    }
    return figures;
  } finally {
    await browser.close();
    for (const shop of shops) await shop.close();
  }
}
