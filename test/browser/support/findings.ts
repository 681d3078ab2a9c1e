import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { openFully } from './browser.ts';
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

/** What has to be on the screen of a page before it is judged. */
const READY: Record<string, (page: Page) => Promise<unknown>> = {
  '/admin': (page) => page.getByRole('img', { name: /^Ventas de las últimas/ }).waitFor(),
  '/admin/pedidos/revision': (page) =>
    page.getByRole('img', { name: /^Comprobante del pedido/ }).waitFor(),
};

/** The findings of several pages, by address; those without any are left out. */
export async function findingsAt(visitor: Visitor, addresses: readonly string[]) {
  const { page } = visitor;
  // A page that does not exist is a 404, and the browser says so.
  visitor.provokes(/404/);
  // Looks are judged at rest: nothing half faded in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    await openFully(page, address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await READY[address]?.(page);
    const here = await findings(page);
    if (here.length > 0) found[address] = here;
  }
  return found;
}
