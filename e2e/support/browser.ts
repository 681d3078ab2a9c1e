import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
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

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** What the browser complained about: console errors and warnings, uncaught errors, foreign requests. */
  complaints: string[];
  close(): Promise<void>;
}

/** A fresh visitor (own storage) on the shop at `url`. */
export async function visit(browser: Browser, url: string, viewport = DESKTOP): Promise<Visit> {
  const context = await browser.newContext({
    viewport,
    baseURL: url,
    locale: 'es-CR',
    timezoneId: 'America/Costa_Rica',
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
