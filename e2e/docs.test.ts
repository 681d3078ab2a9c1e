import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE } from './support/browser.ts';
import { findings, sidewaysOf } from './support/findings.ts';
import { useStage } from './support/stage.ts';

/** One page of every kind. */
const KINDS = [
  '/docs/',
  '/docs/start',
  '/docs/concepts/cart',
  '/docs/guides/deploying',
  '/docs/packages/sdk',
  '/docs/hooks',
  '/docs/hooks/use-cart',
  '/docs/machines/registration-machine',
  '/docs/api/shipping',
  '/docs/reference/sdk-schemas',
  '/docs/background/threat-model',
  '/docs/no-such-page',
];

const stage = useStage();

describe.each([
  ['at 1440 px', DESKTOP, 'light'],
  ['at 390 px, in the dark', PHONE, 'dark'],
] as const)('the documentation %s', (_name, viewport, colorScheme) => {
  test('is accessible, silent, and asks nobody else', async () => {
    const { page, provokes } = await stage.enter(viewport);
    // A page that does not exist is a 404, and the browser says so.
    provokes(/404/);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found: Record<string, string[]> = {};
    for (const address of KINDS) {
      await page.goto(address);
      await page.getByRole('combobox', { name: 'Search the documentation' }).waitFor();
      const here = await findings(page);
      if (here.length > 0) found[address] = here;
    }
    expect(found).toEqual({});
  });
});

test('at 320 px nothing scrolls sideways but code, tables and diagrams', async () => {
  const { page, provokes } = await stage.enter({ width: 320, height: 640 });
  provokes(/404/);
  const found: Record<string, number> = {};
  for (const address of [...KINDS, '/docs/reference/sdk-domain', '/docs/api/shapes']) {
    await page.goto(address);
    const sideways = await sidewaysOf(page);
    if (sideways > 0) found[address] = sideways;
  }
  expect(found).toEqual({});
});

test('the search finds a page by the keyboard alone', async () => {
  const { page } = await stage.enter();
  await page.goto('/docs/');
  const box = page.getByRole('combobox', { name: 'Search the documentation' });
  await box.waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('idempotency key');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const chosen = page.getByRole('option', { selected: true });
  const title = (await chosen.locator('strong').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/docs/');
  expect(title).not.toBe('');
  await page.getByRole('heading', { name: title }).first().waitFor();

  await box.fill('zzzzqqqq');
  await page.getByText('Nothing found for “zzzzqqqq”.').waitFor();
});

test('without a script every page can be read and reached', async () => {
  const { page } = await stage.enter(PHONE, { javaScriptEnabled: false });
  await page.goto('/docs');
  expect(await page.getByRole('combobox').count()).toBe(0);
  await page.getByText('Menu', { exact: false }).first().click();
  await page.getByRole('link', { name: 'The cart queue' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'The cart queue' }).waitFor();
  await page.getByRole('img', { name: /^States:/ }).waitFor();
  await page.getByRole('link', { name: 'Next Checkout' }).click();
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
});
