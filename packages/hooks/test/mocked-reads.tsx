/** Reads every hook in every weather: an answer, none at all, a wrong one, a late one, a refused login. */
import type { ApiError } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import type { SWRResponse } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BROKEN,
  expectLoggedOut,
  NO_ANSWER,
  openPage,
  PROXY_PAGE,
  openMockShop,
  type FaultTarget,
  type MockShopServer,
  type PersonName,
} from './mocks.tsx';

/** A read as every page shows it. */
export interface Shown<Value> {
  state: 'idle' | 'loading' | 'failed' | 'empty' | 'ready';
  value: Value;
  /** Code of what is said about it; of a plain read the kind of its error. */
  says: string | null;
  /** Asks again. */
  again(): unknown;
}

export interface MockedRead<Value> {
  use(mock: MockShopServer): Shown<Value>;
  who?: PersonName;
  operation: FaultTarget;
  /** That everything of the shop is there. */
  holds(value: Value, mock: MockShopServer): void;
  /** What the shop answers when it has nothing. */
  empty?: unknown;
  /** What is said of an error of the server, of an answer that is not JSON, and of none. */
  says: readonly [broken: string | null, page: string | null, offline: string | null];
  /** What is left to see, and what is said, once the server refuses the login. */
  expired?: readonly [Shown<unknown>['state'], says: string | null];
}

/** Tells the value of a read from the code around it. */
export const read = <Value,>(one: MockedRead<Value>): MockedRead<never> =>
  one as unknown as MockedRead<never>;

/** Kinds of the error of a plain read. */
export const PLAIN = ['http', 'contract', 'network'] as const;

/** The same is said whatever went wrong. */
export const always = <Says,>(says: Says) => [says, says, says] as const;

/** A plain read: what SWR answers. */
export function plain<Value>(response: SWRResponse<Value, ApiError>): Shown<Value | undefined> {
  const { data, error, isLoading, mutate } = response;
  const isEmpty = Array.isArray(data) && data.length === 0;
  const told = data === undefined ? (isLoading ? 'loading' : 'idle') : isEmpty ? 'empty' : 'ready';
  return {
    state: error ? 'failed' : told,
    value: data,
    says: error?.kind ?? null,
    again: () => mutate().catch(() => undefined),
  };
}

/** A read that tells its own state. */
export function told<Value>(
  one: {
    status: string;
    notice: { code: string } | null;
    reload(): void;
  },
  value: Value,
): Shown<Value> {
  const isEmpty = one.status === 'ready' && Array.isArray(value) && value.length === 0;
  return {
    state: isEmpty ? 'empty' : (one.status as Shown<Value>['state']),
    value,
    says: one.notice?.code ?? null,
    again: one.reload,
  };
}

export function describeReads(reads: Readonly<Record<string, MockedRead<never>>>): void {
  const shop = openMockShop();
  // What a page says nothing about is written to the console; that is not looked at here.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  describe.each(Object.entries(reads))('%s', (_name, one) => {
    const { operation, who = null, says } = one;
    const open = () => openPage(shop(), who, () => one.use(shop()));
    const expectAnswer = ({ state, value, says: said }: Shown<never>) => {
      expect({ state, said }).toEqual({ state: 'ready', said: null });
      one.holds(value, shop());
    };

    it('shows what the shop has', async () => {
      const page = open();
      expect(page.now().state).toBe('loading');
      await page.until(expectAnswer);
    });

    if (one.empty !== undefined)
      it('shows that there is nothing', async () => {
        shop().fault(operation, { status: 200, body: one.empty });
        await open().until(({ state }) => expect(state).toBe('empty'));
      });

    it.each([
      ['an error of the server', BROKEN, says[0]],
      ['an answer that is not JSON', PROXY_PAGE, says[1]],
      ['a call that does not arrive', NO_ANSWER, says[2]],
    ])('says why it fails at %s, and recovers when asked again', async (_what, fault, said) => {
      shop().fault(operation, fault);
      const page = open();
      await page.until(({ state }) => expect(state).toBe('failed'));
      expect(page.now().says).toBe(said);
      shop().clearFaults();
      await page.act(({ again }) => again());
      await page.until(expectAnswer);
    });

    it('waits for a slow answer', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      try {
        shop().fault(operation, { delay: 1_000 });
        const page = open();
        await act(() => vi.advanceTimersByTimeAsync(900));
        expect(page.now().state).toBe('loading');
        await act(() => vi.advanceTimersByTimeAsync(100));
        await waitFor(() => expectAnswer(page.now()));
      } finally {
        vi.useRealTimers();
      }
    });

    if (one.expired !== undefined)
      it('forgets a login that the server refuses', async () => {
        const page = open();
        await page.until(expectAnswer);
        shop().expireSessions();
        await page.act(({ again }) => again());
        await waitFor(() => expectLoggedOut(page));
        await page.until(({ state, says: said }) => expect([state, said]).toEqual(one.expired));
      });
  });
}
