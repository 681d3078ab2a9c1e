import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More stops than any page of the shop has between two places. */
export const MOST_STOPS = 120;

/** Whether the focus is kept and seen, or what is wrong with it. Asked in the page: it knows nothing around it. */
export function focusOf(): string {
  const held = document.activeElement;
  if (!held || held === document.body) return 'lost';
  // A heading that was given the focus is read aloud, nothing can be done with it.
  if (held.matches('h1, main')) return 'kept';
  const isOutlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
  const marked = [held, held.parentElement, held.parentElement?.parentElement].some(
    (element) =>
      element &&
      [null, '::before', '::after'].some((part) => isOutlined(getComputedStyle(element, part))),
  );
  return marked ? 'kept' : `invisible on ${held.outerHTML.slice(0, 200)}`;
}

/** Somebody without a mouse. After every key the focus must be somewhere, and be seen there. */
export function keyboardOf(page: Page) {
  const expectFocus = () => expect.poll(() => page.evaluate(focusOf)).toBe('kept');
  const isFocused = (target: Locator) =>
    target.evaluateAll((found) => found.some((element) => element === document.activeElement));

  const press = async (key: string) => {
    await page.keyboard.press(key);
    await expectFocus();
  };
  return {
    press,
    expectFocus,
    type: (text: string) => page.keyboard.type(text),
    /** Goes on from stop to stop until the target has the focus. */
    async tabTo(target: Locator) {
      await target.first().waitFor();
      for (let stop = 0; stop < MOST_STOPS; stop++) {
        if (await isFocused(target)) return;
        await press('Tab');
      }
      throw new Error(`Tab never comes to ${String(target)}`);
    },
    /** What has just appeared has taken the focus. */
    async expectOn(target: Locator) {
      await target.waitFor();
      await expect.poll(() => isFocused(target)).toBe(true);
    },
  };
}
