import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createShop, memorySession } from '@filigrana/sdk';
import { openMockShop, openPage } from '../../../test/mocks.tsx';
import { useEndAllLogins } from './use-end-all-logins.ts';
import { useSession } from './use-session.ts';

const shop = openMockShop();

/** Whether a token still opens the profile of its account. */
const opens = (token: string) =>
  createShop({ host: shop().host, session: memorySession({ token }) })
    .accounts.profile()
    .then(
      () => true,
      () => false,
    );

it('whoever logs out holds a token that opens nothing, and stays logged in elsewhere', async () => {
  const page = openPage(shop(), 'customer', () => useSession());
  const here = page.session.read().token ?? '';
  const there = shop().signIn('customer').token;
  expect(await opens(here)).toBe(true);
  await page.act(({ logout }) => logout());
  await waitFor(async () => expect(await opens(here)).toBe(false));
  expect(await opens(there)).toBe(true);
});

it('whoever logs out everywhere is logged in nowhere', async () => {
  const page = openPage(shop(), 'manager', () => useEndAllLogins());
  const tokens = [page.session.read().token ?? '', shop().signIn('manager').token];
  expect(page.now().isOffered).toBe(true);
  await page.act(async ({ endAll }) => expect(await endAll()).toBe(true));
  for (const token of tokens) expect(await opens(token)).toBe(false);
});
