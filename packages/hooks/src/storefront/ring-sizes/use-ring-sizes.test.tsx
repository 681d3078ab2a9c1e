import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useRingSizes } from './use-ring-sizes.ts';

const KEY = 'filigrana:tallas';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the size of a finger is kept on this device, the last one first', () => {
  const { result } = renderHookWithShop(useRingSizes);
  act(() => result.current.keep('anular', '7'));
  act(() => result.current.keep('medio', '8'));
  act(() => result.current.keep('anular', '6'));
  act(() => result.current.calibrate(6.04));
  const kept = {
    sizes: [
      { finger: 'anular', tamanio: '6' },
      { finger: 'medio', tamanio: '8' },
    ],
    pixelsPerMm: 6.04,
  };
  expect(result.current).toMatchObject(kept);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(kept);

  cleanup();
  const again = renderHookWithShop(useRingSizes).result;
  expect(again.current).toMatchObject(kept);
  act(() => again.current.keep('anular', null));
  expect(again.current.sizes).toEqual([{ finger: 'medio', tamanio: '8' }]);
});

test('what another tab keeps is there at once', () => {
  const { result } = renderHookWithShop(useRingSizes);
  localStorage.setItem(KEY, JSON.stringify({ sizes: [{ finger: 'pulgar', tamanio: '9' }] }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(result.current.sizes).toEqual([{ finger: 'pulgar', tamanio: '9' }]);
});

test.each([
  ['no object', '7'],
  [
    'other sizes',
    '{"sizes":[{"finger":"anular","tamanio":"13"},{"finger":"codo","tamanio":"7"},null]}',
  ],
  ['a screen that cannot be', '{"sizes":7,"pixelsPerMm":0.01}'],
])('%s that is found there counts as nothing', (_, stored) => {
  localStorage.setItem(KEY, stored);
  const { result } = renderHookWithShop(useRingSizes);
  expect(result.current).toMatchObject({ sizes: [], pixelsPerMm: null });
});
