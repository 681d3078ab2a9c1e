import { createShop, memorySession, type Environment } from '@filigrana/sdk';
import { act, render, renderHook, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import useSWR from 'swr';
import { expect, it, vi } from 'vitest';
import { fakeShop } from '../../../test/fake-shop.ts';
import { httpError, loggedIn } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useRefresh } from '../reads/use-refresh.ts';
import type { Service } from '../services/service.ts';
import { useService } from '../services/use-service.ts';
import { fallbackEntry } from './fallback.ts';
import { useShopContext } from './shop-context.ts';
import { englishTexts } from '../../storefront/texts/english-texts.ts';
import { useTexts } from '../../storefront/texts/use-texts.ts';
import type { TextOverrides } from '../texts/say.ts';
import { ShopProvider } from './shop-provider.tsx';
import { useShop } from './use-shop.ts';

it('says what is missing when a hook is used outside of it', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useShop)).toThrow('<ShopProvider>');
  error.mockRestore();
});

it('names a tag that createShopWith was not given, in the console too: screens say less', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [shop, session] = [{}, memorySession()];
  const { result } = renderHook(useShop, {
    wrapper: ({ children }) => (
      <ShopProvider shop={shop} session={session}>
        {children}
      </ShopProvider>
    ),
  });
  const sentence = "shop.session.ensure is not there: give createShopWith the tag 'session'.";
  expect(() => result.current.session.ensure()).toThrow(sentence);
  expect(error).toHaveBeenCalledExactlyOnceWith('[filigrana] session:', new Error(sentence));
  error.mockRestore();
});

it('takes from its shop what that was made with; what it is given itself wins', () => {
  const session = memorySession({ sessionToken: 'g-1' });
  const [randomKey, own] = [() => 'de la tienda', () => 'de la página'];
  const shop = createShop({ host: 'https://una.test', session, environment: { randomKey } });
  const found = (parts?: Partial<Environment>) =>
    renderHook(useShopContext, {
      wrapper: ({ children }) => (
        <ShopProvider shop={shop} environment={parts}>
          {children}
        </ShopProvider>
      ),
    }).result.current;
  expect(found().session).toBe(session);
  expect(found().environment.randomKey()).toBe('de la tienda');
  expect(found().environment.prefix).toBe('filigrana:https://una.test:');
  expect(found({ randomKey: own }).environment.randomKey()).toBe('de la página');
});

it('says that the session is missing when nobody knows one', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<ShopProvider shop={{ ...fakeShop() }} />)).toThrow('needs the session');
  error.mockRestore();
});

it('keeps its services, cache and toasts when it renders again with new objects', () => {
  const shop = fakeShop();
  const session = memorySession();
  const seen = new Set<unknown>();
  const Reader = () => {
    seen.add(useShopContext());
    return null;
  };
  const page = () => (
    <ShopProvider shop={shop} session={session} texts={{}} onUnauthenticated={() => undefined}>
      <Reader />
    </ShopProvider>
  );
  const { rerender } = render(page());
  rerender(page());
  expect(seen.size).toBe(1);
});

it('says what is on the screen in other words as soon as it is given other texts', () => {
  const [shop, session] = [fakeShop(), memorySession()];
  const Sentence = () => useTexts().sentence({ code: 'cart.removed' });
  const page = (texts?: TextOverrides) => (
    <ShopProvider shop={shop} session={session} texts={texts}>
      <Sentence />
    </ShopProvider>
  );
  const { container, rerender } = render(page());
  expect(container.textContent).toBe('Producto eliminado');
  rerender(page(englishTexts));
  expect(container.textContent).toBe('Piece removed');
});

it('makes a service once, starts it when it is used, and stops it at the end', () => {
  const log: string[] = [];
  const service: Service<object> = {
    create: () => {
      log.push('made');
      return {};
    },
    start: () => {
      log.push('started');
      return () => void log.push('stopped');
    },
  };
  const shop = fakeShop();
  const session = memorySession();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShopProvider shop={shop} session={session}>
      {children}
    </ShopProvider>
  );
  const { result, rerender, unmount } = renderHook(
    () => [useService(service), useService(service)] as const,
    { wrapper },
  );
  const [first, second] = result.current;
  expect(first).toBe(second);
  rerender();
  expect(log).toEqual(['made', 'started']);
  unmount();
  expect(log).toEqual(['made', 'started', 'stopped']);
});

it('runs a service also where effects run twice', () => {
  let running = 0;
  const service: Service<object> = {
    create: () => ({}),
    start: () => {
      running += 1;
      return () => void (running -= 1);
    },
  };
  const { unmount } = render(
    <StrictMode>
      <ShopProvider shop={fakeShop()} session={memorySession()}>
        <Runner service={service} />
      </ShopProvider>
    </StrictMode>,
  );
  expect(running).toBe(1);
  unmount();
  expect(running).toBe(0);
});

function Runner({ service }: { service: Service<object> }) {
  useService(service);
  return null;
}

it('shows the server’s answers at once, under the key of their hook', () => {
  const key = ['getShippingFee'] as const;
  const { result } = renderHookWithShop(
    () => useSWR(key, () => new Promise<never>(() => undefined)),
    {
      fallback: Object.fromEntries([fallbackEntry(key, { monto: 8 })]),
    },
  );
  expect(result.current.data).toEqual({ monto: 8 });
});

it('forgets a login that a read finds refused, and tells the embedder', async () => {
  const onUnauthenticated = vi.fn();
  const read = () => Promise.reject(httpError(401));
  const { session } = renderHookWithShop(() => useSWR(['listMyOrders', 7], read), {
    session: loggedIn(),
    onUnauthenticated,
  });
  await waitFor(() => expect(session.read().token).toBeNull());
  expect(onUnauthenticated).toHaveBeenCalledOnce();
});

it('tells of a refused login once, however many calls find it refused', () => {
  const onUnauthenticated = vi.fn();
  const { result, session } = renderHookWithShop(useShopContext, {
    session: { ...loggedIn(), sessionToken: 'guest-1' },
    onUnauthenticated,
  });
  act(() => result.current.expireSession());
  act(() => result.current.expireSession());
  expect(session.read()).toEqual({ token: null, usuario: null, sessionToken: 'guest-1' });
  expect(onUnauthenticated).toHaveBeenCalledOnce();
});

it('reads again exactly what a write has made stale', async () => {
  const fee = vi.fn(() => Promise.resolve(8));
  const banners = vi.fn(() => Promise.resolve([]));
  const { result } = renderHookWithShop(() => {
    useSWR(['getShippingFee'], fee);
    useSWR(['listBanners'], banners);
    return useRefresh();
  });
  await waitFor(() => expect(banners).toHaveBeenCalled());
  const [feeBefore, bannersBefore] = [fee.mock.calls.length, banners.mock.calls.length];
  await act(() => result.current(['getShippingFee']));
  expect(fee.mock.calls.length).toBe(feeBefore + 1);
  expect(banners.mock.calls.length).toBe(bannersBefore);
});
