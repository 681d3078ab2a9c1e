import { ApiError } from '@filigrana/sdk';
import { act, cleanup } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { timings } from '../../shared/timings.ts';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { productWire } from '../../../test/product.ts';
import { renderHookWithShop, worldOf } from '../../../test/render-with-shop.tsx';
import { VirtualTime } from '../../../test/virtual-time.ts';
import { useSearch } from './use-search.ts';

const found = [productWire()];

function render(search: () => Promise<typeof found>) {
  const time = new VirtualTime();
  const asked = vi.fn(search);
  const { result, unmount } = renderHookWithShop(
    () => ({ search: useSearch(), toast: useToasts().toast }),
    { shop: { catalog: { search: asked } }, clock: time },
  );
  return {
    asked,
    unmount,
    get now() {
      return result.current.search;
    },
    get toast() {
      return result.current.toast;
    },
    type: (text: string) => act(() => result.current.search.setText(text)),
    pass: () => act(() => time.pass(timings.search.debounce)),
  };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('useSearch', () => {
  test('has every letter in the box at once', () => {
    const box = render(() => Promise.resolve(found));
    for (const text of ['c', 'ca', 'cad']) {
      act(() => box.now.setText(text));
      expect(box.now.text).toBe(text);
    }
  });

  test('finds, and is cleared when a result was chosen', async () => {
    const box = render(() => Promise.resolve(found));
    box.type('granate');
    await box.pass();
    expect(box.now).toMatchObject({ text: 'granate', status: 'open', results: found });
    act(() => box.now.clear());
    expect(box.now).toMatchObject({ text: '', status: 'closed', results: [], category: null });
  });

  test('closes on a failure, says nothing to the person and writes it to the console', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failure = new ApiError({ kind: 'network', message: 'offline' });
    const box = render(() => Promise.reject(failure));
    box.type('granate');
    await box.pass();
    expect(box.now).toMatchObject({ text: 'granate', status: 'closed', results: [] });
    expect(box.toast).toBeNull();
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('searchCatalog'), failure);
  });

  test('closes when the person looks elsewhere', async () => {
    const box = render(() => Promise.resolve(found));
    box.type('granate');
    await box.pass();
    act(() => box.now.close());
    expect(box.now).toMatchObject({ text: 'granate', status: 'closed' });
  });

  test('searches no more when it has left the screen', async () => {
    const box = render(() => Promise.resolve(found));
    box.type('granate');
    box.unmount();
    await box.pass();
    expect(box.asked).not.toHaveBeenCalled();
  });

  test('is rendered closed by a server', () => {
    const { wrapper: Shop } = worldOf({});
    const Probe = () => <p>{useSearch().status}</p>;
    expect(
      renderToString(
        <Shop>
          <Probe />
        </Shop>,
      ),
    ).toBe('<p>closed</p>');
  });
});
