/** Hooks in the shop of the mocks: a DOM around them, the real client between the two. */
import {
  mockShopServer,
  type Fault,
  type FaultTarget,
  type MockShopServer,
  type MockShopServerOptions,
  type PersonName,
} from '@filigrana/mocks/node';
import { createShop, memorySession, type SessionStore, type Shop } from '@filigrana/sdk';
import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { ShopProvider, type ShopProviderProps } from '../src/shared/provider/shop-provider.tsx';
import { useToasts } from '../src/shared/toasts/use-toasts.ts';

/** One shop for a file of tests; each of them finds it as in the beginning. */
export function openMockShop(options?: MockShopServerOptions): () => MockShopServer {
  let mock: MockShopServer;
  beforeAll(() => {
    mock = mockShopServer(options);
  });
  afterEach(() => mock.reset());
  afterAll(() => mock.close());
  return () => mock;
}

/** A page with one hook on it. */
export interface Page<Result> {
  mock: MockShopServer;
  shop: Shop;
  session: SessionStore;
  /** What the hook returns now. */
  now(): Result;
  /** The last toast, title and text; a busy computer may be late for it. */
  toast(): string | null;
  /** How often the embedder was told that the login is over. */
  refused(): number;
  act(what: (now: Result) => unknown): Promise<void>;
  until(isThere: (now: Result) => void): Promise<void>;
}

/** Opens a page, for somebody who is logged in or for nobody. */
export function openPage<Result>(
  mock: MockShopServer,
  who: PersonName | null,
  hook: () => Result,
  texts?: Pick<ShopProviderProps, 'texts' | 'preferOwnTexts'>,
): Page<Result> {
  const session = memorySession(who === null ? {} : mock.signIn(who));
  // A failure is to be seen at once: repeating calls is tested where it is done.
  const environment = { prefix: 'joyas:' };
  const shop = createShop({ host: mock.host, session, retries: 0, environment });
  const onUnauthenticated = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <ShopProvider shop={shop} session={session} onUnauthenticated={onUnauthenticated} {...texts}>
        {children}
      </ShopProvider>
    </StrictMode>
  );
  let lastToast: string | null = null;
  const { result } = renderHook(
    () => {
      const { toast } = useToasts();
      useEffect(() => {
        if (toast) lastToast = [toast.title, toast.description].filter(Boolean).join(': ');
      }, [toast]);
      return hook();
    },
    { wrapper },
  );
  const now = () => result.current;
  return {
    mock,
    shop,
    session,
    now,
    toast: () => lastToast,
    refused: () => onUnauthenticated.mock.calls.length,
    act: (what) =>
      act(async () => {
        await what(now());
      }),
    until: (isThere) => waitFor(() => isThere(now())),
  };
}

/** The login is over, and whoever embeds the shop was told once. */
export function expectLoggedOut({ session, refused }: Page<unknown>): void {
  expect(session.read()).toMatchObject({ token: null, usuario: null });
  expect(refused()).toBe(1);
}

/** What a server can do to every call, by a sentence about it. */
export const NO_ANSWER: Fault = { drop: 'before' };
/** A server that takes what it is sent and says nothing. */
export const NEVER: Fault = { delay: 1_000_000_000 };
export const PROXY_PAGE: Fault = { status: 200, body: '<!doctype html><title>502</title>' };
export const BROKEN: Fault = { status: 500 };
export const NOT_NOW: Fault = { code: 'INVALID_STATE' };

/** What the server says then. */
export const SAID = {
  broken: 'Error interno del servidor. Inténtalo de nuevo.',
  notNow: 'Esta acción no es posible en el estado actual.',
  logIn: 'Inicia sesión para continuar.',
} as const;

export type { Fault, FaultTarget, MockShopServer, PersonName };
