import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const codeCame = vi.fn();

/** A browser that has painted nothing yet, and says so when it does. */
let paint: () => void;
beforeEach(() => {
  vi.resetModules();
  codeCame.mockClear();
  vi.doMock('./entry-client.tsx', () => {
    codeCame();
    return {};
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['paint'];
      constructor(painted: () => void) {
        paint = painted;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (page: string) => {
  document.body.innerHTML = `<div id="root">${page}</div>`;
  return import('./boot.ts');
};
const hasCome = () => vi.waitFor(() => expect(codeCame).toHaveBeenCalledOnce());

test('the code of a page that shows something comes when it is on the screen', async () => {
  await open('<h1>Catálogo</h1>');
  expect(codeCame).not.toHaveBeenCalled();
  paint();
  await hasCome();
});

test('the code of a page that shows something comes at once when somebody acts', async () => {
  await open('<h1>Catálogo</h1>');
  window.dispatchEvent(new Event('pointerdown'));
  await hasCome();
});

test('a page that shows nothing yet waits for no paint, which Safari and Firefox never tell of', async () => {
  await open('<p role="status">Cargando</p>');
  await hasCome();
});

test('a browser that does not say when it has painted gets the code all the same', async () => {
  await open('<h1>Catálogo</h1>');
  await vi.advanceTimersByTimeAsync(4_000);
  await hasCome();
});
