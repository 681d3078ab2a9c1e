import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openFully } from '../support/browser.ts';
import { sidewaysOf } from '../support/findings.ts';
import { OF_CUSTOMERS, PUBLIC } from '../support/pages.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

/** Doubles the text, and counts what of the header is beyond the edge of the screen then. */
const cutOffIn = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return [...document.querySelectorAll('header a, header input')].filter(
      (part) => part.getBoundingClientRect().right > window.innerWidth,
    ).length;
  });

test.each([1440, 1280, 1024, 390, 320])(
  'with the text twice as large no page scrolls sideways, and nothing of the header is cut off, at %i px',
  async (width) => {
    const viewport = { width, height: 900 };
    const found: Record<string, unknown> = {};
    for (const [visitor, addresses] of [
      [await stage.enter(viewport), PUBLIC],
      [await stage.enterAs(undefined, viewport), OF_CUSTOMERS],
    ] as const) {
      visitor.provokes(/404/);
      for (const address of addresses) {
        await openFully(visitor.page, address);
        const cutOff = await cutOffIn(visitor.page);
        const sideways = await sidewaysOf(visitor.page);
        if (sideways > 0 || cutOff > 0) found[address] = { sideways, cutOff };
      }
    }
    expect(found).toEqual({});
  },
);
