import { launchBrowser } from './browser.ts';
import type { Engine, Question } from './engine.ts';

/** Chromium, as far as a walk that all engines take needs it. */
export async function startChromium(viewport: { width: number; height: number }): Promise<Engine> {
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport });
  let page = await context.newPage();
  /** What is not there yet fails at once, as in the other engines. */
  const find = async (part: string) => {
    const found = page.locator(`xpath=${part}`).first();
    if ((await found.count()) === 0) throw new Error(`There is no ${part}`);
    return found;
  };
  return {
    async open(address) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    async inAnotherTab(act) {
      const first = page;
      page = await context.newPage();
      await act();
      page = first;
      await page.bringToFront();
    },
    ask: async <Answer>(part: string, question: Question<Answer>) =>
      (await find(part)).evaluate(question as (element: Element) => unknown) as Promise<Answer>,
    click: async (part) => (await find(part)).click(),
    type: async (part, keys) => (await find(part)).pressSequentially(keys),
    press: (key) => page.keyboard.press(key),
    write: (text) => page.keyboard.type(text),
    attach: async (part, file) => (await find(part)).setInputFiles(file),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
