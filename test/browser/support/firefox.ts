import { launch, type ElementHandle, type KeyInput } from 'puppeteer-core';
import { browserProgram } from '../../../scripts/lib/browsers.mjs';
import type { Engine } from './engine.ts';

/** Firefox, by WebDriver BiDi. */
export async function startFirefox(viewport: { width: number; height: number }): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: browserProgram('firefox'),
    defaultViewport: viewport,
    protocolTimeout: 60_000,
  });
  let page = await browser.newPage();
  const find = async (part: string) => {
    const found = await page.$(`xpath/${part}`);
    if (!found) throw new Error(`There is no ${part}`);
    return found as ElementHandle<HTMLElement>;
  };
  return {
    async open(address) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    async inAnotherTab(act) {
      const first = page;
      page = await browser.newPage();
      await act();
      page = first;
      await page.bringToFront();
    },
    ask: async (part, question) => (await find(part)).evaluate(question),
    click: async (part) => (await find(part)).click(),
    type: async (part, keys) => (await find(part)).type(keys),
    async press(keys) {
      const [key, held] = keys.replace('Space', ' ').split('+').toReversed() as KeyInput[];
      if (held) await page.keyboard.down(held);
      await page.keyboard.press(key ?? 'Tab');
      if (held) await page.keyboard.up(held);
    },
    write: (text) => page.keyboard.type(text),
    attach: async (part, file) =>
      ((await find(part)) as ElementHandle<HTMLInputElement>).uploadFile(file),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
