import type { Page } from 'playwright-core';

/** Slows the network of a page down, in bytes per second. */
export async function slowDown(page: Page, { down, up }: { down: number; up: number }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: down,
    uploadThroughput: up,
  });
  return session;
}

/** What a phone has at the edge of a town, in bytes per second. */
export const SLOW_4G = { down: 200_000, up: 90_000 };
