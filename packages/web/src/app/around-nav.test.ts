import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const isRouteReady = vi.fn((_pathname: string) => true);
const prepareRoute = vi.fn((_pathname: string): Promise<null> => Promise.resolve(null));
vi.mock('./routes.ts', () => ({
  isRouteReady,
  prepareRoute,
  findRoute: (pathname: string) => (/^\/(clientes)?$/.test(pathname) ? 'home' : null),
  routeKey: (match: string) => match,
}));
const { arrivedBy } = await import('./arrived-by.ts');
const { guardPops } = await import('./navigation.ts');
const { aroundNav, firstSegment, markPageTaken, usePagePreloading } =
  await import('./around-nav.ts');

const navigate = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  isRouteReady.mockReturnValue(true);
  window.history.replaceState(null, '', '/clientes/catalogo');
});
afterEach(() => void vi.useRealTimers());

test.each([
  ['/', ''],
  ['/clientes', 'clientes'],
  ['/clientes/catalogo', 'clientes'],
  ['/admin/stock', 'admin'],
])('the first segment of %s is "%s"', (pathname, segment) => {
  expect(firstSegment(pathname)).toBe(segment);
});

test('nobody leaves the first page before it is alive, for 5 s at most', async () => {
  aroundNav(navigate, '/clientes/contacto');
  await vi.advanceTimersByTimeAsync(4999);
  expect(navigate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(navigate).toHaveBeenCalledOnce();
  aroundNav(navigate, '/clientes/nosotros');
  markPageTaken();
  await vi.advanceTimersByTimeAsync(0);
  expect(navigate).toHaveBeenCalledTimes(2);
});

test('every navigation passes on where it comes from, beside the link’s own state', () => {
  aroundNav(navigate, '/clientes/producto/7', { state: { product: 7 } });
  expect(navigate).toHaveBeenCalledWith('/clientes/producto/7', {
    replace: false,
    state: { from: 'clientes', previous: '/clientes/catalogo', product: 7 },
  });
  expect(arrivedBy()).toBe('push');
});

test('another query of the same page keeps where the page was reached from', () => {
  window.history.replaceState({ from: '', previous: '/' }, '', '/clientes/catalogo');
  aroundNav(navigate, '/clientes/catalogo?precio=asc', { replace: true });
  expect(navigate).toHaveBeenCalledWith('/clientes/catalogo?precio=asc', {
    replace: true,
    state: { from: '', previous: '/' },
  });
});

test('the two addresses of the home page are one page: nobody has gone anywhere', () => {
  const before = arrivedBy();
  window.history.replaceState(null, '', '/');
  aroundNav(navigate, '/clientes', { replace: true });
  expect(navigate).toHaveBeenCalledWith('/clientes', { replace: true, state: {} });
  expect(arrivedBy()).toBe(before);
});

test('the old page stays until the code of the next one is here', async () => {
  isRouteReady.mockReturnValue(false);
  let arrive = (_: null) => {};
  prepareRoute.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  aroundNav(navigate, '/clientes/faq');
  expect(navigate).not.toHaveBeenCalled();
  arrive(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(navigate).toHaveBeenCalledOnce();
});

test('it stays 400 ms at most, also when the code cannot be loaded', async () => {
  isRouteReady.mockReturnValue(false);
  prepareRoute.mockReturnValueOnce(new Promise(() => {}));
  aroundNav(navigate, '/clientes/faq');
  await vi.advanceTimersByTimeAsync(399);
  expect(navigate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(navigate).toHaveBeenCalledOnce();

  prepareRoute.mockReturnValueOnce(Promise.reject(new Error('offline')));
  aroundNav(navigate, '/clientes/contacto');
  await vi.advanceTimersByTimeAsync(0);
  expect(navigate).toHaveBeenCalledTimes(2);
});

test('of several navigations asked for while waiting the last one wins', async () => {
  isRouteReady.mockReturnValue(false);
  prepareRoute.mockReturnValue(new Promise(() => {}));
  aroundNav(navigate, '/clientes/faq');
  aroundNav(navigate, '/clientes/contacto');
  await vi.advanceTimersByTimeAsync(400);
  expect(navigate.mock.calls.map(([to]) => to as string)).toEqual(['/clientes/contacto']);
});

test('the history buttons call off a navigation that still waits', async () => {
  isRouteReady.mockReturnValue(false);
  prepareRoute.mockReturnValue(new Promise(() => {}));
  aroundNav(navigate, '/clientes/faq');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await vi.advanceTimersByTimeAsync(400);
  expect(navigate).not.toHaveBeenCalled();
  expect(arrivedBy()).toBe('pop');
});

test('a step that only closes what lies over the page calls off no navigation', async () => {
  isRouteReady.mockReturnValue(false);
  prepareRoute.mockReturnValue(new Promise(() => {}));
  const stop = guardPops(() => true);
  aroundNav(navigate, '/clientes/pedido/31', { replace: true });
  window.dispatchEvent(new PopStateEvent('popstate'));
  await vi.advanceTimersByTimeAsync(400);
  expect(navigate).toHaveBeenCalledOnce();
  stop();
});

test('a step to what lay over the page and was closed goes back to the page, which hears of nothing', () => {
  const back = vi.spyOn(window.history, 'back').mockReturnValue();
  const heard = vi.fn();
  window.addEventListener('popstate', heard);
  const step = (over: string) => {
    window.history.replaceState({ over }, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  step(window.location.href);
  expect(back).toHaveBeenCalledOnce();
  expect(heard).not.toHaveBeenCalled();
  // What lay over another address is no business of this one.
  step('https://filigrana.test/clientes/faq');
  expect(back).toHaveBeenCalledOnce();
  expect(heard).toHaveBeenCalledOnce();
  window.removeEventListener('popstate', heard);
});

test.each(['pointerover', 'touchstart', 'focusin'])(
  'the code of a page is fetched at the %s of a link to it, and of no foreign one',
  (name) => {
    document.body.innerHTML =
      '<a href="/clientes/producto/7"><img alt=""></a><a href="https://example.org/x"><b>x</b></a><p></p>';
    const meant = (selector: string) =>
      document.querySelector(selector)?.dispatchEvent(new Event(name, { bubbles: true }));
    const { unmount } = renderHook(() => usePagePreloading());
    for (const selector of ['b', 'p']) meant(selector);
    expect(prepareRoute).not.toHaveBeenCalled();
    meant('img');
    expect(prepareRoute).toHaveBeenCalledExactlyOnceWith('/clientes/producto/7');
    unmount();
    meant('img');
    expect(prepareRoute).toHaveBeenCalledOnce();
  },
);
