import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright-core';
import { expect } from 'vitest';
import { findChromium } from '../../scripts/lib/chromium.mjs';

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

export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to one.');
  return chromium.launch({ executablePath, args: ARGS });
}

/** Waits until a part of a page that the server has drawn answers to clicks. */
export async function alive(part: Locator): Promise<void> {
  await part.first().waitFor();
  await expect
    .poll(
      () =>
        part
          .first()
          .evaluate((element) =>
            Object.keys(element).some((key) => key.startsWith('__reactFiber')),
          ),
      { timeout: 60_000 },
    )
    .toBe(true);
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** What the browser complained about: console errors and warnings, uncaught errors, foreign requests. */
  complaints: string[];
  close(): Promise<void>;
}

/** A fresh visitor (own storage, empty unless given) on the shop at `url`. */
export async function visit(
  browser: Browser,
  url: string,
  viewport = DESKTOP,
  storageState?: BrowserContextOptions['storageState'],
): Promise<Visit> {
  const context = await browser.newContext({
    viewport,
    baseURL: url,
    locale: 'es-CR',
    timezoneId: 'America/Costa_Rica',
    ...(storageState !== undefined && { storageState }),
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
  return { context, page, complaints, close: () => context.close() };
}
