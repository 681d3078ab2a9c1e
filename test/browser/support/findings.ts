import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { openFully } from './browser.ts';
import { SCREENS } from './pages.ts';
import type { Visitor } from './stage.ts';

interface AxeResults {
  violations: { id: string; nodes: { html: string }[] }[];
}

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds against WCAG 2.2 AA and its best practices, and whether the page scrolls sideways. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = (await page.evaluate(
    `${await axe};axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })`,
  )) as AxeResults;
  const sideways = await sidewaysOf(page);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
  ];
}

/** How far the page scrolls sideways, in px. */
export const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Makes the screen of a page another one, and waits until the page is drawn there. */
async function resize(page: Page, screen: { width: number; height: number }) {
  await page.setViewportSize(screen);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** What has to be on the screen of a page before it is judged. */
const READY: Record<string, (page: Page) => Promise<unknown>> = {
  '/admin': (page) => page.getByRole('img', { name: /^Ventas de las últimas/ }).waitFor(),
  '/admin/pedidos/revision': (page) =>
    page.getByRole('img', { name: /^Comprobante del pedido/ }).waitFor(),
};

/** Where doubled text has to fit, in px; a screen of 1280 px that is enlarged four times shows 320. */
const LARGE_TEXT_WIDTHS = [1440, 1280, 1024, 390, 320];

/** Doubles the text of a page, and says where that makes it scroll sideways or cuts off its header. */
async function findingsInLargeText(page: Page): Promise<Record<string, string>> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const found: Record<string, string> = {};
  for (const width of LARGE_TEXT_WIDTHS) {
    await resize(page, { width, height: 900 });
    const sideways = await sidewaysOf(page);
    const cutOff = await page.evaluate(
      () =>
        [...document.querySelectorAll('header :is(a, input)')].filter(
          (part) => part.getBoundingClientRect().right > window.innerWidth,
        ).length,
    );
    if (sideways > 0 || cutOff > 0)
      found[`at ${width} px, text doubled`] = `sideways by ${sideways} px, ${cutOff} cut off`;
  }
  return found;
}

/** The findings of several pages on every screen and with doubled text, by address; those without any are left out. */
export async function findingsAt(visitor: Visitor, addresses: readonly string[]) {
  const { page } = visitor;
  // A page that does not exist is a 404, and the browser says so.
  visitor.provokes(/404/);
  // Looks are judged at rest: nothing half faded in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: Record<string, Record<string, string | string[]>> = {};
  for (const address of addresses) {
    await openFully(page, address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await READY[address]?.(page);
    const here: Record<string, string | string[]> = {};
    for (const [name, viewport] of SCREENS) {
      await resize(page, viewport);
      const onScreen = await findings(page);
      if (onScreen.length > 0) here[name] = onScreen;
    }
    Object.assign(here, await findingsInLargeText(page));
    if (Object.keys(here).length > 0) found[address] = here;
  }
  return found;
}
