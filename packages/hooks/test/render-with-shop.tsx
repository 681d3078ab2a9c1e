import { memorySession, type Clock, type SessionState, type SessionStore } from '@filigrana/sdk';
import { render, renderHook, type RenderHookResult } from '@testing-library/react';
import { StrictMode, type ReactElement, type ReactNode } from 'react';
import { ShopProvider, type ShopProviderProps } from '../src/shared/provider/shop-provider.tsx';
import { fakeShop, type FakeShop } from './fake-shop.ts';

export interface ShopWorld extends Omit<ShopProviderProps, 'shop' | 'session' | 'children'> {
  clock?: Clock;
  shop?: FakeShop;
  /** What the session holds, or the store itself. */
  session?: SessionStore | Partial<SessionState>;
}

/** The provider of a test, in strict mode as every page should run. */
export function worldOf({ shop, session = {}, clock, ...props }: ShopWorld) {
  const store = 'read' in session ? session : memorySession(session);
  const client = fakeShop(shop);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <ShopProvider shop={client} session={store} environment={clock && { clock }} {...props}>
        {children}
      </ShopProvider>
    </StrictMode>
  );
  return { wrapper, session: store };
}

/** Renders a hook inside a shop. */
export function renderHookWithShop<Result>(
  hook: () => Result,
  world: ShopWorld = {},
): RenderHookResult<Result, unknown> & { session: SessionStore } {
  const { wrapper, session } = worldOf(world);
  return { ...renderHook(hook, { wrapper }), session };
}

/** Renders elements inside a shop. */
export function renderWithShop(element: ReactElement, world: ShopWorld = {}) {
  const { wrapper, session } = worldOf(world);
  return { ...render(element, { wrapper }), session };
}
