/** Takes every process through a shop: done, refused, without a connection, with a login that is over. */
import { createShop, DEFAULT_TIMEOUTS, memorySession, type Shop } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  expectLoggedOut,
  NEVER,
  NO_ANSWER,
  openPage,
  openMockShop,
  type Fault,
  type FaultTarget,
  type MockShopServer,
  type Page,
  type PersonName,
} from './mocks.tsx';

export interface MockedProcess<Hook> {
  who?: PersonName;
  operation: FaultTarget;
  /** What has happened before the page is opened. */
  before?(shop: Shop, mock: MockShopServer): Promise<unknown>;
  use(mock: MockShopServer): Hook;
  /** That the page can be used. */
  ready?(now: Hook): void;
  /** What a person fills in, and how it is sent: the first time and every other time. */
  fill?(page: Page<Hook>): Promise<void>;
  send(now: Hook, mock: MockShopServer): unknown;
  /** That the shop has it, and what the page shows then. */
  done(mock: MockShopServer, now: Hook): void;
  /** Code of what the page itself says; while it says nothing the last toast counts. */
  says?(now: Hook): string | undefined;
  /** What is said when it is done; null when what is seen is enough. */
  said: string | null;
  /** A refusal of the server, and what is said of it. */
  refused: readonly [Fault, said: string];
  /** What is said when no answer comes. */
  offline: string;
  /** What is said when the server never answers; by default as when no answer can come. */
  silent?: string;
  /** Milliseconds after which that is said; by default those of a call that sends no file. */
  patience?: number;
  /** What must not be lost by a failure. */
  kept?(now: Hook): unknown;
  /** What is said when the login is over. */
  expired?: string;
}

/** Tells the hook of a process from the code around it. */
export const process = <Hook,>(one: MockedProcess<Hook>): MockedProcess<never> =>
  one as unknown as MockedProcess<never>;

/** A second of the faked time, and what the program makes of it. */
const passSecond = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    // A machine that is a file of its own comes in its own time.
    await new Promise((resolve) => setImmediate(resolve));
  });

export function describeProcesses(processes: Readonly<Record<string, MockedProcess<never>>>): void {
  const shop = openMockShop();
  // What is only logged is not looked at here.
  const { error } = console;
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
      if (!String(said[0]).startsWith('[filigrana]')) error(...said);
    });
  });

  describe.each(Object.entries(processes))('%s', (_name, one) => {
    const { who = null, operation } = one;

    /** A page that is filled in. */
    async function open() {
      const mock = shop();
      const session = memorySession(who === null ? {} : mock.signIn(who));
      await one.before?.(createShop({ host: mock.host, session }), mock);
      const page = openPage(mock, who, () => one.use(mock));
      await page.until((now) => one.ready?.(now));
      await one.fill?.(page);
      const heard = () => one.says?.(page.now()) ?? page.toast();
      const send = () => page.act((now) => one.send(now, mock));
      return { ...page, heard, send };
    }
    const expectDone = (page: Awaited<ReturnType<typeof open>>) =>
      waitFor(() => {
        one.done(shop(), page.now());
        if (one.said !== null) expect(page.heard()).toBe(one.said);
      });

    it('is done, and says so', async () => {
      const page = await open();
      await page.send();
      await expectDone(page);
    });

    it.each([
      ['the server refuses', ...one.refused],
      ['no answer comes to', NO_ANSWER, one.offline],
    ])('keeps what %s, says why, and is done when sent again', async (_what, fault, said) => {
      const page = await open();
      const before = one.kept?.(page.now());
      shop().fault(operation, fault);
      await page.send();
      await waitFor(() => expect(page.heard()).toBe(said));
      expect(one.kept?.(page.now())).toEqual(before);
      shop().clearFaults();
      await page.send();
      await expectDone(page);
    });

    it('ends when the server never answers, says why, and is done when sent again', async () => {
      const page = await open();
      const before = one.kept?.(page.now());
      shop().fault('*', NEVER);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
      // Sent, and not waited for: the answer never comes.
      await page.act((now) => void one.send(now, shop()));
      const { patience = DEFAULT_TIMEOUTS.default, silent = one.offline } = one;
      const startedAt = Date.now();
      while (page.heard() !== silent && Date.now() - startedAt <= patience) await passSecond();
      expect(page.heard()).toBe(silent);
      expect(one.kept?.(page.now())).toEqual(before);
      vi.useRealTimers();
      shop().clearFaults();
      await page.send();
      await expectDone(page);
    });

    if (one.expired !== undefined)
      it('forgets a login that is over, and keeps what was filled in', async () => {
        const page = await open();
        const before = one.kept?.(page.now());
        shop().expireSessions();
        await page.send();
        await waitFor(() => expectLoggedOut(page));
        await waitFor(() => expect(page.heard()).toBe(one.expired));
        expect(one.kept?.(page.now())).toEqual(before);
      });
  });
}
