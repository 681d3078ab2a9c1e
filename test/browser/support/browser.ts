import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type Request,
  type Response,
} from 'playwright-core';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { browserProgram } from '../../../scripts/lib/browsers.mjs';

/** Flags for a browser that may run as root and never talks to anybody but the shop. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export function launchBrowser(...more: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: browserProgram('chromium'), args: [...ARGS, ...more] });
}

/** One browser for all tests of a file. */
export function useBrowser(): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  return () => browser;
}

/** Waits until parts of a page that the server has drawn answer: until React has taken them over. */
export async function alive(parts: Locator): Promise<void> {
  const page = parts.page();
  const areTaken = () =>
    parts.evaluateAll(
      (found) =>
        found.length > 0 &&
        found.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber'))),
    );
  const look = async () => {
    if (held.has(page)) await page.clock.runFor(TAKEOVER_STEP);
    return areTaken();
  };
  // Before a test begins, too, where a poll of the test may not be used.
  await vi.waitFor(async () => expect(await look()).toBe(true), { timeout: 60_000 });
}

/** Pages whose time stands still, and how far it moves on, in ms, while one waits for React: it needs some. */
const held = new WeakSet<Page>();
const TAKEOVER_STEP = 10;

/** Time stands still for the page from now on: it passes in the steps of the test, however slow the machine. */
export async function holdTime(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  held.add(page);
}

/** Whatever can be pressed or filled in. */
const controlsOf = (page: Page) =>
  page.locator('#root :is(a, button, input, select, textarea, summary)');

/**
 * Comes to an address of the shop and waits until the page there answers: what is clicked before is
 * lost. What may be done earlier has tests of its own.
 */
export async function goTo(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
  await alive(controlsOf(page));
  return answer;
}

/** Loads the page anew and waits until it answers. */
export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await alive(controlsOf(page));
}

/** Comes to an address and waits until all that it asks for has come, and half a second more. */
export async function openFully(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** What the browser complained about: console errors and warnings, uncaught errors, foreign requests. */
  complaints: string[];
  /** The page's own calls that nobody has answered yet. */
  pending: ReadonlySet<Request>;
  close(): Promise<void>;
}

/** A fresh visitor (own storage, empty unless given in the options) on the shop at `url`. */
export async function visit(
  browser: Browser,
  url: string,
  viewport = DESKTOP,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport,
    baseURL: url,
    locale: 'es-CR',
    timezoneId: 'America/Costa_Rica',
    ...options,
  });
  // Generous: a slow machine is no fault of the shop.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(url) && !/^(data|blob):/.test(address))
      complaints.push(`foreign request: ${address}`);
  });
  const pending = new Set<Request>();
  page.on('request', (request) => request.resourceType() === 'fetch' && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return { context, page, complaints, pending, close: () => context.close() };
}
